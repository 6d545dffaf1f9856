import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { errorFields, log } from '@/lib/platform/log';

/** Every program of ours starts in the folder that has this file: the repository, or a release. */
const PROGRAM = path.resolve('lib/platform/db/sqlite-worker.mjs');

/** The code of a thread that ended by itself, for instance without memory: what it was to do may not be done. */
const ENDED = 'SQLITE_IOERR_THREAD';

type Options = {
  readonly?: boolean;
  fileMustExist?: boolean;
  /** How long a query waits for the lock of another connection, in milliseconds. */
  timeout?: number;
};

type Answer = { id: number; value?: unknown; error?: { message: string; code?: string } };

/**
 * An open SQLite file, in a thread of its own: SQLite waits for the disk and for locks, and the event loop
 * must not.
 */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #pending = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  #calls = 0;
  #hasEnded = false;

  private constructor(file: string, options: Options) {
    // Not imported: Next's bundler would put a program of its own, which finds no driver, in the place of ours.
    const threads = process.getBuiltinModule('node:worker_threads');
    // Without the options of this process: a command's would load its TypeScript loader once more.
    this.#worker = new threads.Worker(PROGRAM, { workerData: { file, options }, execArgv: [] });
    this.#worker.on('message', ({ id, ...answer }: Answer) => this.#pending.get(id)?.(answer));
    // The end follows, with what there is to do.
    this.#worker.on('error', (error) => log.error(errorFields(error), 'The thread of the database failed'));
    this.#worker.on('exit', () => {
      this.#hasEnded = true;
      for (const settle of this.#pending.values())
        settle({ error: { message: 'The thread of the database has ended', code: ENDED } });
    });
    // An open file is no reason to stay for a process that has nothing else to do.
    this.#worker.unref();
  }

  /** @throws SQLite's error if the file cannot be opened */
  static async open(file: string, options: Options = {}): Promise<SqliteThread> {
    const thread = new SqliteThread(file, options);
    try {
      await thread.#call('open');
    } catch (error) {
      await thread.#worker.terminate();
      throw error;
    }
    return thread;
  }

  /** Whether the thread has ended, which nothing can change. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    return this.#call('query', sql, parameters);
  }

  async value(sql: string): Promise<unknown> {
    const { rows } = await this.query<object>(sql);
    return Object.values(rows[0] ?? {})[0];
  }

  /** Runs any number of statements. */
  exec(sql: string): Promise<void> {
    return this.#call('exec', sql);
  }

  /** Ends a transaction, if SQLite has not. */
  rollback(): Promise<void> {
    return this.#call('rollback');
  }

  /** Copies the database as of one moment into a file. */
  backup(target: string): Promise<void> {
    return this.#call('backup', target);
  }

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    await this.#call('close');
    await this.#worker.terminate();
  }

  async #call<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    const { value, error } = await this.#ask(name, args);
    // Made here, so that its stack names the query.
    if (error) throw Object.assign(new Error(error.message), { name: 'SqliteError', code: error.code });
    return value as T;
  }

  #ask(name: string, args: readonly unknown[]): Promise<Omit<Answer, 'id'>> {
    if (this.#hasEnded) return Promise.resolve({ error: { message: 'The database is closed', code: ENDED } });
    const id = (this.#calls += 1);
    return new Promise((resolve) => {
      if (this.#pending.size === 0) this.#worker.ref();
      this.#pending.set(id, (answer) => {
        this.#pending.delete(id);
        if (this.#pending.size === 0) this.#worker.unref();
        resolve(answer);
      });
      this.#worker.postMessage({ id, name, args });
    });
  }
}
