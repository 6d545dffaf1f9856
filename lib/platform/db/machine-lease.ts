import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const leaseFile = (dataDir: string) => path.join(dataDir, 'machine.json');

/** The lease that has not expired, if there is one that can be read. */
function currentLease(dataDir: string, now: number): Record<string, unknown> | undefined {
  try {
    const lease = JSON.parse(readFileSync(leaseFile(dataDir), 'utf8')) as Record<string, unknown>;
    return Number(lease.at) > now - LIFE ? lease : undefined;
  } catch {
    return undefined;
  }
}

/** Another machine uses this data directory now; SQLite files would be damaged by two. */
export function otherMachine(dataDir: string, now = Date.now()): string | undefined {
  const lease = currentLease(dataDir, now);
  return lease && lease.id !== machineId() ? String(lease.name) : undefined;
}

/** Whether a site, on this machine or another, uses the SQLite file in this directory now. */
export function isDataDirInUse(dataDir: string, now: number): boolean {
  return currentLease(dataDir, now) !== undefined;
}

/** Records that this machine uses the data directory, until the returned function is called. */
export function leaseDataDir(dataDir: string): () => void {
  const renew = () => {
    try {
      const lease = { id: machineId(), name: hostname(), at: Date.now() };
      writeFileSync(leaseFile(dataDir), JSON.stringify(lease), { mode: 0o600 });
    } catch (error) {
      log.warn(errorFields(error), 'The lease of DATA_DIR could not be renewed');
    }
  };
  renew();
  const timer = setInterval(renew, RENEWAL);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(leaseFile(dataDir), { force: true });
  };
}
