import type { Kysely, Selectable } from 'kysely';
import type { Nominee } from '@/lib/contract/request';
import type { Clock } from '@/lib/platform/clock';
import type { Database, NomineesTable } from './schema';

/** Whom a person has named to use their rights in their place. */
export async function nomineeOf(
  db: Kysely<Database>,
  email: string,
): Promise<Selectable<NomineesTable> | undefined> {
  return db.selectFrom('nominees').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Stores the nominee of a person, in place of an earlier one. */
export async function nameNominee(
  db: Kysely<Database>,
  email: string,
  nominee: Nominee,
  clock: Clock = Date.now,
): Promise<void> {
  const row = { ...nominee, named_at: clock() };
  await db
    .insertInto('nominees')
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
}

export async function removeNominee(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('nominees').where('email', '=', email).execute();
}
