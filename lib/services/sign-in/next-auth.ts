import type { NextAuthOptions, Session as NextAuthSession } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import { SECOND } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { otpVerifySchema } from '@/lib/contract/otp';
import { limited, log } from '@/lib/platform/log';
import { acceptedSecrets, serverSecret } from '@/lib/platform/secret';
import { tokenHash } from '@/lib/platform/token';
import { invalidInput } from '@/lib/services/http/handler';
import { signOut } from './account';
import { decodeSession } from './decode-session';
import { tokenInCookie } from './session-cookie';
import { CHALLENGE_COOKIE, cookiesOf, isSecure, sessionCookieName } from '@/lib/platform/http/cookies';
import { endWithoutRecord, readSession, SESSION_LIFE } from '@/lib/records/sessions';
import { isKnownBrowser, KNOWN_BROWSER_COOKIE } from './known-browser';
import { canonicalEmail, verifyCode } from './sign-in';
import { startSession } from './start-session';

/**
 * next-auth with a mailed code as credentials. Its cookie contains only a session's token; the database
 * decides each time whether the session is valid. `report` receives every error of our callbacks, because
 * next-auth ignores it or puts it into an address.
 */
export function authOptions(request: Request, report: (error: unknown) => void): NextAuthOptions {
  const reporting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      report(error);
      throw error;
    }
  };
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
    providers: [
      CredentialsProvider({
        name: 'Email OTP',
        credentials: { email: { type: 'email' }, otp: { type: 'text' } },
        authorize: (credentials) => reporting(authorize(request, credentials)),
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => (user && 'sid' in user ? { sid: user.sid } : { sid: token.sid }),
      async session({ token, session }) {
        const living = await reporting(readSession(db(), sidOf(token)));
        if (!living) return {} as NextAuthSession;
        const { email, name } = living.user;
        return { expires: session.expires, user: { email, name } };
      },
    },
    events: { signOut: ({ token }) => reporting(signOutOfBrowser(sidOf(token))) },
  };
}

const sidOf = (token: JWT | null) => (typeof token?.sid === 'string' ? token.sid : undefined);

/**
 * Checks the code that this browser requested, and starts a session.
 * @throws HttpError with the message for the person
 */
async function authorize(request: Request, credentials: unknown): Promise<{ id: string; sid: string }> {
  const result = otpVerifySchema.safeParse(credentials);
  if (!result.success) throw invalidInput(result.error);
  const { email, code } = result.data;
  const {
    [CHALLENGE_COOKIE]: challenge,
    [KNOWN_BROWSER_COOKIE]: mark,
    [sessionCookieName()]: older,
  } = cookiesOf(request);
  const signedIn = await verifyCode({ email, code, challenge, channel: 'browser' });
  const sid = await startSession(request, signedIn, {
    channel: 'browser',
    known: isKnownBrowser(mark, canonicalEmail(email)),
    replaced: await tokenInCookie(older),
  });
  return { id: signedIn.user.id, sid };
}

/** Ends a session whose cookie will be gone: if the database cannot delete it, it ends for this process. */
async function signOutOfBrowser(sid: string | undefined): Promise<void> {
  try {
    await signOut(db(), sid);
  } catch (error) {
    if (sid) endWithoutRecord(tokenHash(sid));
    throw error;
  }
}
