import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/platform/clock';
import type { Database } from './schema';

/** The versions of the texts that a person has declared to agree to, or has read; null if there is no declaration. */
export type Declaration = { terms: string; privacy: string | null; declaredAt: number };

/** Whether a declaration still holds: no text has had a material version since. */
export type IsInForce = (declaration: Declaration) => boolean;

export async function readDeclaration(db: Kysely<Database>, email: string): Promise<Declaration | null> {
  const row = await db
    .selectFrom('declarations')
    .select(['terms_version', 'privacy_version', 'declared_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  return row ? { terms: row.terms_version, privacy: row.privacy_version, declaredAt: row.declared_at } : null;
}

/** Records the declaration with the versions of the texts; a second one changes nothing. */
export async function declareAdult(
  db: Kysely<Database>,
  email: string,
  termsVersion: string,
  clock: Clock = Date.now,
  privacyVersion: string | null = null,
): Promise<void> {
  await db
    .insertInto('declarations')
    .values({
      email,
      terms_version: termsVersion,
      privacy_version: privacyVersion,
      declared_at: clock(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
