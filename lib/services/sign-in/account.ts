import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { logSignIn } from './sign-in-log';
import { deleteAccountRecords } from '@/lib/records/accounts';
import { withdrawConsent } from '@/lib/records/consents';
import { endAllShared } from '@/lib/records/shared-insights';
import { endAllSessions, endSession, openSessions, readSession, type Session } from '@/lib/records/sessions';
import { isHandleOf } from './session-handle';

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

/** Ends one session of the same person; `none` if the handle names none that is open. */
export async function endOneSession(
  db: Kysely<Database>,
  { id, user }: Pick<Session, 'id' | 'user'>,
  handle: string,
): Promise<'this' | 'other' | 'none'> {
  const chosen = (await openSessions(db, user.email)).find((one) => isHandleOf(one.id, handle));
  if (!chosen) return 'none';
  await endSession(db, chosen.id);
  await logSignIn('Session ended', user);
  return chosen.id === id ? 'this' : 'other';
}

/**
 * Withdraws the declaration of a person: content for adults is closed until it is made again, and links to it that the person
 * made end. Links first, because nothing shows them after that.
 */
export async function withdraw(
  db: Kysely<Database>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await endAllShared(db, id);
  await withdrawConsent(db, email);
  await logSignIn('Consent withdrawn', { email });
}

/** Deletes what belongs to the account of an address; lib/records/people.ts says what. */
export async function deleteAccount(db: Kysely<Database>, email: string): Promise<void> {
  await deleteAccountRecords(db, email);
  await logSignIn('Account deleted', { email });
}
