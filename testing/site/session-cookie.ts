import { encode } from 'next-auth/jwt';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { serverSecret } from '@/lib/platform/secret';

/** next-auth's cookie of a session, as `name=value`. */
export async function sessionCookie(token: string, secret = serverSecret()): Promise<string> {
  return `${sessionCookieName()}=${await encode({ token: { sid: token }, secret })}`;
}
