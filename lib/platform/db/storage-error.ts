/** SQLite's result codes, each with its extended ones, for a disk or a file that cannot do what was asked. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY)(?:_|$)/;

/** Our code for a PostgreSQL server that does not answer; the driver has a dozen. */
export const POSTGRES_UNREACHABLE = 'POSTGRES_UNREACHABLE';

/**
 * SQLSTATE of PostgreSQL where trying again later may help: connection (08), resources (53), operator (57), system (58),
 * damage (XX), sign-in (28), a missing database or table, rights, a server that only reads, and rivals for a row.
 */
const POSTGRES = /^(?:(?:08|53|57|58|XX|28)...|3D000|42P01|42501|25006|40001|40P01|55P03|POSTGRES_\w+)$/;

/** The same, as the file system says it: mails and secrets are files. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether the disk or the database is at fault: nothing was stored, and trying again later may help. */
export function isStorageError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  if (typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || POSTGRES.test(error.code) || FILES.has(error.code);
}
