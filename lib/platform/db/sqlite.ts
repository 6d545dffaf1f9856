import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryExecutorProvider,
  type QueryResult,
} from 'kysely';
import { SECOND } from '@/lib/platform/clock';
import { makeFolder } from '@/lib/platform/make-folder';
import { fileGuard } from './file-guard';
import { Mutex } from './mutex';
import { SqliteThread } from './sqlite-thread';

/** The write-ahead log is truncated to this many bytes after it was larger. */
const WAL_LIMIT = 4 * 1024 * 1024;
/** Pages that are returned to the disk at a time, 4 kB each: some milliseconds of work. */
const PAGES_AT_ONCE = 1000;
/** The value of `pragma auto_vacuum` for a file that can return pages step by step. */
const INCREMENTAL = 2;
/** How long a query waits for the lock of another process, in milliseconds. */
const LOCK_LIMIT = 5 * SECOND;
/** How long it waits for the queries before it: what is given up does not pile up behind a lock that stays. */
const TURN_LIMIT = 10 * SECOND;

/** SQLite can roll back its schema changes, which Kysely's own adapter does not assume. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadConnection implements DatabaseConnection {
  constructor(readonly thread: SqliteThread) {}

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.thread.query(sql, parameters);
  }

  streamQuery(): never {
    throw new Error('Rows of SQLite are not streamed');
  }
}

/**
 * One connection, in a thread: queries take turns, and a transaction has its turn until it ends. Checks the
 * file before a turn, and again before what was done in it is used. A file that could not be opened, or whose
 * thread has ended, is opened again.
 */
class SqliteFileDriver implements Driver {
  readonly #turns = new Mutex(TURN_LIMIT);
  #thread: SqliteThread | undefined;
  #checkFile = async () => {};
  #endTurn = () => {};

  constructor(
    readonly file: string,
    readonly open: () => Promise<SqliteThread>,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const endTurn = await this.#turns.take();
    try {
      if (!this.#thread || this.#thread.hasEnded) {
        this.#thread = await this.open();
        this.#checkFile = await fileGuard(this.file);
      }
      await this.#checkFile();
      this.#endTurn = endTurn;
      return new ThreadConnection(this.#thread);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** Takes the write lock at once: a transaction that has read cannot wait for it any more. */
  async beginTransaction({ thread }: ThreadConnection): Promise<void> {
    await thread.exec('begin immediate');
  }

  async commitTransaction({ thread }: ThreadConnection): Promise<void> {
    await thread.exec('commit');
  }

  async rollbackTransaction({ thread }: ThreadConnection): Promise<void> {
    await thread.rollback();
  }

  async releaseConnection(): Promise<void> {
    try {
      await this.#checkFile();
    } finally {
      this.#endTurn();
    }
  }

  /**
   * Queries that wait have their turns first: the thread, and with it the log beside the file, would be gone
   * for them.
   */
  async destroy(): Promise<void> {
    const endTurn = await this.#turns.take().catch(() => () => {});
    try {
      await this.#thread?.close();
    } finally {
      endTurn();
    }
  }
}

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, 'site.db');
}

/**
 * Opens the database file: readers never wait for the writer (WAL), a commit is on disk before it returns
 * (`synchronous = FULL`), a second process waits for the lock. Only its owner can read the file.
 */
export async function openSqlite(file: string, lockLimit = LOCK_LIMIT): Promise<SqliteThread> {
  makePrivate(file);
  // The first must run before the first page is written; it has no effect on an existing file.
  return openWith(file, { timeout: lockLimit }, [
    `auto_vacuum = ${INCREMENTAL}`,
    'journal_mode = WAL',
    `journal_size_limit = ${WAL_LIMIT}`,
    'synchronous = FULL',
    'foreign_keys = ON',
  ]);
}

async function openWith(
  file: string,
  options: Parameters<typeof SqliteThread.open>[1],
  pragmas: readonly string[],
): Promise<SqliteThread> {
  const thread = await SqliteThread.open(file, options);
  try {
    // The last reads, which creates the write-ahead log, which the file guard must know.
    await thread.exec([...pragmas, 'schema_version'].map((pragma) => `pragma ${pragma}`).join(';'));
    return thread;
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** @param lockLimit how long a query waits for the lock of another process, in milliseconds */
export function sqliteDialect(file: string, lockLimit = LOCK_LIMIT): Dialect {
  return dialectOf(file, () => openSqlite(file, lockLimit));
}

/** For reading an existing file only: that works beside a site whose disk is full, or cannot be written any more. */
export function readonlySqliteDialect(file: string): Dialect {
  return dialectOf(file, () => openWith(file, { readonly: true, timeout: LOCK_LIMIT }, []));
}

function dialectOf(file: string, open: () => Promise<SqliteThread>): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new SqliteFileDriver(file, open),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite gives the log and index files the permissions of the database file. */
function makePrivate(file: string): void {
  makeFolder(path.dirname(file));
  if (!existsSync(file)) closeSync(openSync(/* turbopackIgnore: true */ file, 'a', 0o600));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const state = statSync(/* turbopackIgnore: true */ part, { throwIfNoEntry: false });
    if (state && (state.mode & 0o077) !== 0) chmodSync(part, 0o600);
  }
}

export async function withSqlite<T>(
  opening: Promise<SqliteThread>,
  work: (thread: SqliteThread) => Promise<T>,
): Promise<T> {
  const thread = await opening;
  try {
    return await work(thread);
  } finally {
    await thread.close();
  }
}

/**
 * Whether the file of a connection can become smaller: not one of an earlier version that {@link
 * makeShrinkable} has not rewritten.
 */
export async function isShrinkable(connection: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ auto_vacuum: number }>`pragma auto_vacuum`.execute(connection);
  return rows[0]?.auto_vacuum === INCREMENTAL;
}

/**
 * Rewrites a file of an earlier version once, so that it can shrink from now on. It needs free space of the
 * file's own size.
 * @returns whether it was rewritten
 */
export async function makeShrinkable(file: string): Promise<boolean> {
  return withSqlite(SqliteThread.open(file, { timeout: LOCK_LIMIT }), async (thread) => {
    if ((await thread.value('pragma auto_vacuum')) === INCREMENTAL) return false;
    await thread.exec(`pragma auto_vacuum = ${INCREMENTAL}; vacuum`);
    return true;
  });
}

/**
 * Returns the space of deleted rows to the disk, in small steps. It stops if another connection is writing;
 * the next purge continues.
 */
export async function shrink(file: string): Promise<void> {
  await withSqlite(SqliteThread.open(file, { timeout: 0 }), async (thread) => {
    try {
      while (
        (await thread.value('pragma auto_vacuum')) === INCREMENTAL &&
        Number(await thread.value('pragma freelist_count')) > 0
      )
        await thread.exec(`pragma incremental_vacuum(${PAGES_AT_ONCE})`);
      // The file becomes shorter only when the log is written back into it.
      await thread.exec('pragma wal_checkpoint(PASSIVE)');
    } catch (error) {
      if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
    }
  });
}
