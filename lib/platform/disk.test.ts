import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeBytes } from './disk';

test('where a folder does not exist yet, its disk is looked at', () => {
  expect(freeBytes(path.join(tmpdir(), 'missing', 'data'))).toBeGreaterThan(0);
});
