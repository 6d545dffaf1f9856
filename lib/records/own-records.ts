import type { Kysely } from 'kysely';
import { HOUR, type Clock } from '@/lib/platform/clock';
import { HttpError } from '@/lib/platform/http/http-error';
import { keyedHash } from '@/lib/platform/secret';
import type { Database } from './schema';
import { requirePoint, serialise, type Limit } from './limits';

/** The tables with what a person stores in the account; all have the column `user_id`. */
export const OWN_TABLES = [
  'saved_items',
  'shared_insights',
  'feed_subjects',
  'read_marks',
  'feed_settings',
  'feed_visits',
] as const satisfies (keyof Database)[];

/** A person who writes: limits are counted by address, as the export of a person finds them. */
export type Writer = { id: string; email: string };

/** Saves and changes of one person. */
const WRITES: Limit = { name: 'saves', points: 60, window: HOUR };

/** Counts a write against the limit that the writes of a person in the account share. */
export async function chargeWrite(db: Kysely<Database>, { email }: Writer, clock: Clock = Date.now) {
  await requirePoint(db, WRITES, keyedHash('address', email), clock);
}

/**
 * Writes what belongs to a person, one writer at a time. Nothing is written for somebody who has no session any
 * more: a request that began before the account was deleted would leave rows that nobody could delete.
 * @param owner with the address where rows have it
 * @throws HttpError 401
 */
export async function writeOwn<T>(
  db: Kysely<Database>,
  owner: string | Writer,
  write: (trx: Kysely<Database>) => Promise<T>,
  clock: Clock = Date.now,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await requireOwner(trx, owner, clock);
    return write(trx);
  });
}

/**
 * From here to the end of the transaction nobody else writes what belongs to the person, who is signed in.
 * @throws HttpError 401
 */
export async function requireOwner(
  trx: Kysely<Database>,
  owner: string | Writer,
  clock: Clock = Date.now,
): Promise<void> {
  const { id, email } = typeof owner === 'string' ? { id: owner, email: undefined } : owner;
  await lockOwn(trx, id, clock);
  let open = trx.selectFrom('sessions').select('id').where('user_id', '=', id);
  // What is stored by address must not stay under one that was changed meanwhile.
  if (email !== undefined) open = open.where('email', '=', email);
  const session = await open.limit(1).executeTakeFirst();
  if (!session) throw new HttpError(401, 'errors.signed-out');
}

/** From here to the end of the transaction nobody else writes what belongs to the person. */
export function lockOwn(trx: Kysely<Database>, userId: string, clock: Clock = Date.now): Promise<void> {
  return serialise(trx, `own:${userId}`, clock);
}

/**
 * From here to the end of the transaction nobody signs in at these addresses, moves an account to or from
 * one, or deletes it. Take it before {@link lockOwn}, so that two transactions never wait for each other.
 */
export async function lockAddresses(trx: Kysely<Database>, ...emails: readonly string[]): Promise<void> {
  for (const email of emails.map((one) => one.toLowerCase()).sort()) await serialise(trx, `account:${email}`);
}
