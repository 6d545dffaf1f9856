import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDataDirInUse, leaseDataDir, otherMachine } from './machine-lease';

const dir = mkdtempSync(path.join(tmpdir(), 'lease-'));
const file = path.join(dir, 'machine.json');
afterAll(() => rmSync(dir, { recursive: true }));

test('a lease of this machine does not prevent a start; that of another does, until it is a minute old', () => {
  expect(otherMachine(dir)).toBeUndefined();
  const release = leaseDataDir(dir);
  expect(otherMachine(dir)).toBeUndefined();
  expect(isDataDirInUse(dir, Date.now())).toBe(true);
  const lease = JSON.parse(readFileSync(file, 'utf8')) as { at: number };
  writeFileSync(file, JSON.stringify({ ...lease, id: 'of another', name: 'web-2' }));
  expect(otherMachine(dir)).toBe('web-2');
  expect(otherMachine(dir, lease.at + 60_001)).toBeUndefined();
  release();
  expect(otherMachine(dir)).toBeUndefined();
  expect(isDataDirInUse(dir, Date.now())).toBe(false);
});

test('an unreadable lease is ignored', () => {
  writeFileSync(file, '{');
  expect(otherMachine(dir)).toBeUndefined();
});
