import { encode } from 'next-auth/jwt';
import { SECOND } from '@/lib/platform/clock';
import { acceptedSecrets, serverSecret } from '@/lib/platform/secret';
import { sessionCookieName, setCookie } from '@/lib/platform/http/cookies';
import { SESSION_LIFE } from '@/lib/records/sessions';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';
import { decodeSession } from './decode-session';

const MAX_AGE = SESSION_LIFE / SECOND;

/**
 * next-auth's encrypted cookie; it contains only the session's token, so that the database decides whether it
 * is valid.
 */
export async function sessionCookie(token: string): Promise<string> {
  const value = await encode({ token: { sid: token }, secret: serverSecret(), maxAge: MAX_AGE });
  return setCookie(sessionCookieName(), value, { maxAge: MAX_AGE });
}

/** The cookies of a new session: the session itself, and one that scripts of public pages may read. */
export async function signedInCookies(token: string): Promise<string[]> {
  return [await sessionCookie(token), setCookie(SIGNED_IN_COOKIE, '1', { maxAge: MAX_AGE, forScript: true })];
}

export function clearSignedInCookies(): string[] {
  return [
    setCookie(sessionCookieName(), '', { maxAge: 0 }),
    setCookie(SIGNED_IN_COOKIE, '', { maxAge: 0, forScript: true }),
  ];
}

/** The session's token in a cookie value; undefined if the value is forged, damaged or expired. */
export async function tokenInCookie(value: string | undefined): Promise<string | undefined> {
  const decoded = await decodeSession(value, acceptedSecrets());
  return typeof decoded?.sid === 'string' ? decoded.sid : undefined;
}
