import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { isDataDirInUse } from '@/lib/platform/db/machine-lease';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { secretFile } from '@/lib/platform/secret';
import { isEmpty, type Sums } from '@/lib/records/copy';
import { db } from '@/lib/records/database';
import type { Database } from '@/lib/records/schema';
import { backupFolder } from './backup';
import { BackupError } from './backup-file';
import { fillFrom } from './restore';
import { copySqlite } from './sqlite-copy';

/**
 * Copies the rows of `site.db` to the empty PostgreSQL of DATABASE_URL in one transaction, and compares
 * counts and checksums before the commit. The file is not changed; a copy of it joins the backups.
 * @throws BackupError before any change, when the site still writes to the file, the secret is another one,
 * or the PostgreSQL is not empty
 */
export async function moveToPostgres(now: Date): Promise<Sums> {
  const { DATABASE_URL, DATA_DIR, NEXTAUTH_SECRET } = env();
  const file = sqliteFile(DATA_DIR);
  if (!DATABASE_URL) throw new BackupError('Set DATABASE_URL to the PostgreSQL that the site is to move to.');
  if (!existsSync(file))
    throw new BackupError(`There is no ${file} to move: set DATA_DIR to the folder of the site.`);
  if (isDataDirInUse(DATA_DIR, now.getTime()))
    throw new BackupError(
      `A site writes to ${file} (after a crash: until a minute ago). Stop it first: what it stores after the copy would be lost.`,
    );
  if (existsSync(secretFile()) && readFileSync(secretFile(), 'utf8').trim() !== NEXTAUTH_SECRET)
    throw new BackupError(
      `Set NEXTAUTH_SECRET to the content of ${secretFile()}: sessions, codes and limits in the database are hashes with it.`,
    );
  mkdirSync(backupFolder(), { recursive: true, mode: 0o700 });
  const copy = path.join(backupFolder(), `moved-${now.getTime()}.db`);
  await copySqlite(file, copy);
  try {
    return await fillFrom(copy);
  } catch (error) {
    rmSync(copy);
    throw error;
  }
}

/**
 * Why the site must not use the PostgreSQL of DATABASE_URL yet: it is empty, and the SQLite file has rows,
 * which the site would seem to have lost.
 */
export async function unmovedRows(): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  const file = sqliteFile(DATA_DIR);
  if (!DATABASE_URL || !existsSync(file) || !(await isEmpty(db()))) return undefined;
  const source = new Kysely<Database>({ dialect: sqliteDialect(file) });
  try {
    if (await isEmpty(source)) return undefined;
  } finally {
    await source.destroy();
  }
  return `There is ${file}, and the PostgreSQL of DATABASE_URL is empty: run npm run move-to-postgres, or give the file another name to begin with an empty database.`;
}
