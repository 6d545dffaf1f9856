import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import { chargeWrite, writeOwn, type Writer } from './own-records';

/** The user id is created at the first sign-in. */
export async function userIdOf(
  db: Kysely<Database>,
  email: string,
  clock: Clock = Date.now,
): Promise<string> {
  await db
    .insertInto('users')
    .values({ id: randomUUID(), email, created_at: clock(), name: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether somebody has signed in with an address before: then it has a session, or something is stored. */
export async function isReturning(db: Kysely<Database>, email: string): Promise<boolean> {
  for (const table of ['sessions', 'declarations', 'consents', 'nominees', 'own_series'] as const)
    if (await db.selectFrom(table).select('email').where('email', '=', email).limit(1).executeTakeFirst())
      return true;
  return (await accountName(db, email)) !== null;
}

/** The name that a person gave their account; null if none. */
export async function accountName(db: Kysely<Database>, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('name').where('email', '=', email).executeTakeFirst();
  return row?.name ?? null;
}

/**
 * Changes the name on an account and in its sessions, which show it; null removes it.
 * @throws HttpError 401, 429
 */
export async function setName(db: Kysely<Database>, writer: Writer, name: string | null): Promise<void> {
  await chargeWrite(db, writer);
  await writeOwn(db, writer, async (trx) => {
    for (const table of ['users', 'sessions'] as const)
      await trx.updateTable(table).set({ name }).where('email', '=', writer.email).execute();
  });
}
