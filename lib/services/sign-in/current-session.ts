import { db } from '@/lib/records/database';
import { HttpError } from '@/lib/platform/http/http-error';
import { cookiesOf, sessionCookieName } from '@/lib/platform/http/cookies';
import type { SignedIn } from '@/lib/contract/provider';
import { createSession, endSession, readSession, type Session } from '@/lib/records/sessions';
import { tokenHash } from '@/lib/platform/token';
import { tokenInCookie } from './session-cookie';

/** The session of a request's cookie, checked in the database; null if there is no valid one. */
export async function sessionOf(request: Request): Promise<Session | null> {
  return sessionOfCookie(cookiesOf(request)[sessionCookieName()]);
}

export async function sessionOfCookie(value: string | undefined): Promise<Session | null> {
  return readSession(db(), await tokenInCookie(value));
}

/**
 * The session of a request, for handlers whose responses need a signed-in person.
 * @throws HttpError 401
 */
export async function requireSession(request: Request): Promise<Session> {
  const session = await sessionOf(request);
  if (!session) throw new HttpError(401, 'errors.signed-out');
  return session;
}

/**
 * Starts the session of a browser and returns its token. The session of the cookie that this replaces ends,
 * because nobody can sign out of it any more.
 */
export async function startSession(signedIn: SignedIn, replaced: string | undefined): Promise<string> {
  const older = await tokenInCookie(replaced);
  return db()
    .transaction()
    .execute(async (trx) => {
      const token = await createSession(trx, signedIn);
      if (older) await endSession(trx, tokenHash(older));
      return token;
    });
}
