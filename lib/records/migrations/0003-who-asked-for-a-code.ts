import type { Kysely } from 'kysely';

/**
 * Stores which client requested a code, so that codes and guesses can be counted from the challenges
 * themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const challenges = () => db.schema.alterTable('otp_challenges');
  // One column per statement: SQLite adds only one at a time.
  await challenges()
    .addColumn('mailbox', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await challenges().addColumn('client', 'text').execute();
  await challenges()
    .addColumn('bound', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await challenges()
    .addColumn('known', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await challenges()
    .addColumn('other_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('otp_challenges_mailbox')
    .on('otp_challenges')
    .columns(['mailbox', 'created_at'])
    .execute();
}
