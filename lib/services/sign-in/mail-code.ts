import { SECOND } from '@/lib/platform/clock';
import { clientKeys } from '@/lib/platform/http/client-address';
import { CHALLENGE_COOKIE, cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { RESEND_SECONDS, type CodePurpose } from '@/lib/contract/otp';
import { CODE_LIFE, readChallenge } from '@/lib/records/challenges';
import { db } from '@/lib/records/database';
import { isKnownBrowser, KNOWN_BROWSER_COOKIE } from './known-browser';
import { canonicalEmail, sendCode } from './sign-in';

/** The cookie with the code that a signed-in person asked for, apart from that of signing in. */
export const ACCOUNT_CHALLENGE_COOKIE = 'account-challenge';

/** One for signing in and for requests, another for what a signed-in person confirms. */
const challengeCookieOf = (purpose: CodePurpose): string =>
  purpose === 'sign-in' || purpose === 'request' ? CHALLENGE_COOKIE : ACCOUNT_CHALLENGE_COOKIE;

/**
 * Mails a code for which a browser asked, within the limits of all codes. It replaces the one of the same cookie.
 * @param sender the address of the signed-in person who has it sent to another one
 * @returns the token of its challenge
 * @throws RateLimitError, ProviderError
 */
export async function mailCode(
  request: Request,
  email: string,
  purpose: CodePurpose,
  sender?: string,
): Promise<string> {
  const { [KNOWN_BROWSER_COOKIE]: mark, [challengeCookieOf(purpose)]: previous } = cookiesOf(request);
  return sendCode({
    email,
    purpose,
    ...clientKeys(request),
    channel: 'browser',
    known: isKnownBrowser(mark, canonicalEmail(email)),
    ...(sender !== undefined && { sender }),
    ...(previous && { previous }),
  });
}

/**
 * As {@link mailCode}, but the same form sent twice mails one code.
 * @param fields of the form: the button for another code sends `again`
 */
export async function mailCodeOnce(
  request: Request,
  email: string,
  purpose: CodePurpose,
  fields: Record<string, unknown>,
): Promise<string> {
  const { [challengeCookieOf(purpose)]: token } = cookiesOf(request);
  const open = await readChallenge(db(), { token, channel: 'browser', purposes: [purpose] });
  const isNew = open?.email === email && Date.now() - open.createdAt < RESEND_SECONDS * SECOND;
  return token && isNew && fields.again === undefined ? token : mailCode(request, email, purpose);
}

/** Sets the cookie of a challenge, which lasts as long as its code. */
export const challengeCookie = (purpose: CodePurpose, token: string): string =>
  setCookie(challengeCookieOf(purpose), token, { maxAge: CODE_LIFE / SECOND });

/** For after the code that a signed-in person asked for was used. */
export const clearAccountChallenge = (): string => setCookie(ACCOUNT_CHALLENGE_COOKIE, '', { maxAge: 0 });
