import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SQLite } from '@/lib/platform/db/sqlite-driver';
import { Kysely } from 'kysely';
import { sqliteDialect } from '@/lib/platform/db/sqlite';
import { migrateDatabase } from '@/lib/records/migrate';
import { migrations } from '@/lib/records/migrations';
import type { Database } from '@/lib/records/schema';

/** A backup that cannot be used; its message is a sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Reads a backup, which is a SQLite file with either database, and migrates a copy of it to this version's
 * schema.
 * @param folder for the copy, which contains personal data
 * @param options.mayBeNewer whether a newer version's schema is accepted, of which this version reads its part
 * @throws BackupError when it is damaged, no backup, or of a newer version
 */
export async function readBackup<T>(
  file: string,
  folder: string,
  work: (backup: Kysely<Database>) => Promise<T>,
  { mayBeNewer = false } = {},
): Promise<T> {
  const problem = backupProblem(file, mayBeNewer);
  if (problem) throw new BackupError(problem);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const room = mkdtempSync(path.join(folder, '.restore-'));
  const copy = path.join(room, 'site.db');
  copyFileSync(file, copy);
  chmodSync(copy, 0o600);
  const database = new Kysely<Database>({ dialect: sqliteDialect(copy) });
  try {
    await migrateDatabase(database);
    return await work(database);
  } finally {
    await database.destroy();
    rmSync(room, { recursive: true, force: true });
  }
}

function backupProblem(file: string, mayBeNewer: boolean): string | undefined {
  const damaged = `${file} is not whole: it is damaged, or only a part of it was copied. Take another backup.`;
  try {
    const database = new SQLite(file, { readonly: true, fileMustExist: true });
    try {
      if (database.pragma('integrity_check', { simple: true }) !== 'ok') return damaged;
      const tables = database.prepare(`select name from sqlite_master where name = 'kysely_migration'`).all();
      if (tables.length === 0)
        return `${file} is no backup of this site. Take a file that npm run backup made.`;
      const run = database
        .prepare('select name from kysely_migration order by name')
        .pluck()
        .all() as string[];
      const unknown = mayBeNewer ? undefined : run.find((name) => !Object.hasOwn(migrations, name));
      return (
        unknown &&
        `${file} was made by a newer version of the site (its migration ${unknown} is not known here). Install that version first.`
      );
    } finally {
      database.close();
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'SQLITE_CANTOPEN')
      return `${file} cannot be opened. Name a backup that is there and can be read.`;
    if (code.startsWith('SQLITE_')) return damaged;
    throw error;
  }
}
