import { db } from '@/lib/records/database';
import { hasDeclared } from './declared';
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

/**
 * The bearer token of a request to /api/v1. It is the token of a session, with the same idle time and end
 * as in a browser.
 */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * The session of a bearer token.
 * @throws HttpError 401
 */
export async function requireBearer(request: Request): Promise<Session> {
  const session = await readSession(db(), bearerToken(request));
  if (!session) throw new HttpError(401, 'errors.not-signed-in');
  return session;
}

/**
 * For content that only people of 18 or over may see.
 * @throws HttpError 403 before the declaration
 */
export async function requireDeclaration({ user }: Pick<Session, 'user'>): Promise<void> {
  if (!(await hasDeclared(db(), user.email))) throw new HttpError(403, 'errors.no-declaration');
}
