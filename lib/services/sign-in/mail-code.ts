import { clientKeys } from '@/lib/platform/http/client-address';
import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { SECOND } from '@/lib/platform/clock';
import { CODE_LIFE } from '@/lib/records/challenges';
import { ACCOUNT_CHALLENGE_COOKIE } from './fresh-code';
import { isKnownBrowser, KNOWN_BROWSER_COOKIE } from './known-browser';
import { sendCode } from './sign-in';

/**
 * Mails a code for which a signed-in person asked, within the limits of all codes, and returns the cookie of its challenge.
 * @throws RateLimitError, ProviderError
 */
export async function mailCode(request: Request, email: string): Promise<string> {
  const { [KNOWN_BROWSER_COOKIE]: mark, [ACCOUNT_CHALLENGE_COOKIE]: previous } = cookiesOf(request);
  const token = await sendCode({
    email,
    ...clientKeys(request),
    channel: 'browser',
    known: isKnownBrowser(mark, email),
    ...(previous && { previous }),
  });
  return setCookie(ACCOUNT_CHALLENGE_COOKIE, token, { maxAge: CODE_LIFE / SECOND });
}
