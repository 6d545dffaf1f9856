import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { MINUTE, SECOND } from '@/lib/platform/clock';
import { errorFields, log } from '@/lib/platform/log';

/** After this many milliseconds without renewal a lease has expired: its machine is down. */
const LIFE = MINUTE;
const RENEWAL = 15 * SECOND;

/**
 * Identifies the machine by its kernel's boot id: containers of one machine share the kernel and so the
 * shared memory that SQLite needs, but not the host name.
 */
function machineId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return hostname();
  }
}

/** One file for each server: several on one machine may use the same SQLite file, and each ends on its own. */
const LEASE_FILE = /^machine.*\.json$/;

/** The leases that have not expired and can be read. */
function currentLeases(dataDir: string, now: number): Record<string, unknown>[] {
  return leaseFiles(dataDir)
    .map(readLease)
    .filter(({ at }) => Number(at) > now - LIFE);
}

function leaseFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir)
    .filter((name) => LEASE_FILE.test(name))
    .map((name) => path.join(dataDir, name));
}

function readLease(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Another machine uses this data directory now; SQLite files would be damaged by two. */
export function otherMachine(dataDir: string, now = Date.now()): string | undefined {
  const lease = currentLeases(dataDir, now).find(({ id }) => id !== machineId());
  return lease && String(lease.name);
}

/** Whether a site, on this machine or another, uses the SQLite file in this directory now. */
export function isDataDirInUse(dataDir: string, now: number): boolean {
  return currentLeases(dataDir, now).length > 0;
}

/** Records that this server uses the data directory, until the returned function is called. */
export function leaseDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, `machine-${randomUUID()}.json`);
  const renew = () => {
    try {
      const lease = { id: machineId(), name: hostname(), at: Date.now() };
      writeFileSync(file, JSON.stringify(lease), { mode: 0o600 });
      // Those of servers that were killed.
      for (const other of leaseFiles(dataDir))
        if (Number(readLease(other).at) <= lease.at - LIFE) rmSync(other, { force: true });
    } catch (error) {
      log.warn(errorFields(error), 'The lease of DATA_DIR could not be renewed');
    }
  };
  renew();
  const timer = setInterval(renew, RENEWAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}
