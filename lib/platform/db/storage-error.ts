/** SQLite's result codes, including their extended forms, for a disk or a file that cannot be read or written. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY)(?:_|$)/;

/** Our code for a PostgreSQL server that does not answer; the driver has a dozen. */
export const POSTGRES_UNREACHABLE = 'POSTGRES_UNREACHABLE';

/**
 * SQLSTATE prefixes of PostgreSQL where a retry later may help: connection (08), resources (53), operator
 * (57), system (58), corruption (XX), sign-in (28), a missing database or table, permissions, a read-only
 * server, and conflicts over a row.
 */
const POSTGRES = /^(?:(?:08|53|57|58|XX|28)...|3D000|42P01|42501|25006|40001|40P01|55P03|POSTGRES_\w+)$/;

/** The same errors in codes of the file system: mails and secrets are files. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether the disk or the database caused the error: nothing was stored, and a retry later may help. */
export function isStorageError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  if (typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || POSTGRES.test(error.code) || FILES.has(error.code);
}
