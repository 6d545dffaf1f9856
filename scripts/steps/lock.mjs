import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HOME, RELEASES_NAME } from './root.mjs';
import { Stop } from './stop.mjs';

/** Contains the process that builds, upgrades or rolls back in this folder. */
const LOCK = path.join(HOME, RELEASES_NAME, 'lock');

/** In milliseconds. */
const ASK_AGAIN = 500;

/**
 * Runs work while no other process builds or changes releases. A plain file and not a lock of the database's
 * library, which is not installed before the first start.
 * @template T
 * @param {() => Promise<T>} work
 * @param {{ waits?: boolean, lock?: string }} [options] whether to wait for the other process
 * @returns {Promise<T>}
 * @throws Stop naming the other process, unless it waits
 */
export async function withReleaseLock(work, { waits = false, lock = LOCK } = {}) {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let told = false; ; told = true) {
    const other = take(lock);
    if (other === undefined) break;
    const sentence = `Another process (${other}) builds or changes releases here`;
    const wayOut = `if it is no such process, delete ${lock}.`;
    if (!waits) throw new Stop(`${sentence}: wait until it has ended, or, ${wayOut}`);
    if (!told) console.log(`${sentence}; waiting for it. Or, ${wayOut}`);
    await wait(ASK_AGAIN);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Takes the lock, also from a process that was killed.
 * @param {string} lock
 * @returns {number | undefined} the process that has it
 */
function take(lock) {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(draft, lock);
        return undefined;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const holder = Number(read(lock));
      // Our own number: a process of an earlier container had it, whose folder is still there.
      if (holder && holder !== process.pid && isAlive(holder)) return holder;
      // Renamed and not deleted: of two processes that find it at once, one gets ENOENT and starts again.
      const old = `${lock}.old-${process.pid}`;
      try {
        renameSync(lock, old);
        if (Number(read(old)) !== holder) linkSync(old, lock);
      } catch {
        // Another process was faster.
      }
      rmSync(old, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
