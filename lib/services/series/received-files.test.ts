import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { DAY } from '@/lib/platform/clock';
import {
  bytesOf,
  decline,
  deleteOldFiles,
  markReviewed,
  MOST_FILES,
  settle,
  storeReceived,
  wait,
  waitingFor,
  type ReceivedFile,
} from './received-files';

const dataDir = freshDataDir();
const START = Date.parse('2026-01-01T09:00:00Z');

const receive = (id: string, day: number) =>
  storeReceived(id, { name: 'file.csv', bytes: Buffer.from(`${id} ${day}`), now: START + day * DAY });
const isStored = ({ file }: ReceivedFile) => existsSync(path.join(dataDir, 'figures', file));

test('of the files of a series the newest are stored, what waits, and what was applied', () => {
  expect(deleteOldFiles([])).toBe(0);
  const files = Array.from({ length: MOST_FILES + 5 }, (_, day) => receive('gold-usd-oz', day));
  const secondFile = receive('us-10y', 0);
  const [applied, waiting, check, ...rest] = files;
  if (!applied || !waiting || !check) throw new Error('There are no files');
  wait('gold-usd-oz', { ...waiting, check });
  expect(deleteOldFiles([applied.sha256])).toBe(2);
  expect(files.filter((file) => !isStored(file))).toEqual(rest.slice(0, 2));
  expect(isStored(secondFile)).toBe(true);

  settle('gold-usd-oz', waiting);
  expect(deleteOldFiles([applied.sha256])).toBe(2);
  expect([waiting, check, applied].map(isStored)).toEqual([false, false, true]);
});

test('what somebody changed or deleted is not read, and comes back when it is imported again', () => {
  const received = receive('us-cpi', 1);
  const target = path.join(dataDir, 'figures', received.file);
  writeFileSync(target, 'something else');
  expect(() => bytesOf(received)).toThrow(`${target}: file.csv was stored here, and has been changed`);
  expect(bytesOf(receive('us-cpi', 1)).toString()).toBe('us-cpi 1');
  rmSync(target);
  expect(() => bytesOf(received)).toThrow('has been deleted: import it again');
});

test('a file that says what waits and is damaged is named', () => {
  const received = receive('us-cpi', 2);
  wait('us-cpi', received);
  const file = path.join(dataDir, 'figures', 'waiting', 'us-cpi.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect(() => waitingFor('us-cpi')).toThrow(`${file}: This is not as the command wrote it`);
  deleteOldFiles([]);
  for (let day = 3; day < MOST_FILES + 5; day++) receive('us-cpi', day);
  const old = Array.from({ length: MOST_FILES + 1 }, (_, day) => receive('silver-usd-oz', day));
  // What nobody can read may be any of these; the files of other series do not wait for it.
  expect(deleteOldFiles([])).toBe(1);
  expect([old[0], received].map((each) => each && isStored(each))).toEqual([false, true]);
  wait('us-cpi', received);
  expect(waitingFor('us-cpi')).toEqual(received);
});

test('a look counts for the file that was looked at', () => {
  const [first, second] = [receive('us-10y', 1), receive('us-10y', 2)];
  wait('us-10y', first);
  markReviewed('us-10y', first);
  expect(waitingFor('us-10y')).toEqual({ ...first, reviewed: true });
  wait('us-10y', first);
  expect(waitingFor('us-10y')).toEqual({ ...first, reviewed: true });
  wait('us-10y', { ...first, columns: { date: 'Month', value: 'Yield' } });
  expect(waitingFor('us-10y')?.reviewed).toBeUndefined();
  wait('us-10y', second);
  markReviewed('us-10y', first);
  expect(waitingFor('us-10y')).toEqual(second);
  decline('us-10y');
  expect(waitingFor('us-10y')).toBeUndefined();
});

test('who decides about one file leaves another that was imported meanwhile', () => {
  const [first, second] = [receive('us-10y', 1), receive('us-10y', 2)];
  wait('us-10y', second);
  settle('us-10y', first);
  expect(waitingFor('us-10y')).toEqual(second);
  settle('us-10y', second);
  expect(waitingFor('us-10y')).toBeUndefined();
});
