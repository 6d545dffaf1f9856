import { Kysely, type Dialect } from 'kysely';
import { SECOND } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { onePerProcess } from '@/lib/platform/one-per-process';
import type { Database } from './schema';
import { databaseProblem } from '@/lib/platform/db/problem';
import { postgresDialect } from '@/lib/platform/db/postgres';
import { readonlySqliteDialect, sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';

const connection = onePerProcess<{ open?: Kysely<Database> }>('database', () => ({}));

/** The database of this process: the PostgreSQL of DATABASE_URL, else a file in DATA_DIR. */
export function db(): Kysely<Database> {
  const { DATABASE_URL, DATA_DIR } = env();
  return (connection().open ??= new Kysely<Database>({
    dialect: DATABASE_URL ? postgresDialect(DATABASE_URL) : sqliteDialect(sqliteFile(DATA_DIR)),
  }));
}

/** How long unhurried work waits for another process that writes to the SQLite file, in milliseconds. */
const LOCK_LIMIT = 30 * SECOND;

/**
 * A separate connection to the same database for work that may take long, and that may wait for the work of another
 * process; it is closed afterwards.
 */
export async function withUnhurriedDb<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = env();
  return withDialect(
    DATABASE_URL
      ? postgresDialect(DATABASE_URL, { unhurried: true })
      : sqliteDialect(sqliteFile(DATA_DIR), LOCK_LIMIT),
    work,
  );
}

/**
 * A separate connection for work that only reads, which a full or read-only disk does not prevent; it is
 * closed afterwards.
 */
export async function withReadonlyDb<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = env();
  return withDialect(
    DATABASE_URL ? postgresDialect(DATABASE_URL) : readonlySqliteDialect(sqliteFile(DATA_DIR)),
    work,
  );
}

async function withDialect<T>(dialect: Dialect, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const database = new Kysely<Database>({ dialect });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Closes the connection: at the end of a script, a test or the server. */
export async function closeDb(): Promise<void> {
  const closing = connection().open;
  // First, so that whoever asks meanwhile opens it again.
  delete connection().open;
  await closing?.destroy();
}

/** The operator message when the site's database cannot be used; undefined for errors of another kind. */
export function problemOfDatabase(error: unknown): string | undefined {
  return databaseProblem(sqliteFile(env().DATA_DIR), error);
}
