import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/schema';
import { logSignIn } from './events';
import { deleteSendLimits } from './send-limits';
import { endAllSessions, endSession, type Session } from './session';

/** Signs somebody out here. */
export async function signOut(db: Kysely<Database>, { id, user }: Session): Promise<void> {
  await endSession(db, id);
  logSignIn('Signed out', user);
}

/** Signs somebody out on every device, here too: cookies and tokens of /api/v1. */
export async function signOutEverywhere(db: Kysely<Database>, email: string): Promise<void> {
  await endAllSessions(db, email);
  logSignIn('Signed out everywhere', { email });
}

/** Deletes everything kept about an address here: sessions, codes and their limits, the declaration, the person. */
export async function deleteAccount(db: Kysely<Database>, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sessions').where('email', '=', email).execute();
    await trx.deleteFrom('otp_challenges').where('email', '=', email).execute();
    await trx.deleteFrom('declarations').where('email', '=', email).execute();
    await trx.deleteFrom('users').where('email', '=', email).execute();
    await deleteSendLimits(trx, email);
  });
  logSignIn('Account deleted', { email });
}
