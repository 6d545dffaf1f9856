import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import { HttpError } from '@/lib/platform/http/http-error';
import type { Database } from './schema';
import { serialise } from './limits';

/** The tables with what a person stores in the account; all have the column `user_id`. */
export const OWN_TABLES = [
  'saved_items',
  'shared_insights',
  'feed_subjects',
  'read_marks',
  'feed_settings',
] as const satisfies (keyof Database)[];

/**
 * Writes what belongs to a person, one writer at a time. Nothing is written for somebody who has no session any
 * more: a request that began before the account was deleted would leave rows that nobody could delete.
 * @param owner with the address where rows have it
 * @throws HttpError 401
 */
export async function writeOwn<T>(
  db: Kysely<Database>,
  owner: string | { id: string; email: string },
  write: (trx: Kysely<Database>) => Promise<T>,
  clock: Clock = Date.now,
): Promise<T> {
  const { id, email } = typeof owner === 'string' ? { id: owner, email: undefined } : owner;
  return db.transaction().execute(async (trx) => {
    await lockOwn(trx, id, clock);
    let open = trx.selectFrom('sessions').select('id').where('user_id', '=', id);
    // What is stored by address must not stay under one that was changed meanwhile.
    if (email !== undefined) open = open.where('email', '=', email);
    const session = await open.limit(1).executeTakeFirst();
    if (!session) throw new HttpError(401, 'errors.signed-out');
    return write(trx);
  });
}

/** From here to the end of the transaction nobody else writes what belongs to the person. */
export function lockOwn(trx: Kysely<Database>, userId: string, clock: Clock = Date.now): Promise<void> {
  return serialise(trx, `own:${userId}`, clock);
}
