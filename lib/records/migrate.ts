import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { env } from '@/lib/platform/env';
import { log, errorFields } from '@/lib/platform/log';
import { checkPostgres } from '@/lib/platform/db/postgres';
import { isShrinkable, makeShrinkable, sqliteFile } from '@/lib/platform/db/sqlite';
import { db, withUnhurriedDb } from './database';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

/**
 * Brings the database to the newest schema: all pending migrations or none, one process at a time.
 * @param then what else to do with the connection
 * @throws the error of the migration that failed
 */
export async function migrate(
  then: (database: Kysely<Database>) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env();
  // Neither database needs a lock of ours: Kysely takes one of PostgreSQL, and a transaction on SQLite begins with
  // the only right to write.
  const canShrink = await withUnhurriedDb(async (database) => {
    if (DATABASE_URL) await checkPostgres(database);
    await migrateDatabase(database);
    await then(database);
    return DATABASE_URL !== undefined || (await isShrinkable(database));
  });
  if (!canShrink) await compact(sqliteFile(DATA_DIR));
}

/**
 * Once, for a file of an earlier version that could not shrink. If it fails the site still works; the file
 * only never becomes smaller.
 */
async function compact(file: string): Promise<void> {
  try {
    if (await makeShrinkable(file))
      log.info({ file }, 'The database file was rewritten, so that it can shrink');
  } catch (error) {
    log.warn(errorFields(error), 'The database file could not be rewritten; the next start tries again');
  }
}

/** As {@link migrate}, for an open database. */
export async function migrateDatabase(database: Kysely<Database>): Promise<void> {
  const { error } = await (await migratorOf(database)).migrateToLatest();
  if (error) throw error;
}

export async function pendingMigrations(database = db()): Promise<string[]> {
  const everyMigration = await (await migratorOf(database)).getMigrations();
  return everyMigration.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/**
 * Knows the migrations of this version, and by name those of a newer one that have run: after a rollback this
 * version works on the newer schema, because migrations only add to what the releases before use.
 */
async function migratorOf(database: Kysely<Database>): Promise<Migrator> {
  // Before the migrator runs: it asks for the migrations while it has the only connection to SQLite.
  const executed = await executedMigrations(database);
  const newer = executed.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  const byName = {
    ...MIGRATIONS,
    ...Object.fromEntries(newer.map((name) => [name, { up: async () => {} }])),
  };
  return new Migrator({ db: database, provider: { getMigrations: async () => byName } });
}

async function executedMigrations(database: Kysely<Database>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(database);
  return rows.map(({ name }) => name);
}
