import { db } from '@/lib/records/database';
import { HttpError } from '@/lib/platform/http/http-error';
import { cookiesOf, sessionCookieName } from '@/lib/platform/http/cookies';
import { readSession, type Session } from '@/lib/records/sessions';
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
