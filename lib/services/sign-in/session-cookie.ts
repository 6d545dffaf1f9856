import { SECOND } from '@/lib/platform/clock';
import { acceptedSecrets } from '@/lib/platform/secret';
import { sessionCookieName, setCookie } from '@/lib/platform/http/cookies';
import { SESSION_LIFE } from '@/lib/records/sessions';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';
import { decodeSession } from './decode-session';

/** The cookie beside next-auth's that scripts of public pages may read. */
export function signedInMark(): string {
  return setCookie(SIGNED_IN_COOKIE, '1', { maxAge: SESSION_LIFE / SECOND, forScript: true });
}

/** Clears both cookies of a session. */
export function clearSignedInCookies(): string[] {
  return [
    setCookie(sessionCookieName(), '', { maxAge: 0 }),
    setCookie(SIGNED_IN_COOKIE, '', { maxAge: 0, forScript: true }),
  ];
}

/** The session's token in a value of next-auth's cookie; undefined if it is forged, damaged or expired. */
export async function tokenInCookie(value: string | undefined): Promise<string | undefined> {
  const decoded = await decodeSession(value, acceptedSecrets());
  return typeof decoded?.sid === 'string' ? decoded.sid : undefined;
}
