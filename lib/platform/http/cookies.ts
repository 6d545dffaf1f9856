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
 * A Set-Cookie value. Scripts can read the cookie only with `forScript`. `maxAge` is in seconds; 0 clears
 * the cookie.
 */
export function setCookie(
  name: string,
  value: string,
  { path = '/', maxAge, forScript = false }: { path?: string; maxAge: number; forScript?: boolean },
): string {
  const hidden = forScript ? '' : '; HttpOnly';
  const secure = isSecure() ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}${hidden}; SameSite=Lax${secure}`;
}

export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
