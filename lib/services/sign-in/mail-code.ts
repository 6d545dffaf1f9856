import { SECOND } from '@/lib/platform/clock';
import { clientKeys } from '@/lib/platform/http/client-address';
import { cookiesOf, setCookie, type CHALLENGE_COOKIE } from '@/lib/platform/http/cookies';
import { CODE_LIFE } from '@/lib/records/challenges';
import type { ACCOUNT_CHALLENGE_COOKIE } from './fresh-code';
import { isKnownBrowser, KNOWN_BROWSER_COOKIE } from './known-browser';
import { canonicalEmail, sendCode } from './sign-in';

/** One for signing in and for requests, another for what a signed-in person confirms. */
type ChallengeCookie = typeof CHALLENGE_COOKIE | typeof ACCOUNT_CHALLENGE_COOKIE;

/**
 * Mails a code for which a browser asked, within the limits of all codes.
 * @param cookie has the token of the code that this one replaces
 * @returns the token of its challenge
 * @throws RateLimitError, ProviderError
 */
export async function mailCode(request: Request, email: string, cookie: ChallengeCookie): Promise<string> {
  const { [KNOWN_BROWSER_COOKIE]: mark, [cookie]: previous } = cookiesOf(request);
  return sendCode({
    email,
    ...clientKeys(request),
    channel: 'browser',
    known: isKnownBrowser(mark, canonicalEmail(email)),
    ...(previous && { previous }),
  });
}

/** Sets the cookie of a challenge, which lasts as long as its code. */
export const challengeCookie = (cookie: ChallengeCookie, token: string): string =>
  setCookie(cookie, token, { maxAge: CODE_LIFE / SECOND });
