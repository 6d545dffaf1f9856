import type { NextAuthOptions, Session as NextAuthSession } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { parseCookie } from 'cookie';
import { SECOND } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { otpVerifySchema } from '@/lib/contract/otp';
import { routes } from '@/lib/web/routes';
import { HttpError } from '@/lib/platform/http/http-error';
import { limited, log } from '@/lib/platform/log';
import { acceptedSecrets, serverSecret } from '@/lib/platform/secret';
import { signOut } from './account';
import { safeCallback } from './callback-url';
import { decodeSession } from './decode-session';
import { startSession } from './current-session';
import { CHALLENGE_COOKIE, isSecure, sessionCookieName } from '@/lib/platform/http/cookies';
import { readSession, SESSION_LIFE } from '@/lib/records/sessions';
import { verifyCode } from './sign-in';

/** next-auth has a result for a wrong code; any other error is a failure. */
function refused(error: unknown): null {
  if (error instanceof HttpError && error.status < 500) return null;
  throw error;
}

async function reported<T>(work: () => Promise<T>, report: (error: unknown) => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    report(error);
    throw error;
  }
}

const sidOf = (token: JWT | null) => (typeof token?.sid === 'string' ? token.sid : undefined);

/**
 * next-auth with a mailed code as credentials. Its cookie contains only a session's token; the database
 * decides each time whether the session is valid. `report` receives errors that next-auth would ignore.
 */
export function authOptions(report: (error: unknown) => void): NextAuthOptions {
  const reporting = <T>(work: () => Promise<T>) => reported(work, report);
  return {
    secret: serverSecret(),
    // next-auth's own log line contains the cookie that a client sent, so it is replaced by a fixed one.
    logger: {
      error: (code) => limited(`next-auth ${code}`, () => log.warn({ code }, 'next-auth refused a request')),
      warn: () => {},
      debug: () => {},
    },
    useSecureCookies: isSecure(),
    session: { strategy: 'jwt', maxAge: SESSION_LIFE / SECOND },
    jwt: { decode: ({ token }) => decodeSession(token, acceptedSecrets()) },
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
          const parsed = otpVerifySchema.safeParse(credentials);
          if (!parsed.success) return null;
          const { email, code } = parsed.data;
          const cookies = parseCookie(String(request.headers?.cookie ?? ''));
          const { [CHALLENGE_COOKIE]: challenge, [sessionCookieName()]: older } = cookies;
          return reporting(async () => {
            const signedIn = await verifyCode({ email, code, challenge, channel: 'browser' }).catch(refused);
            return signedIn && { id: signedIn.user.id, sid: await startSession(signedIn, older) };
          });
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => (user && 'sid' in user ? { sid: user.sid } : { sid: token.sid }),
      async session({ token, session }) {
        const living = await reporting(() => readSession(db(), sidOf(token)));
        if (!living) return {} as NextAuthSession;
        const { email, name } = living.user;
        return { expires: session.expires, user: { email, name } };
      },
      redirect: async ({ url, baseUrl }) =>
        baseUrl + safeCallback(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url),
    },
    events: {
      async signOut({ token }) {
        await reporting(async () => {
          const session = await readSession(db(), sidOf(token));
          if (session) await signOut(db(), session);
        });
      },
    },
  };
}
