import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { logSignIn } from './sign-in-log';
import { deleteAccountRecords } from '@/lib/records/accounts';
import { endAllSessions, endSession, readSession } from '@/lib/records/sessions';

/** Ends the session of a token; one that has ended already is no error. */
export async function signOut(db: Kysely<Database>, token: string | undefined): Promise<void> {
  const session = await readSession(db, token);
  if (!session) return;
  await endSession(db, session.id);
  await logSignIn('Signed out', session.user);
}

/** Signs a person out on every device, this one included: cookies and tokens of /api/v1. */
export async function signOutEverywhere(db: Kysely<Database>, email: string): Promise<void> {
  await endAllSessions(db, email);
  await logSignIn('Signed out everywhere', { email });
}

/**
 * Deletes everything stored about an address here: sessions, codes and their limits, the declaration, the
 * nominee, the user.
 */
export async function deleteAccount(db: Kysely<Database>, email: string): Promise<void> {
  await deleteAccountRecords(db, email);
  await logSignIn('Account deleted', { email });
}
