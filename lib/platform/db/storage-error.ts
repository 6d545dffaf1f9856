/** SQLite's result codes, each with its extended ones, for a disk or a file that cannot do what was asked. */
const SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|BUSY)(?:_|$)/;
/** The same, as the file system says it: mails and secrets are files. */
const FILES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether the disk or the database is at fault: nothing was stored, and trying again later may help. */
export function isStorageError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  if (typeof error.code !== 'string') return false;
  return SQLITE.test(error.code) || FILES.has(error.code);
}
