import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '@/lib/platform/clock';
import { deleteOwn } from './own-records';
import type { Database } from './schema';
import { deleteSendLimits } from './send-limits';

/**
 * Deletes, in one transaction, what signing in stored about an address: sessions, codes and their limits,
 * declaration, nominee, user, and what the person stored in the account. Requests stay until they are answered, traffic
 * records for their days.
 */
export async function deleteAccountRecords(db: Kysely<Database>, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = trx.selectFrom('users').select('id').where('email', '=', email);
    const people = await ids
      .union(trx.selectFrom('sessions').select('user_id as id').where('email', '=', email))
      .execute();
    await deleteOwn(
      trx,
      people.map(({ id }) => id),
    );
    await trx.deleteFrom('sessions').where('email', '=', email).execute();
    await trx.deleteFrom('otp_challenges').where('email', '=', email).execute();
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
    await trx.deleteFrom('own_series').where('email', '=', email).execute();
    await trx.deleteFrom('nominees').where('email', '=', email).execute();
    await trx.deleteFrom('users').where('email', '=', email).execute();
    await deleteSendLimits(trx, email);
  });
}

/** The user id is created at the first sign-in. */
export async function userIdOf(
  db: Kysely<Database>,
  email: string,
  clock: Clock = Date.now,
): Promise<string> {
  await db
    .insertInto('users')
    .values({ id: randomUUID(), email, created_at: clock() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
