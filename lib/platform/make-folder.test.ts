import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder } from './make-folder';

let isReadOnly = false;
jest.mock('node:fs', () => {
  type MakeFolder = (folder: string, options?: { recursive?: boolean }) => unknown;
  const actual = jest.requireActual<{ mkdirSync: MakeFolder }>('node:fs');
  return {
    ...actual,
    // As Node does on a file system that was mounted read-only.
    mkdirSync: (folder: string, options?: { recursive?: boolean }) => {
      const code = options?.recursive ? 'ENOENT' : 'EROFS';
      if (isReadOnly) throw Object.assign(new Error(code), { code });
      return actual.mkdirSync(folder, options);
    },
  };
});

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'make-folder-'))));
afterEach(() => {
  isReadOnly = false;
  rmSync(root, { recursive: true });
});

test('makes a folder and those above it for their owner only, under any umask', () => {
  const before = process.umask(0o277);
  try {
    makeFolder(path.join(root, 'a', 'b'));
  } finally {
    process.umask(before);
  }
  expect(statSync(path.join(root, 'a', 'b')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(root, 'a')).mode & 0o777).toBe(0o700);
});

test('leaves a folder as it is', () => {
  const { mode } = statSync(root);
  makeFolder(root);
  expect(statSync(root).mode).toBe(mode);
});

test('a read-only file system is named as such, and a file as a file', () => {
  isReadOnly = true;
  expect(() => makeFolder(path.join(root, 'a', 'b'))).toThrow(expect.objectContaining({ code: 'EROFS' }));
  isReadOnly = false;
  writeFileSync(path.join(root, 'file'), '');
  expect(() => makeFolder(path.join(root, 'file'))).toThrow(expect.objectContaining({ code: 'EEXIST' }));
  expect(() => makeFolder(path.join(root, 'file', 'b'))).toThrow(
    expect.objectContaining({ code: 'ENOTDIR' }),
  );
  expect(existsSync(path.join(root, 'a'))).toBe(false);
});
