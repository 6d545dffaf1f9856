import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataDirProblem, makeDataDir } from './data-dir';

const failing: { code: string | undefined } = { code: undefined };
jest.mock('node:fs', () => {
  const actual = jest.requireActual<{ mkdtempSync: (prefix: string) => string }>('node:fs');
  return {
    ...actual,
    mkdtempSync: (prefix: string) => {
      if (failing.code && prefix.endsWith('.probe-'))
        throw Object.assign(new Error(failing.code), { code: failing.code });
      return actual.mkdtempSync(prefix);
    },
  };
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-dir-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('creates the directory for its owner only, under any umask, and leaves no files in it', () => {
  const before = process.umask(0o277);
  try {
    makeDataDir(path.join(folder, 'data'));
  } finally {
    process.umask(before);
  }
  expect(statSync(path.join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(readdirSync(path.join(folder, 'data'))).toEqual([]);
});

test('does not change the permissions of an existing directory', () => {
  const before = statSync(folder).mode;
  makeDataDir(folder);
  expect(statSync(folder).mode).toBe(before);
});

test('a check of a missing directory creates nothing', () => {
  expect(dataDirProblem(path.join(folder, 'data', 'of', 'site'))).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

// These hold for root as well, who may write wherever there is a place to write.
describe.each([
  ['looking', (dir: string) => dataDirProblem(dir)?.words],
  ['making', problemOfMaking],
])('%s', (_, problemOf) => {
  test('a directory below a file is rejected', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const advice = 'mend that, or set DATA_DIR to another folder.';
    expect(problemOf(path.join(file, 'data'))).toBe(
      `DATA_DIR (${file}/data) cannot be written: a part of the path is a file; ${advice}`,
    );
    expect(problemOf(file)).toBe(
      `DATA_DIR (${file}) cannot be written: a file stands in its place; ${advice}`,
    );
  });

  test('a file system that accepts no files is named as the reason', () => {
    if (!existsSync('/proc/self')) return;
    expect(problemOf('/proc/self/data')).toMatch(/^DATA_DIR \(\/proc\/self\/data\) cannot be written: /);
  });
});

function problemOfMaking(dir: string): string | undefined {
  try {
    makeDataDir(dir);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(['ENOSPC', 'EROFS', 'EDQUOT', 'EIO'])(
  'a start goes on when the disk fails with %s, and says what is served until then',
  (code) => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation();
    failing.code = code;
    expect(() => makeDataDir(folder)).not.toThrow();
    expect(errorSpy).toHaveBeenCalledWith(
      expect.stringMatching(/^DATA_DIR \(.*\) cannot be written: .*Until then public pages are served/),
    );
    failing.code = 'EACCES';
    expect(() => makeDataDir(folder)).toThrow('this user may not read and write there');
    failing.code = undefined;
    errorSpy.mockRestore();
  },
);
