import { DAY, SECOND } from '@/lib/platform/clock';
import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { HttpError } from '@/lib/platform/http/http-error';
import { text } from '@/lib/content/messages';
import { otpVerifySchema } from '@/lib/contract/otp';
import { isEmbedded } from '@/lib/provider';
import { invalidInput } from '@/lib/services/http/handler';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { moveToAddress } from '@/lib/services/sign-in/change-address';
import { flashDone } from '@/lib/services/sign-in/flash';
import { FRESH_CODE_COOKIE, requireProof } from '@/lib/services/sign-in/fresh-code';
import { KNOWN_BROWSER_COOKIE, markBrowser } from '@/lib/services/sign-in/known-browser';
import { ACCOUNT_CHALLENGE_COOKIE, clearAccountChallenge } from '@/lib/services/sign-in/mail-code';
import { canonicalEmail, proveAddress } from '@/lib/services/sign-in/sign-in';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * With the code that was mailed to the new address, everything of a person who has just proved the present
 * one moves there.
 */
export const POST = formOrJson(
  ...accountForm(routes.accountAddress, async (request, fields, session) => {
    if (!isEmbedded()) throw new HttpError(404, 'errors.no-address');
    requireProof(request, session, 'address');
    const parsed = otpVerifySchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    const to = canonicalEmail(parsed.data.email);
    const challenge = cookiesOf(request)[ACCOUNT_CHALLENGE_COOKIE];
    await proveAddress({ email: to, code: parsed.data.code, challenge, purpose: 'new-address' });
    await moveToAddress(session.user, to);
    return {
      location: pathHere(routes.account),
      cookies: [
        clearAccountChallenge(),
        setCookie(FRESH_CODE_COOKIE, '', { maxAge: 0 }),
        setCookie(KNOWN_BROWSER_COOKIE, markBrowser(to), { maxAge: (400 * DAY) / SECOND }),
        flashDone(text('account.address.done')),
      ],
    };
  }),
);
