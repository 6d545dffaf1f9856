// Who uses a folder now: a file for each process that does. It is JavaScript on Node's own modules, because npm start
// takes a lease before packages are installed.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/** How often a lease is renewed, in milliseconds. */
const RENEWAL = 15_000;

/** A lease without renewal for so long has expired; it counts where the process itself cannot be seen. */
const LIFE = 60_000;

/**
 * @typedef {object} Lease
 * @property {string} id of the machine
 * @property {string} name of the machine
 * @property {string} processes identifies the process numbers, which each container has of its own
 * @property {number} pid
 * @property {number} at when it was last renewed
 */

/**
 * The machine by its kernel's boot id: containers of one machine share the kernel and so the shared memory that
 * SQLite needs, but not the host name.
 */
export const MACHINE = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), hostname());

const PROCESSES = read(() => readlinkSync('/proc/self/ns/pid'), '');

/**
 * Records that this process uses a folder.
 * @param {string} folder
 * @param {string} kind of use; the files are named after it
 * @param {(error: unknown) => void} onError when the lease cannot be written
 * @returns {() => void} ends the lease
 */
export function takeLease(folder, kind, onError) {
  const file = path.join(folder, `${kind}-${randomUUID()}.json`);
  const renew = () => {
    const at = Date.now();
    const lease = { id: MACHINE, name: hostname(), processes: PROCESSES, pid: process.pid, at };
    try {
      // Whole at any moment.
      writeFileSync(`${file}.new`, JSON.stringify(lease), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      // Those of killed processes.
      for (const [otherFile, otherLease] of leaseFiles(folder, kind))
        if (!isAlive(otherLease, at)) rmSync(otherFile, { force: true });
    } catch (error) {
      onError(error);
    }
  };
  renew();
  const timer = setInterval(renew, RENEWAL).unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/**
 * The leases of processes that are alive, and their files.
 * @param {string} folder @param {string} kind @param {number} [now]
 * @returns {[file: string, lease: Lease][]}
 */
export function leasesOf(folder, kind, now = Date.now()) {
  return leaseFiles(folder, kind).filter(([, lease]) => isAlive(lease, now));
}

/**
 * Whether this process has taken it.
 * @param {Lease} lease
 */
export const isOwn = ({ processes, pid }) => processes === PROCESSES && pid === process.pid;

/** @param {string} folder @param {string} kind @returns {[file: string, lease: Lease][]} */
function leaseFiles(folder, kind) {
  return read(() => readdirSync(folder), [])
    .filter((name) => name.startsWith(kind) && name.endsWith('.json'))
    .flatMap((name) => {
      const file = path.join(folder, name);
      const lease = read(() => JSON.parse(readFileSync(file, 'utf8')), undefined);
      return lease ? [/** @type {[string, Lease]} */ ([file, lease])] : [];
    });
}

/** @param {Lease} lease @param {number} now */
function isAlive({ id, processes, pid, at }, now) {
  return id === MACHINE && processes === PROCESSES ? isRunning(pid) : at > now - LIFE;
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * What can be read, or else this.
 * @template T
 * @param {() => T} attempt @param {T} otherwise
 */
function read(attempt, otherwise) {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}
