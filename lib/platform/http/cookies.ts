import { siteOrigin } from '@/lib/platform/env';

/** Whether the site is reached over https: then cookies never travel without it. */
export function isSecure(): boolean {
  return siteOrigin().startsWith('https:');
}

/** next-auth's own name for the cookie that carries the session. */
export function sessionCookieName(): string {
  return isSecure() ? '__Secure-next-auth.session-token' : 'next-auth.session-token';
}

/** Names the challenge of the code this browser asked for. */
export const CHALLENGE_COOKIE = 'sign-in-challenge';

/** A Set-Cookie value; no script can read it unless `forScript`. `maxAge` in seconds; 0 clears it. */
export function setCookie(
  name: string,
  value: string,
  { path = '/', maxAge, forScript = false }: { path?: string; maxAge: number; forScript?: boolean },
): string {
  const hidden = forScript ? '' : '; HttpOnly';
  const secure = isSecure() ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}${hidden}; SameSite=Lax${secure}`;
}

/** One cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}
