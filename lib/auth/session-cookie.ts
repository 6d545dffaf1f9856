import { decode, encode } from 'next-auth/jwt';
import { SECOND } from '@/lib/clock';
import { serverSecret } from '@/lib/secret';
import { sessionCookieName, setCookie } from './cookies';
import { SESSION_LIFE } from './session';

const MAX_AGE = SESSION_LIFE / SECOND;

/** The encrypted cookie of next-auth; all it carries is the session's token. */
export async function sessionCookie(token: string): Promise<string> {
  const value = await encode({ token: { sid: token }, secret: serverSecret(), maxAge: MAX_AGE });
  return setCookie(sessionCookieName(), value, { maxAge: MAX_AGE });
}

export function clearSessionCookie(): string {
  return setCookie(sessionCookieName(), '', { maxAge: 0 });
}

/** The session's token in a cookie value; undefined for anything forged, cut or too old. */
export async function tokenInCookie(value: string | undefined): Promise<string | undefined> {
  if (!value) return undefined;
  try {
    const decoded = await decode({ token: value, secret: serverSecret() });
    return typeof decoded?.sid === 'string' ? decoded.sid : undefined;
  } catch {
    return undefined;
  }
}
