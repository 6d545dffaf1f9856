import { leasesOf, MACHINE, takeLease } from '@/lib/platform/leases.mjs';
import { errorFields, log } from '@/lib/platform/log';

/** One lease for each server: several on one machine may use the same SQLite file. */
const KIND = 'machine';

/** Another machine uses this data directory now; SQLite files would be damaged by two. */
export function otherMachine(dataDir: string, now = Date.now()): string | undefined {
  const [, lease] = leasesOf(dataDir, KIND, now).find(([, { id }]) => id !== MACHINE) ?? [];
  return lease?.name;
}

/** Records that this server uses the data directory, until the returned function is called. */
export function leaseDataDir(dataDir: string): () => void {
  return takeLease(dataDir, KIND, (error) =>
    log.warn(errorFields(error), 'The lease of DATA_DIR could not be renewed'),
  );
}
