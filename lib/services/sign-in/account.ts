import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { logSignIn } from './sign-in-log';
import { deleteAccountRecords } from '@/lib/records/accounts';
import { endAllSessions, endSession, type Session } from '@/lib/records/sessions';

export async function signOut(db: Kysely<Database>, { id, user }: Session): Promise<void> {
  await endSession(db, id);
  logSignIn('Signed out', user);
}

/** Signs a person out on every device, this one included: cookies and tokens of /api/v1. */
export async function signOutEverywhere(db: Kysely<Database>, email: string): Promise<void> {
  await endAllSessions(db, email);
  logSignIn('Signed out everywhere', { email });
}

/**
 * Deletes everything stored about an address here: sessions, codes and their limits, the declaration, the
 * user.
 */
export async function deleteAccount(db: Kysely<Database>, email: string): Promise<void> {
  await deleteAccountRecords(db, email);
  logSignIn('Account deleted', { email });
}
