import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import type { Database } from './schema';

/** The user id of an address, created at the first sign-in. */
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
