import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { SQLite, type Database } from './sqlite-driver';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
} from 'kysely';
import { fileGuard } from './file-guard';

/** The write-ahead log is truncated to this many bytes after it was larger. */
const WAL_LIMIT = 4 * 1024 * 1024;
/** Pages that are returned to the disk at a time, 4 kB each: some milliseconds of work. */
const PAGES_AT_ONCE = 1000;
/** The value of `pragma auto_vacuum` for a file that can return pages step by step. */
const INCREMENTAL = 2;

/** SQLite can roll back its schema changes, which Kysely's own adapter does not assume. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Checks the file before a query, and again before its result is used. */
class GuardedSqliteDriver extends SqliteDriver {
  #database: Database | undefined;
  #checkFile = () => {};

  constructor(file: string) {
    super({
      database: async () => {
        this.#database = openSqlite(file);
        this.#checkFile = fileGuard(file);
        return this.#database;
      },
    });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#checkFile();
    return super.acquireConnection();
  }

  /**
   * SQLite ends a transaction by itself when the disk is full; a second rollback would raise an error that
   * hides the first.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database?.inTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    this.#checkFile();
  }
}

class GuardedSqliteDialect extends SqliteDialect {
  constructor(readonly file: string) {
    super({ database: async () => openSqlite(file) });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createDriver(): Driver {
    return new GuardedSqliteDriver(this.file);
  }
}

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'site.db');
}

/**
 * Opens the database file: readers never wait for the writer (WAL), a commit is on disk before it returns
 * (`synchronous = FULL`), a second process waits up to five seconds for the lock. Only its owner can read
 * the file.
 */
export function openSqlite(file: string): Database {
  makePrivate(file);
  const database = new SQLite(file);
  // Must run before the first page is written; it has no effect on an existing file.
  database.pragma(`auto_vacuum = ${INCREMENTAL}`);
  database.pragma('journal_mode = WAL');
  database.pragma(`journal_size_limit = ${WAL_LIMIT}`);
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma('foreign_keys = ON');
  // The first read creates the write-ahead log, which the file guard must know.
  database.pragma('schema_version');
  return database;
}

export function sqliteDialect(file: string): SqliteDialect {
  return new GuardedSqliteDialect(file);
}

/** SQLite gives the log and index files the permissions of the database file. */
function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) closeSync(openSync(/* turbopackIgnore: true */ file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const state = statSync(/* turbopackIgnore: true */ part, { throwIfNoEntry: false });
    if (state && (state.mode & 0o077) !== 0) chmodSync(part, 0o600);
  }
}

/**
 * Rewrites a file of an earlier version once, so that it can shrink from now on. It needs free space of the
 * file's own size.
 * @returns whether it was rewritten
 */
export function makeShrinkable(file: string): boolean {
  const database = new SQLite(file, { timeout: 5000 });
  try {
    if (database.pragma('auto_vacuum', { simple: true }) === INCREMENTAL) return false;
    database.pragma(`auto_vacuum = ${INCREMENTAL}`);
    database.exec('vacuum');
    return true;
  } finally {
    database.close();
  }
}

/**
 * Returns the space of deleted rows to the disk, in small steps. It stops if another connection is writing;
 * the next purge continues.
 */
export async function shrink(file: string): Promise<void> {
  // A connection of its own that never waits: waiting would block the event loop, and with it the
  // transaction it waits for.
  const database = new SQLite(file, { timeout: 0 });
  try {
    while (
      database.pragma('auto_vacuum', { simple: true }) === INCREMENTAL &&
      Number(database.pragma('freelist_count', { simple: true })) > 0
    ) {
      database.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`);
      await turn();
    }
    // The file becomes shorter only when the log is written back into it.
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
  } finally {
    database.close();
  }
}

/**
 * Runs work while no other process does, by an exclusive transaction on a lock file; the lock ends with the
 * process.
 * @throws when another process has the lock for more than 30 seconds
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const lock = new SQLite(file, { timeout: 30_000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return await work();
  } finally {
    lock.close();
  }
}
