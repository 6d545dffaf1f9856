import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { makeFolder } from '@/lib/platform/make-folder';
import { secretFile } from '@/lib/platform/secret';
import { columnsOf, differences, replaceTables, sumTables } from '@/lib/records/copy';
import { withUnhurriedDb } from '@/lib/records/database';
import { deletionList } from '@/lib/records/deletion-list';
import { migrateDatabase } from '@/lib/records/migrate';
import type { Database } from '@/lib/records/schema';
import { BackupError, readBackup } from './backup-file';
import { copySqlite } from './sqlite-copy';

export type BackupKind = 'site' | 'nightly' | 'before-restore';
export type Backup = {
  file: string;
  /** The copied secret file, if there was one. */ secret?: string;
};

export function backupFolder(): string {
  return path.join(env().DATA_DIR, 'backups');
}

/**
 * Copies the database as of one moment, while it is in use, into a SQLite file, and test-restores that file
 * before it gets its name. The secret is copied too, because codes, keys and view marks are hashes with it.
 * @param now gives the name: `site-20261120-093000.db`, UTC
 */
export async function backUp(kind: BackupKind, now: Date): Promise<Backup> {
  const folder = backupFolder();
  makeFolder(folder);
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const file = path.join(folder, `${kind}-${stamp}.db`);
  const draft = `${file}.part`;
  try {
    const { DATABASE_URL, DATA_DIR } = env();
    if (DATABASE_URL) await copyServer(draft);
    else await copySqlite(sqliteFile(DATA_DIR), draft);
    await verify(draft);
    renameSync(draft, file);
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(draft + part, { force: true });
  }
  if (existsSync(deletionList())) copyPrivately(deletionList(), besideBackup(file, 'deleted'));
  return { file, ...copySecret(file) };
}

/** What stands beside a backup under its name: its secret, and the list of people deleted until then. */
export function besideBackup(backup: string, what: 'secret' | 'deleted'): string {
  return backup.replace(/\.db$/, `.${what}`);
}

/** Proves that the copy is complete: restores all rows into another database. */
async function verify(file: string): Promise<void> {
  const work = async (backup: Kysely<Database>) => {
    const place = new Kysely<Database>({ dialect: sqliteDialect(`${file}.check`) });
    try {
      await migrateDatabase(place);
      await place.transaction().execute((trx) => replaceTables(backup, trx));
      const columns = await columnsOf(place);
      const wrong = differences(await sumTables(backup, columns), await sumTables(place, columns));
      if (wrong.length > 0) throw new BackupError(`The backup does not restore: ${wrong.join(', ')} differ.`);
    } finally {
      await place.destroy();
      for (const part of ['', '-wal', '-shm']) rmSync(`${file}.check${part}`, { force: true });
    }
  };
  // After a rollback the database has the schema of a newer version.
  await readBackup(file, backupFolder(), work, { mayBeNewer: true });
}

/** Writes the contents of PostgreSQL into a SQLite file. */
async function copyServer(file: string): Promise<void> {
  const target = new Kysely<Database>({ dialect: sqliteDialect(file) });
  try {
    await migrateDatabase(target);
    await withUnhurriedDb((db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (source) => {
          await target.transaction().execute((trx) => replaceTables(source, trx));
          const columns = await columnsOf(target);
          const wrong = differences(await sumTables(source, columns), await sumTables(target, columns));
          if (wrong.length > 0) throw new BackupError(`The copy differs in ${wrong.join(', ')}.`);
        }),
    );
  } finally {
    await target.destroy();
  }
}

function copySecret(backup: string): { secret?: string } {
  if (env().NEXTAUTH_SECRET || !existsSync(secretFile())) return {};
  const secret = besideBackup(backup, 'secret');
  copyPrivately(secretFile(), secret);
  return { secret };
}

function copyPrivately(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
}
