import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { logSignIn } from './sign-in-log';
import { deleteAccountRecords } from '@/lib/records/deletions';
import { withdrawConsent } from '@/lib/records/consents';
import type { Writer } from '@/lib/records/own-records';
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
  const session = (await openSessions(db, user.email)).find((one) => isHandleOf(one.id, handle));
  if (!session) return 'none';
  await endSession(db, session.id);
  await logSignIn('Session ended', user);
  return session.id === id ? 'this' : 'other';
}

/**
 * Withdraws the declaration of a person: content for adults is closed until it is made again, and links to it
 * that the person made end.
 */
export async function withdraw(db: Kysely<Database>, writer: Writer): Promise<void> {
  await withdrawConsent(db, writer);
  await logSignIn('Consent withdrawn', writer);
}

/** Deletes what belongs to the account of a signed-in person; lib/records/people.ts says what. */
export async function deleteAccount(db: Kysely<Database>, owner: Writer): Promise<void> {
  await deleteAccountRecords(db, owner);
  await logSignIn('Account deleted', owner);
}
