import { isStorageError } from './storage-error';

/** What is wrong, and what the operator can do, by the beginning of SQLite's code or the file system's. */
const PROBLEMS: [code: RegExp, words: string, remedy: string][] = [
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    'is damaged',
    'Stop the site, move it away with the files -wal and -shm beside it, put a copy from backups/ in its place, and start again',
  ],
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, 'cannot grow, because the disk is full', 'Make room on the disk'],
  [/^(?:SQLITE_READONLY|EROFS)/, 'cannot be written', 'Let the user of the site write to DATA_DIR'],
  [/^SQLITE_CANTOPEN/, 'cannot be opened', 'Let the user of the site read and write DATA_DIR'],
  [/^SQLITE_BUSY/, 'is locked by another process', 'End the other process'],
  [/./, 'cannot be read or written', 'Look at the disk'],
];

/** What the operator is told when the database of a file cannot be used; nothing for faults of another kind. */
export function databaseProblem(file: string, error: unknown): string | undefined {
  if (!isStorageError(error)) return undefined;
  const { code } = error as { code: string };
  const [, words, remedy] = PROBLEMS.find(([pattern]) => pattern.test(code)) ?? [];
  return `${file} ${words} (${code}). ${remedy}.`;
}
