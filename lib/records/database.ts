import { Kysely } from 'kysely';
import { env } from '@/lib/platform/env';
import type { Database } from './schema';
import { databaseProblem } from '@/lib/platform/db/problem';
import { postgresDialect } from '@/lib/platform/db/postgres';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';

/**
 * Next bundles handlers separately, so module variables are not shared: the process's one connection or
 * pool is stored on globalThis.
 */
const shared = globalThis as typeof globalThis & { samvitDatabase?: Kysely<Database> };

/** The database of this process: the PostgreSQL of DATABASE_URL, else a file in DATA_DIR. */
export function db(): Kysely<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  shared.samvitDatabase ??= new Kysely<Database>({
    dialect: DATABASE_URL ? postgresDialect(DATABASE_URL) : sqliteDialect(sqliteFile(DATA_DIR)),
  });
  return shared.samvitDatabase;
}

/** A separate connection to the same database for work without a time limit; it is closed afterwards. */
export async function withUnhurriedDb<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) return work(db());
  const database = new Kysely<Database>({ dialect: postgresDialect(DATABASE_URL, { unhurried: true }) });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Closes the connection: at the end of a script, a test or the server. */
export async function closeDb(): Promise<void> {
  const closing = shared.samvitDatabase;
  // First, so that whoever asks meanwhile opens it again.
  delete shared.samvitDatabase;
  await closing?.destroy();
}

/** The operator message when the site's database cannot be used; undefined for errors of another kind. */
export function problemOfDatabase(error: unknown): string | undefined {
  return databaseProblem(sqliteFile(env().DATA_DIR), error);
}
