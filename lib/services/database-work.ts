import { closeDb, problemOfDatabase } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { startNightlyBackups } from './backups/nightly';
import { unmovedRows } from './backups/move';
import { startPurge } from './purging';
import { leaseDataDir } from '@/lib/platform/db/machine-lease';
import { env, SettingError } from '@/lib/platform/env';
import { startHourlyChecks } from './hourly-checks';
import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { log } from '@/lib/platform/log';
import { startDelivery } from './messages/delivery';

/** How often an unusable database is tried again, in milliseconds. */
const RETRY = 5_000;

/**
 * Migrates the database to the newest schema. If the database cannot be used, the site still serves the
 * public pages, which need none.
 * @returns in that case, the sentence for the operator
 * @throws SettingError when its rows are still in the SQLite file: after a reload the server before goes on
 * @throws errors that the disk or the database file did not cause
 */
export async function prepareDatabase(): Promise<string | undefined> {
  try {
    const unmoved = await unmovedRows();
    if (unmoved) throw new SettingError(unmoved);
    await migrate();
    return undefined;
  } catch (error) {
    const problem = problemOfDatabase(error);
    if (!problem) throw error;
    storageAlarm(error);
    // Opened again on the next attempt, because another file may be there by then.
    await closeDb();
    return `The database cannot be used: ${problem} Until then public pages are served, and nothing can be sent, signed in or counted.`;
  }
}

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
  ...leases(),
];

/** Meanwhile no other machine may open the file. */
function leases(): (() => void)[] {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL ? [] : [leaseDataDir(DATA_DIR)];
}
