import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';

/** SQLite can roll back its schema changes, which Kysely's own adapter does not assume. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A full disk makes SQLite roll back by itself. Rolling back once more fails then, and that failure would hide the one that
 * says what is wrong.
 */
class FullDiskSqliteDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!String(error).includes('no transaction is active')) throw error;
    }
  }
}

class TransactionalSqliteDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new FullDiskSqliteDriver(this.config);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** Where the database of this data directory is. */
export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'site.db');
}

/**
 * Opens the database file: readers never wait for the writer (WAL), a commit is on disk before it is answered
 * (`synchronous = FULL`), a second process waits its turn for five seconds.
 */
export function openSqlite(file: string): SQLite.Database {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma('foreign_keys = ON');
  return database;
}

export function sqliteDialect(file: string): SqliteDialect {
  return new TransactionalSqliteDialect({ database: async () => openSqlite(file) });
}

/**
 * Runs work while no other process does, by an exclusive transaction on a file of its own; the lock ends with the process.
 * @throws when another process holds it for more than 30 seconds
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new SQLite(file, { timeout: 30_000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
