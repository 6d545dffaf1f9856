import { existsSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import { deleteOldFiles, keep, MOST_FILES, settle, wait, type ReceivedFile } from './received-files';

const dataDir = freshDataDir();
const START = Date.parse('2026-01-01T09:00:00Z');

const receive = (id: string, day: number) =>
  keep(id, { name: 'file.csv', bytes: Buffer.from(`${id} ${day}`), now: START + day * DAY });
const isStored = ({ file }: ReceivedFile) => existsSync(path.join(dataDir, 'figures', file));

test('of the files of a series the newest are stored, what waits, and what was applied', () => {
  expect(deleteOldFiles([])).toBe(0);
  const files = Array.from({ length: MOST_FILES + 5 }, (_, day) => receive('gold-usd-oz', day));
  const other = receive('us-10y', 0);
  const [applied, waiting, check, ...rest] = files;
  if (!applied || !waiting || !check) throw new Error('There are no files');
  wait('gold-usd-oz', { ...waiting, check });
  expect(deleteOldFiles([applied.sha256])).toBe(2);
  expect(files.filter((file) => !isStored(file))).toEqual(rest.slice(0, 2));
  expect(isStored(other)).toBe(true);

  settle('gold-usd-oz');
  expect(deleteOldFiles([applied.sha256])).toBe(2);
  expect([waiting, check, applied].map(isStored)).toEqual([false, false, true]);
});
