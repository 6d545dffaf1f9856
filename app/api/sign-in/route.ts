import { DAY, SECOND } from '@/lib/platform/clock';
import { safeCallback, signInPage } from '@/lib/services/sign-in/callback-url';
import { CHALLENGE_COOKIE, cookiesOf, sessionCookieName, setCookie } from '@/lib/platform/http/cookies';
import { flashCookie } from '@/lib/services/sign-in/flash';
import { KNOWN_BROWSER_COOKIE, markBrowser } from '@/lib/services/sign-in/known-browser';
import { startSession } from '@/lib/services/sign-in/current-session';
import { signedInCookies } from '@/lib/services/sign-in/session-cookie';
import { canonicalEmail, verifyCode } from '@/lib/services/sign-in/sign-in';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { otpVerifySchema } from '@/lib/contract/otp';

export const dynamic = 'force-dynamic';

/** Checks the code that this browser requested, and starts a session under a new id. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const parsed = otpVerifySchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { email, code } = parsed.data;
    const { [CHALLENGE_COOKIE]: challenge, [sessionCookieName()]: older } = cookiesOf(request);
    const signedIn = await verifyCode({ email, code, challenge, channel: 'browser' });
    const location = safeCallback(fields.callbackUrl);
    return {
      data: { location },
      location,
      cookies: [
        ...(await signedInCookies(await startSession(signedIn, older))),
        setCookie(KNOWN_BROWSER_COOKIE, markBrowser(canonicalEmail(email)), { maxAge: (400 * DAY) / SECOND }),
        setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 }),
        // The feed, which shows it, is in English.
        flashCookie({ kind: 'done', message: inLocale(ENGLISH, () => text('sign-in.done')) }),
      ],
    };
  },
  (message, fields) => ({ location: signInPage(fields.callbackUrl), cookies: [flashCookie({ message })] }),
);
