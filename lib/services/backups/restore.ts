import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { secretFile } from '@/lib/platform/secret';
import { columnsOf, differences, isEmpty, replaceTables, sumTables, type Sums } from '@/lib/records/copy';
import { closeDb, withUnhurriedDb } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { KEYS, type Database } from '@/lib/records/schema';
import { backUp, backupFolder } from './backup';
import { BackupError, readBackup } from './backup-file';

export type Restored = {
  sums: Sums;
  /** Where the old contents were saved; undefined if there were none. */
  before?: string;
  /** The backup's secret has replaced another one, so the site must be restarted. */
  isNewSecret: boolean;
};

/**
 * Replaces all rows by those of a backup in one transaction, and compares counts and checksums before the
 * commit. The site may run meanwhile.
 * @throws BackupError before any change, when the backup cannot be used
 */
export async function restore(file: string, now: Date): Promise<Restored> {
  return readBackup(file, backupFolder(), async (backup) => {
    const before = await keepCurrent(now);
    await migrate();
    const sums = await replaceAll(backup);
    return { sums, ...(before && { before }), isNewSecret: restoreSecret(file, now) };
  });
}

/**
 * Fills an empty database from a backup.
 * @throws BackupError where it is not empty
 */
export async function fillFrom(file: string): Promise<Sums> {
  return readBackup(file, backupFolder(), async (backup) => {
    await migrate();
    return replaceAll(backup, async (db) => {
      if (!(await isEmpty(db)))
        throw new BackupError(
          'The PostgreSQL of DATABASE_URL is not empty: name an empty database, or use npm run restore to replace what it holds.',
        );
    });
  });
}

async function replaceAll(
  backup: Kysely<Database>,
  check: (db: Kysely<Database>) => Promise<void> = async () => {},
): Promise<Sums> {
  return withUnhurriedDb((db) =>
    db.transaction().execute(async (trx) => {
      // Locks the tables, so that no other writer adds rows. SQLite allows one writer only.
      if (env().DATABASE_URL) {
        const tables = Object.keys(KEYS).map((table) => sql.table(table));
        await sql`lock table ${sql.join(tables)} in exclusive mode`.execute(trx);
      }
      await check(trx);
      await replaceTables(backup, trx);
      // After a rollback the database has columns that the backup has not.
      const columns = await columnsOf(backup);
      const sums = await sumTables(trx, columns);
      const wrong = differences(await sumTables(backup, columns), sums);
      if (wrong.length > 0)
        throw new BackupError(
          `Nothing was changed, because ${wrong.join(', ')} would not be as in the backup.`,
        );
      return sums;
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

/** @returns whether the secret is another than before */
function restoreSecret(backup: string, now: Date): boolean {
  const secret = backup.replace(/\.db$/, '.secret');
  if (env().NEXTAUTH_SECRET || !existsSync(secret)) return false;
  const current = secretFile();
  const isThere = existsSync(current);
  if (isThere && readFileSync(current, 'utf8') === readFileSync(secret, 'utf8')) return false;
  if (isThere) renameSync(current, `${current}.before-${now.getTime()}`);
  copyFileSync(secret, current);
  chmodSync(current, 0o600);
  return isThere;
}
