import type { Kysely } from 'kysely';
import type { Database } from './schema';
import { deleteSendLimits } from './send-limits';

/**
 * Deletes, in one transaction, what signing in stored about an address: sessions, codes and their limits,
 * declaration, user.
 */
export async function deleteAccountRecords(db: Kysely<Database>, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('email', '=', email).execute();
    await trx.deleteFrom('otp_challenges').where('email', '=', email).execute();
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
    await trx.deleteFrom('users').where('email', '=', email).execute();
    await deleteSendLimits(trx, email);
  });
}
