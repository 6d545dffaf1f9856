import { parseCookie, stringifySetCookie } from 'cookie';
import { siteOrigin } from '@/lib/platform/env';

/** Whether the site uses https: then cookies are marked Secure. */
export function isSecure(): boolean {
  return siteOrigin().startsWith('https:');
}

/** next-auth's own name for the session cookie. */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
}

/** The cookie with the challenge of the code that this browser requested. */
export const CHALLENGE_COOKIE = 'sign-in-challenge';

/**
 * A Set-Cookie value. Scripts can read the cookie only with `forScript`. `maxAge` is in seconds; 0 clears the
 * cookie.
 */
export function setCookie(
  name: string,
  value: string,
  { path = '/', maxAge, forScript = false }: { path?: string; maxAge: number; forScript?: boolean },
): string {
  return stringifySetCookie(name, value, {
    path,
    maxAge,
    httpOnly: !forScript,
    sameSite: 'lax',
    secure: isSecure(),
  });
}

export function cookiesOf(request: Request): Record<string, string | undefined> {
  return parseCookie(request.headers.get('cookie') ?? '');
}
