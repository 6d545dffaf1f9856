import type { NextAuthOptions, Session as NextAuthSession } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import { SECOND } from '@/lib/clock';
import { db } from '@/lib/db/client';
import { otpVerifySchema } from '@/lib/schemas/otp';
import { routes } from '@/lib/routes';
import { log } from '@/lib/log';
import { serverSecret } from '@/lib/secret';
import { safeCallback } from './callback-url';
import { CHALLENGE_COOKIE, isSecure } from './cookies';
import { createSession, endSession, readSession, SESSION_LIFE } from './session';
import { verifyCode } from './sign-in';
import { tokenHash } from './token';

/** One cookie of the plain header object next-auth hands on. */
function cookieIn(headers: Record<string, unknown> | undefined, name: string): string | undefined {
  const pairs = String(headers?.cookie ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * next-auth with a mailed code as credentials. Its cookie carries a session's token and nothing else; whether that
 * session lives is asked of the database each time.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: serverSecret(),
    // Its own words name the cookie it was sent; strangers send what they like, so a line of ours has to do.
    logger: {
      error: (code) => log.warn({ code }, 'next-auth refused a request'),
      warn: () => {},
      debug: () => {},
    },
    useSecureCookies: isSecure(),
    session: { strategy: 'jwt', maxAge: SESSION_LIFE / SECOND },
    pages: {
      signIn: routes.web,
      signOut: routes.web,
      error: routes.web,
      verifyRequest: routes.web,
      newUser: routes.web,
    },
    providers: [
      CredentialsProvider({
        name: 'Email OTP',
        credentials: { email: { type: 'email' }, otp: { type: 'text' } },
        async authorize(credentials, request) {
          const { email, code } = otpVerifySchema.parse(credentials);
          const challenge = cookieIn(request.headers, CHALLENGE_COOKIE);
          const signedIn = await verifyCode({ email, code, challenge, channel: 'browser' });
          return { id: signedIn.user.id, sid: await createSession(db(), signedIn) };
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => (user && 'sid' in user ? { sid: user.sid } : { sid: token.sid }),
      async session({ token, session }) {
        const living = await readSession(db(), typeof token.sid === 'string' ? token.sid : undefined);
        if (!living) return {} as NextAuthSession;
        const { email, name } = living.user;
        return { expires: session.expires, user: { email, name } };
      },
      redirect: async ({ url, baseUrl }) =>
        baseUrl + safeCallback(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
    },
    events: {
      async signOut({ token }) {
        if (typeof token?.sid === 'string') await endSession(db(), tokenHash(token.sid));
      },
    },
  };
}
