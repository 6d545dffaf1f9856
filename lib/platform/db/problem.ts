import { POSTGRES_TOO_OLD } from './postgres';
import { isStorageError } from './storage-error';

const SERVER = 'The PostgreSQL of DATABASE_URL';

/**
 * What is wrong, and what the operator can do, by the prefix of the error code of SQLite, PostgreSQL or the
 * file system.
 */
const PROBLEMS: [code: RegExp, words: string, remedy: string][] = [
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    'is damaged',
    'Run npm run restore with the newest file of backups/, or, with the site stopped, move the ' +
      'database away with the files -wal and -shm beside it',
  ],
  [
    /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/,
    'cannot grow, because the disk is full',
    'Make room on the disk',
  ],
  [
    /^EROFS/,
    'cannot be written, because the file system is read-only',
    'Mount it for writing, or set DATA_DIR to another folder',
  ],
  [/^SQLITE_READONLY/, 'cannot be written', 'Let the user of the site write to DATA_DIR'],
  [/^SQLITE_CANTOPEN/, 'cannot be opened', 'Let the user of the site read and write DATA_DIR'],
  [/^SQLITE_BUSY/, 'is locked by another process', 'End the other process'],
  [/^28/, 'refuses the user or the password', 'Set the ones it knows in DATABASE_URL'],
  [/^3D000/, 'has no such database', 'Create it, or name another in DATABASE_URL'],
  [/^42501/, 'gives its user too few rights', 'Make that user the owner of the database'],
  [/^42P01/, 'lacks tables of this version', 'Start the site once, which makes them'],
  [/^25006/, 'can only be read', 'Name the primary server, not a standby, in DATABASE_URL'],
  [/^53100/, 'has no room left on its disk', 'Make room there'],
  [/^53300/, 'takes no more connections', 'Raise its max_connections: each instance uses up to eleven'],
  [/^57P03/, 'is starting or stopping', 'Wait until it is ready'],
  [new RegExp(`^${POSTGRES_TOO_OLD}`), 'is too old', 'Use version 14 or newer'],
  [
    /^(?:08|57P|POSTGRES_UNREACHABLE)/,
    'cannot be reached',
    'See that it runs, and that host, port and encryption in DATABASE_URL are right',
  ],
  [/^(?:SQLITE|E[A-Z]+$)/, 'cannot be read or written', 'Look at the disk'],
  [/./, 'cannot answer just now', 'Look at its log'],
];

/**
 * The operator message when the database cannot be used; undefined for errors of another kind.
 * @param file the file of the database, if it is one
 */
export function databaseProblem(file: string, error: unknown): string | undefined {
  if (!isStorageError(error)) return undefined;
  const { code } = error as { code: string };
  const [, words, remedy] = PROBLEMS.find(([pattern]) => pattern.test(code)) ?? [];
  const name = /^(?:SQLITE|E[A-Z]+$)/.test(code) ? file : SERVER;
  return `${name} ${words} (${code}). ${remedy}.`;
}
