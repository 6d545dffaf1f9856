import { startNightlyBackups } from './backups/nightly';
import { startPurge } from './purging';
import { leaseDataDir } from '@/lib/platform/db/machine-lease';
import { env } from '@/lib/platform/env';
import { startHourlyChecks } from './hourly-checks';
import { log } from '@/lib/platform/log';
import { startDelivery } from './messages/delivery';
import { prepareDatabase } from './prepare-database';
import { startDailyFetch } from './series/daily-fetch';

/** How often an unusable database is tried again, in milliseconds. */
const RETRY = 5_000;

/**
 * Starts the server's background work on the database, at once or as soon as the database can be used.
 * @returns a function that stops it
 */
export function startDatabaseWork(isReady: boolean, retry = RETRY): () => void {
  let stops = isReady ? startAll() : [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  // One attempt at a time: each may wait for a lock.
  const tryLater = () => (timer = setTimeout(() => void tryAgain(), retry).unref());

  async function tryAgain(): Promise<void> {
    const problem = await prepareDatabase().catch((error: unknown) => String(error));
    if (isStopped) return;
    if (problem !== undefined) return void tryLater();
    log.info('The database can be used again');
    stops = startAll();
  }

  if (!isReady) tryLater();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

const startAll = () => [
  startDelivery(),
  startPurge(),
  startNightlyBackups(),
  startHourlyChecks(),
  ...(env().SERIES_FETCH === 'daily' ? [startDailyFetch()] : []),
  ...leases(),
];

/** Meanwhile no other machine may open the file. */
function leases(): (() => void)[] {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL ? [] : [leaseDataDir(DATA_DIR)];
}
