import type { Kysely } from 'kysely';

/** What a code is good for; one that an earlier release has mailed signs in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('otp_challenges')
    .addColumn('purpose', 'text', (c) => c.notNull().defaultTo('sign-in'))
    .execute();
}
