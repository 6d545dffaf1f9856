import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDataDir } from './data-dir.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('makes the directory for its owner alone, under any umask, and leaves nothing in it', () => {
  const before = process.umask(0o277);
  try {
    checkDataDir(path.join(folder, 'data'));
  } finally {
    process.umask(before);
  }
  expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(readdirSync(path.join(folder, 'data'))).toEqual([]);
});

test('leaves the rights of a directory that is there as they are', () => {
  const before = statSync(folder).mode;
  checkDataDir(folder);
  expect(statSync(folder).mode).toBe(before);
});

// These hold for root as well, who may write wherever there is a place to write.
test('below a file there is no place', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => checkDataDir(path.join(file, 'data'))).toThrow(
    `DATA_DIR (${file}/data) cannot be written: a part of the path is a file.`,
  );
  expect(() => checkDataDir(file)).toThrow(
    `DATA_DIR (${file}) cannot be written: a file stands in its place.`,
  );
});

test('a file system that takes no files is named as the reason', () => {
  if (!existsSync('/proc/self')) return;
  expect(() => checkDataDir('/proc/self/data')).toThrow(
    /^DATA_DIR \(\/proc\/self\/data\) cannot be written: /,
  );
});
