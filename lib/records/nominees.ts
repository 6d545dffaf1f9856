import type { Kysely, Selectable } from 'kysely';
import type { Nominee } from '@/lib/contract/request';
import type { Clock } from '@/lib/platform/clock';
import { chargeWrite, writeOwn, type Writer } from './own-records';
import type { Database, NomineesTable } from './schema';

/** Whom a person has named to use their rights in their place. */
export async function nomineeOf(
  db: Kysely<Database>,
  email: string,
): Promise<Selectable<NomineesTable> | undefined> {
  return db.selectFrom('nominees').selectAll().where('email', '=', email).executeTakeFirst();
}

/**
 * Stores the nominee of a person, in place of an earlier one.
 * @throws HttpError 401, 429
 */
export async function nameNominee(
  db: Kysely<Database>,
  writer: Writer,
  nominee: Nominee,
  clock: Clock = Date.now,
): Promise<void> {
  await chargeWrite(db, writer, clock);
  const row = { ...nominee, named_at: clock() };
  await writeOwn(
    db,
    writer,
    (trx) =>
      trx
        .insertInto('nominees')
        .values({ email: writer.email, ...row })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
        .execute(),
    clock,
  );
}

export async function removeNominee(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('nominees').where('email', '=', email).execute();
}
