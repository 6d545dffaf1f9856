import { sql, type Kysely, type RawBuilder } from 'kysely';
import { endRest, IDLE_LIFE } from '@/lib/records/sessions';
import { alarm } from '@/lib/platform/alarm';
import { DAY, HOUR, dayOf, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { every } from '@/lib/platform/every';
import { purgeLimits } from '@/lib/records/limits';
import { errorFields, log } from '@/lib/platform/log';
import { ANSWERED_LIFE } from '@/lib/records/answered-messages';
import { db } from '@/lib/records/database';
import { deleteInBatches } from '@/lib/records/delete-in-batches';
import type { Database } from '@/lib/records/schema';
import { appliedFiles } from '@/lib/records/series-updates';
import { shrink, sqliteFile } from '@/lib/platform/db/sqlite';
import { deleteExpiredFiles } from './backups/expired-files';
import { deleteOldFiles } from './series/received-files';

type Expired = [table: keyof Database, condition: RawBuilder<unknown>];

const expired = (now: number): Expired[] => [
  // An expired code still counts towards the limit on guesses for a day.
  ['otp_challenges', sql`expires_at <= ${now - DAY}`],
  ['sessions', sql`expires_at <= ${now} or seen_at <= ${now - IDLE_LIFE}`],
  ['waitlist_keys', sql`expires_at <= ${now}`],
  ['waitlist', sql`answered_at <= ${now - ANSWERED_LIFE}`],
  ['shared_insights', sql`expires_at <= ${now}`],
  ['address_changes', sql`expires_at <= ${now}`],
  ['view_marks', sql`day < ${dayOf(now)}`],
  // Without the setting nothing is to be stored, so rows of an earlier one go.
  ['traffic_records', sql`recorded_at <= ${now - (env().TRAFFIC_RECORDS_DAYS ?? 0) * DAY}`],
];

/**
 * Deletes expired rows, so that tables do not grow and personal data is not stored longer than the privacy
 * policy says.
 * @returns how many rows of each table, for tables with any
 */
export async function purgeExpired(
  database: Kysely<Database>,
  clock: Clock = Date.now,
): Promise<Partial<Record<keyof Database, number>>> {
  const now = clock();
  await endRest(database);
  const counts: [keyof Database, number][] = [['rate_limits', await purgeLimits(database, clock)]];
  for (const [table, condition] of expired(now))
    counts.push([table, await deleteInBatches(database, table, condition)]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function purge(): Promise<void> {
  const purged = await purgeExpired(db());
  const files = deleteExpiredFiles(Date.now());
  if (files > 0 || Object.keys(purged).length > 0)
    log.info({ purged, files }, 'Expired data was deleted, as the privacy policy says');
  const deletedFiles = deleteOldFiles(await appliedFiles(db()));
  if (deletedFiles > 0) log.info({ files: deletedFiles }, 'Old files of publishers were deleted');
  const { DATABASE_URL, DATA_DIR } = env();
  // PostgreSQL reuses the space of deleted rows by itself.
  if (!DATABASE_URL) await shrink(sqliteFile(DATA_DIR));
}

/** Purges every hour in the server's background until the returned function is called. */
export function startPurge(): () => void {
  const run = () =>
    void purge().catch((error: unknown) =>
      alarm('purge-failed', errorFields(error), 'Expired data could not be deleted'),
    );
  run();
  return every(HOUR, run);
}
