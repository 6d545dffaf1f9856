import type { Kysely } from 'kysely';
import { DAY, type Clock } from '@/lib/platform/clock';
import { readRequestNumber } from './requests';
import type { Database } from './schema';

/**
 * Retention after an answer: a reply may refer to the message for this long; then it is no longer needed
 * and is deleted.
 */
export const ANSWERED_LIFE = 90 * DAY;

/**
 * Marks a message as answered, by the number of a request or the start of its id as the list shows it; a second
 * mark changes nothing.
 * @returns when it will be deleted, or null if no message, or more than one, has such an id
 */
export async function markAnswered(
  db: Kysely<Database>,
  idStart: string,
  clock: Clock = Date.now,
): Promise<Date | null> {
  const number = readRequestNumber(idStart);
  if (!number && !/^[0-9a-f-]{8,36}$/.test(idStart)) return null;
  const [row, another] = await db
    .selectFrom('waitlist')
    .select(['id', 'answered_at'])
    .where((eb) => (number ? eb('request_number', '=', number) : eb('id', 'like', `${idStart}%`)))
    .limit(2)
    .execute();
  if (!row || another) return null;
  const at = Number(row.answered_at ?? clock());
  await db.updateTable('waitlist').set({ answered_at: at }).where('id', '=', row.id).execute();
  return new Date(at + ANSWERED_LIFE);
}
