import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DAY, type Clock } from '@/lib/platform/clock';
import { newToken, tokenHash } from '@/lib/platform/token';
import { deleteAccountParts } from './deletions';
import { lockAddresses, lockOwn, requireOwner, type Writer } from './own-records';
import { hasAccount, moveParts } from './people';
import type { Database } from './schema';
import { endAllSessions } from './sessions';

/** How long the holder of the address before can undo a change. */
export const UNDO_LIFE = 7 * DAY;

/**
 * Moves everything stored about the address of a signed-in person to another one, in one transaction. The
 * caller has proof that both belong to the person.
 * @returns the token that undoes it; null, and nothing changes, if somebody has an account at the new address
 * @throws HttpError 401, also where the account is deleted or has another address by now
 */
export async function changeAddress(
  db: Kysely<Database>,
  owner: Writer,
  to: string,
  clock: Clock = Date.now,
): Promise<string | null> {
  const from = owner.email;
  const now = clock();
  const token = newToken();
  return db.transaction().execute(async (trx) => {
    await lockAddresses(trx, from, to);
    await requireOwner(trx, owner);
    if (await hasAccount(trx, to)) return null;
    await moveParts(trx, { from, to }, now);
    // It is back at an address from which it had moved: nothing leads there any more.
    await trx.deleteFrom('address_changes').where('user_id', '=', owner.id).where('email', '=', to).execute();
    await trx
      .insertInto('address_changes')
      .values({
        id: randomUUID(),
        token_hash: tokenHash(token),
        user_id: owner.id,
        email: from,
        changed_at: now,
        expires_at: now + UNDO_LIFE,
      })
      .execute();
    return token;
  });
}

export type AddressChange = {
  userId: string;
  /** The address before. */
  from: string;
  /** The address of the account now, which may have changed again. */
  present: string;
  changedAt: number;
};

/** The change that a token undoes; null if there is none, it was undone, or its time is over. */
export async function readAddressChange(
  db: Kysely<Database>,
  token: string,
  clock: Clock = Date.now,
): Promise<AddressChange | null> {
  const row = await db
    .selectFrom('address_changes')
    .innerJoin('users', 'users.id', 'address_changes.user_id')
    .select(['user_id', 'address_changes.email as from', 'users.email as present', 'changed_at'])
    .where('token_hash', '=', tokenHash(token))
    .whereRef('users.email', '!=', 'address_changes.email')
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row
    ? { userId: row.user_id, from: row.from, present: row.present, changedAt: row.changed_at }
    : null;
}

/**
 * Takes an account back to the address that it had before a change, wherever it is now, and ends all its
 * sessions and the changes since. An account that was made at the address meanwhile gives way to it.
 * @returns what was undone; null if the token undoes nothing any more
 */
export async function undoAddressChange(
  db: Kysely<Database>,
  token: string,
  clock: Clock = Date.now,
): Promise<AddressChange | null> {
  const change = await readAddressChange(db, token, clock);
  if (!change) return null;
  const { userId, from, present } = change;
  const isUndone = await db.transaction().execute(async (trx) => {
    await lockAddresses(trx, from, present);
    await lockOwn(trx, userId, clock);
    // It may have been undone, or the account may have moved on, while this waited for its turn.
    const still = await readAddressChange(trx, token, clock);
    if (still?.present !== present) return false;
    await deleteAccountParts(trx, from, clock());
    await moveParts(trx, { from: present, to: from }, clock());
    await endAllSessions(trx, from);
    await trx
      .deleteFrom('address_changes')
      .where('user_id', '=', userId)
      .where('changed_at', '>=', change.changedAt)
      .execute();
    return true;
  });
  return isUndone ? change : undoAddressChange(db, token, clock);
}
