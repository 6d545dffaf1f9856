import { stat } from 'node:fs/promises';
import { alarm } from '@/lib/platform/alarm';
import { log } from '@/lib/platform/log';

/** SQLite's own error code for a moved database; in WAL mode SQLite itself does not check. */
const MOVED = 'SQLITE_READONLY_DBMOVED';

/**
 * Notices that the files of an open database were removed or replaced: the process would go on writing to
 * files without a name, and all it acknowledged would be lost when it ends. Call it once the database is
 * open.
 * @returns a function that fails while the files are not those that were opened, and logs an alarm the
 * first time
 */
export async function fileGuard(file: string): Promise<() => Promise<void>> {
  const files = [file, `${file}-wal`];
  const identities = await Promise.all(files.map(identity));
  let isMoved = false;
  return async () => {
    const current = await Promise.all(files.map(identity));
    const wasMoved = isMoved;
    isMoved = current.some((id, i) => id !== identities[i]);
    if (wasMoved && !isMoved) log.info({ file }, 'The database file is back');
    if (!isMoved) return;
    if (!wasMoved)
      alarm(
        'database-file-moved',
        { file },
        'The database file was removed or replaced while the site runs: nothing is read or written ' +
          'until it is put back, or the site is started again',
        0,
      );
    throw Object.assign(new Error(`${file} was removed or replaced`), { code: MOVED });
  };
}

/** The inode of a path; a replaced file has another one. */
async function identity(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
