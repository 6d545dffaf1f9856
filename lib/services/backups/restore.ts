import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { secretFile } from '@/lib/platform/secret';
import { columnsOf, differences, replaceTables, sumTables, type Sums } from '@/lib/records/copy';
import { closeDb, withUnhurriedDb } from '@/lib/records/database';
import { deletionList, mergeDeletions } from '@/lib/records/deletion-list';
import { deleteAgain } from '@/lib/records/deletions';
import { migrate } from '@/lib/records/migrate';
import { KEYS, type Database } from '@/lib/records/schema';
import { backUp, backupFolder, besideBackup } from './backup';
import { BackupError, readBackup } from './backup-file';

export type Restored = {
  sums: Sums;
  /** Where the old contents were saved; undefined if there were none. */
  before?: string;
  /**
   * Of the backup: `replaced` if it stands in place of another one, so that the site must be restarted, `other` if
   * NEXTAUTH_SECRET is another, with which sessions, codes and limits of the backup do not fit, `missing` if
   * there is none here and none beside the backup, so that a new one is made, with which they do not fit
   * either.
   */
  secret: 'same' | 'replaced' | 'other' | 'missing';
  /**
   * How many people of the backup were deleted again, as they had been since; undefined if there is no list
   * of them.
   */
  deletedAgain?: number;
};

/**
 * Replaces all rows by those of a backup in one transaction, and compares counts and checksums before the
 * commit; who was deleted since the backup is deleted again. The site may run meanwhile.
 * @throws BackupError before any change, when the backup cannot be used
 */
export async function restore(file: string, now: Date): Promise<Restored> {
  return readBackup(file, backupFolder(), async (backup) => {
    const before = await keepCurrent(now);
    await migrate();
    mergeDeletions(besideBackup(file, 'deleted'));
    const replaced = await replaceAll(backup, now);
    return { ...replaced, ...(before && { before }), secret: restoreSecret(file, now) };
  });
}

async function replaceAll(
  backup: Kysely<Database>,
  now: Date,
): Promise<Pick<Restored, 'sums' | 'deletedAgain'>> {
  return withUnhurriedDb((db) =>
    db.transaction().execute(async (trx) => {
      // Locks the tables, so that no other writer adds rows. SQLite allows one writer only.
      if (env().DATABASE_URL) {
        const tables = Object.keys(KEYS).map((table) => sql.table(table));
        await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(trx);
      }
      await replaceTables(backup, trx);
      // After a rollback the database has columns that the backup has not.
      const columns = await columnsOf(backup);
      const sums = await sumTables(trx, columns);
      const wrong = differences(await sumTables(backup, columns), sums);
      if (wrong.length > 0)
        throw new BackupError(
          `Nothing was changed, because ${wrong.join(', ')} would not be as in the backup.`,
        );
      if (!existsSync(deletionList())) return { sums };
      return { sums, deletedAgain: await deleteAgain(trx, now.getTime()) };
    }),
  );
}

/** Backs up the present contents; a damaged file is moved aside unchanged. */
async function keepCurrent(now: Date): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  const file = sqliteFile(DATA_DIR);
  if (!DATABASE_URL && !existsSync(file)) return undefined;
  try {
    await migrate();
    return (await backUp('before-restore', now)).file;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const isDamaged = error instanceof BackupError || /^SQLITE_(?:NOTADB|CORRUPT)/.test(code);
    if (DATABASE_URL || !isDamaged) throw error;
    await closeDb();
    const aside = `${file}.damaged-${now.getTime()}`;
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(file + part)) renameSync(file + part, aside + part);
    return aside;
  }
}

function restoreSecret(backup: string, now: Date): Restored['secret'] {
  const secret = besideBackup(backup, 'secret');
  const { NEXTAUTH_SECRET } = env();
  const current = secretFile();
  const isThere = existsSync(current);
  if (!existsSync(secret)) return NEXTAUTH_SECRET || isThere ? 'same' : 'missing';
  const ofBackup = readFileSync(secret, 'utf8').trim();
  if (NEXTAUTH_SECRET) return NEXTAUTH_SECRET === ofBackup ? 'same' : 'other';
  if (isThere && readFileSync(current, 'utf8').trim() === ofBackup) return 'same';
  if (isThere) renameSync(current, `${current}.before-${now.getTime()}`);
  copyFileSync(secret, current);
  chmodSync(current, 0o600);
  return isThere ? 'replaced' : 'same';
}
