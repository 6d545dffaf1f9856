import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import type { Database } from './schema';

export async function hasDeclared(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('declarations')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the declaration with the version of the terms; a second one changes nothing. */
export async function declareAdult(
  db: Kysely<Database>,
  email: string,
  termsVersion: string,
  clock: Clock = Date.now,
): Promise<void> {
  await db
    .insertInto('declarations')
    .values({ email, terms_version: termsVersion, declared_at: clock() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
