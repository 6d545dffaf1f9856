import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { sqliteDialect, withSqlite } from '@/lib/platform/db/sqlite';
import { SqliteThread } from '@/lib/platform/db/sqlite-thread';
import { makeFolder } from '@/lib/platform/make-folder';
import { migrateDatabase } from '@/lib/records/migrate';
import { MIGRATIONS } from '@/lib/records/migrations';
import type { Database } from '@/lib/records/schema';
import { copySqlite } from './sqlite-copy';

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
  const problem = placeProblem(file, folder) ?? (await backupProblem(file, mayBeNewer));
  if (problem) throw new BackupError(problem);
  makeFolder(folder);
  const room = mkdtempSync(path.join(folder, '.restore-'));
  const copy = path.join(room, 'site.db');
  const database = new Kysely<Database>({ dialect: sqliteDialect(copy) });
  try {
    // Of a database in use the file alone is not all of it.
    await copySqlite(file, copy);
    await migrateDatabase(database);
    return await work(database);
  } finally {
    await database.destroy();
    rmSync(room, { recursive: true, force: true });
  }
}

/** Such as a mistyped path. */
function placeProblem(file: string, folder: string): string | undefined {
  if (!existsSync(file)) {
    const backups = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : [];
    const newest = backups
      .map((name) => path.join(folder, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
    return (
      `There is no file ${file}: see whether the path is right. ` +
      `${newest ? `The newest backup in DATA_DIR is ${newest}.` : `There are no backups in ${folder}.`}`
    );
  }
  if (statSync(file).isDirectory())
    return `${file} is a folder: name a backup in it, a file that ends with .db.`;
  const database = file.replace(/\.(?:secret|deleted)$/, '.db');
  if (database !== file)
    return `${file} stands beside a backup and is none: name ${database}, and a restore reads both.`;
  return undefined;
}

async function backupProblem(file: string, mayBeNewer: boolean): Promise<string | undefined> {
  const damaged = `${file} is not whole: it is damaged, or only a part of it was copied. Take another backup.`;
  try {
    return await withSqlite(
      SqliteThread.open(file, { readonly: true, fileMustExist: true }),
      async (backup) => {
        if ((await backup.value('pragma integrity_check')) !== 'ok') return damaged;
        const tables = await backup.query(`select name from sqlite_master where name = 'kysely_migration'`);
        if (tables.rows.length === 0)
          return `${file} is no backup of this site. Take a file that npm run backup made.`;
        const run = await backup.query<{ name: string }>('select name from kysely_migration order by name');
        const unknown = mayBeNewer
          ? undefined
          : run.rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))?.name;
        return (
          unknown &&
          `${file} was made by a newer version of the site (its migration ${unknown} is not known here). ` +
            'Install that version first.'
        );
      },
    );
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'SQLITE_CANTOPEN')
      return `${file} cannot be opened. Name a backup that is there and can be read.`;
    if (code.startsWith('SQLITE_')) return damaged;
    throw error;
  }
}
