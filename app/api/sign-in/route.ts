import { DAY, SECOND } from '@/lib/clock';
import { safeCallback, signInPage } from '@/lib/auth/callback-url';
import { CHALLENGE_COOKIE, readCookie, setCookie } from '@/lib/auth/cookies';
import { flashCookie } from '@/lib/auth/flash';
import { KNOWN_BROWSER_COOKIE, markBrowser } from '@/lib/auth/known-browser';
import { createSession } from '@/lib/auth/session';
import { signedInCookies } from '@/lib/auth/session-cookie';
import { canonicalEmail, verifyCode } from '@/lib/auth/sign-in';
import { db } from '@/lib/db/client';
import { formOrJson } from '@/lib/http/form-or-json';
import { HttpError } from '@/lib/http/http-error';
import { requireSameOrigin } from '@/lib/http/same-origin';
import { otpVerifySchema } from '@/lib/schemas/otp';

export const dynamic = 'force-dynamic';

/** Checks the code this browser asked for, and begins a session under a new id. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const parsed = otpVerifySchema.safeParse(fields);
    if (!parsed.success) throw new HttpError(400, parsed.error.issues[0]?.message ?? 'Please check the code');
    const { email, code } = parsed.data;
    const challenge = readCookie(request, CHALLENGE_COOKIE);
    const signedIn = await verifyCode({ email, code, challenge, channel: 'browser' });
    const location = safeCallback(fields.callbackUrl);
    return {
      data: { location },
      location,
      cookies: [
        ...(await signedInCookies(await createSession(db(), signedIn))),
        setCookie(KNOWN_BROWSER_COOKIE, markBrowser(canonicalEmail(email)), { maxAge: (400 * DAY) / SECOND }),
        setCookie(CHALLENGE_COOKIE, '', { maxAge: 0 }),
        flashCookie({ kind: 'done', message: 'Successfully logged in!' }),
      ],
    };
  },
  (message, fields) => ({ location: signInPage(fields.callbackUrl), cookies: [flashCookie({ message })] }),
);
