import { closeDb, problemOfDatabase } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { startNightlyBackups } from '@/lib/services/backups/nightly';
import { startPurge } from '@/lib/services/purging';
import { leaseDataDir } from '@/lib/platform/db/machine-lease';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { startDelivery } from '@/lib/services/messages/delivery';

/** How often a database that could not be used is tried again, in milliseconds. */
const RETRY = 5_000;

/**
 * Brings the database to the newest schema. Where it cannot be used the site serves what needs none: the public pages.
 * @returns the sentence for the operator in that case
 * @throws what is no fault of the disk or the file
 */
export async function prepareDatabase(): Promise<string | undefined> {
  try {
    await migrate();
    return undefined;
  } catch (error) {
    const problem = problemOfDatabase(error);
    if (!problem) throw error;
    // Opened anew the next time: by then another file may stand there.
    await closeDb();
    return `The database cannot be used: ${problem} Until then public pages are served, and nothing can be sent, signed in or counted.`;
  }
}

/**
 * Starts what the server does with the database beside answering, at once or as soon as it can be used.
 * @returns what stops it
 */
export function startDatabaseWork(isReady: boolean, retry = RETRY): () => void {
  let stops = isReady ? startAll() : [];
  const timer = isReady ? undefined : setInterval(() => void tryAgain(), retry);
  timer?.unref();

  async function tryAgain(): Promise<void> {
    const problem = await prepareDatabase().catch((error: unknown) => String(error));
    if (problem !== undefined || stops.length > 0) return;
    clearInterval(timer);
    log.info('The database can be used again');
    stops = startAll();
  }

  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

const startAll = () => [startDelivery(), startPurge(), startNightlyBackups(), ...leases()];

/** Others must not open the file from another machine meanwhile. */
function leases(): (() => void)[] {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL ? [] : [leaseDataDir(DATA_DIR)];
}
