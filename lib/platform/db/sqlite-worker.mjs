// The thread of an open SQLite file: sqlite-thread.ts starts it, and sends it one message for each call.
// Plain JavaScript, and a file of its own, because a thread begins with a file that Node itself can run.
import { parentPort, workerData } from 'node:worker_threads';
import { SQLITE_DRIVER } from './driver-name.mjs';

/** @type {{ default: typeof import('better-sqlite3') }} */
const { default: SQLite } = await import(SQLITE_DRIVER);

/** @type {import('better-sqlite3').Database} */
let database;

const calls = {
  open() {
    database = new SQLite(workerData.file, workerData.options);
  },
  /** One statement. */
  query(/** @type {string} */ sql, /** @type {unknown[]} */ parameters) {
    const statement = database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  },
  /** Any number of statements, without their rows. */
  exec(/** @type {string} */ sql) {
    database.exec(sql);
  },
  /** SQLite ends a transaction by itself when the disk is full; a second rollback would hide that error by its own. */
  rollback() {
    if (database.inTransaction) database.exec('rollback');
  },
  /**
   * In one step: between two, a write of another connection would have the copy begin again, under many
   * without end.
   */
  async backup(/** @type {string} */ target) {
    await database.backup(target, { progress: ({ totalPages }) => totalPages });
  },
  close() {
    database.close();
  },
};

/** @typedef {{ id: number, name: keyof typeof calls, args: [string, unknown[]] }} Call */

parentPort?.on('message', async (/** @type {Call} */ { id, name, args }) => {
  let answer;
  try {
    answer = { id, value: await calls[name](...args) };
  } catch (error) {
    const { message, code } = /** @type {Error & { code: string }} */ (error);
    answer = { id, error: { message, code } };
  }
  parentPort?.postMessage(answer);
});
