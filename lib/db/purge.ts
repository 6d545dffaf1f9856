import type { Kysely } from 'kysely';
import { IDLE_LIFE } from '@/lib/auth/session';
import { DAY, HOUR, type Clock } from '@/lib/clock';
import { purgeLimits } from '@/lib/limits/rate-limit';
import { errorFields, log } from '@/lib/log';
import { db } from './client';
import type { Database } from './schema';

/** Deletes what has expired, so that the tables stay flat. */
export async function purgeExpired(database: Kysely<Database>, clock: Clock = Date.now): Promise<void> {
  const now = clock();
  await purgeLimits(database, clock);
  await database.deleteFrom('form_drafts').where('expires_at', '<=', now).execute();
  // Ended codes still count as guesses for a day.
  await database
    .deleteFrom('otp_challenges')
    .where('expires_at', '<=', now - DAY)
    .execute();
  await database
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('seen_at', '<=', now - IDLE_LIFE)]))
    .execute();
  await database.deleteFrom('waitlist_keys').where('expires_at', '<=', now).execute();
}

/** Purges every hour until the returned function is called: what the server does beside answering. */
export function startPurge(): () => void {
  const run = () =>
    void purgeExpired(db()).catch((error: unknown) => log.error(errorFields(error), 'The purge failed'));
  const timer = setInterval(run, HOUR);
  timer.unref();
  run();
  return () => clearInterval(timer);
}
