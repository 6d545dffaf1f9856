import path from 'node:path';
import { Migrator, type Kysely } from 'kysely';
import { env } from '@/lib/env';
import { db } from './client';
import { migrations } from './migrations';
import type { Database } from './schema';
import { withFileLock } from './sqlite';

/**
 * Brings the database to the newest schema: all pending migrations or none, one process at a time.
 * @throws the error of the migration that failed
 */
export async function migrate(): Promise<void> {
  await withFileLock(path.join(env().DATA_DIR, 'migrate.lock'), () => migrateDatabase(db()));
}

/** As {@link migrate}, for a database in hand and without the lock. */
export async function migrateDatabase(database: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Names of the migrations that have not run yet. */
export async function pendingMigrations(): Promise<string[]> {
  const migrator = new Migrator({ db: db(), provider: { getMigrations: async () => migrations } });
  const all = await migrator.getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}
