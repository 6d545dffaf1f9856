import { SECOND } from '@/lib/platform/clock';
import { signInPage } from '@/lib/services/sign-in/callback-url';
import { CODE_LIFE } from '@/lib/records/challenges';
import { CHALLENGE_COOKIE, cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { clearFlashCookie, flashCookie } from '@/lib/services/sign-in/flash';
import { isKnownBrowser, KNOWN_BROWSER_COOKIE } from '@/lib/services/sign-in/known-browser';
import { canonicalEmail, sendCode } from '@/lib/services/sign-in/sign-in';
import { clientKeys } from '@/lib/platform/http/client-address';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { otpSendSchema, RESEND_SECONDS } from '@/lib/contract/otp';

export const dynamic = 'force-dynamic';

export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const parsed = otpSendSchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { email } = parsed.data;
    const { [KNOWN_BROWSER_COOKIE]: mark, [CHALLENGE_COOKIE]: previous } = cookiesOf(request);
    const token = await sendCode({
      email,
      ...clientKeys(request),
      channel: 'browser',
      known: isKnownBrowser(mark, canonicalEmail(email)),
      ...(previous && { previous }),
    });
    return {
      data: { resendAfter: RESEND_SECONDS },
      location: signInPage(fields.callbackUrl),
      cookies: [setCookie(CHALLENGE_COOKIE, token, { maxAge: CODE_LIFE / SECOND }), clearFlashCookie()],
    };
  },
  (message, fields) => ({
    location: signInPage(fields.callbackUrl),
    cookies: [flashCookie({ message, email: typeof fields.email === 'string' ? fields.email : undefined })],
  }),
);
