import { otpCodeSchema } from '@/lib/contract/otp';
import { cookiesOf, setCookie } from '@/lib/platform/http/cookies';
import { invalidInput } from '@/lib/services/http/handler';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { ACCOUNT_CHALLENGE_COOKIE, freshCodeCookie } from '@/lib/services/sign-in/fresh-code';
import { proveAddress } from '@/lib/services/sign-in/sign-in';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Checks the code; for ten minutes the page then has the files. */
export const POST = formOrJson(
  ...accountForm(routes.accountData, async (request, fields, session) => {
    const parsed = otpCodeSchema.safeParse(fields.otp);
    if (!parsed.success) throw invalidInput(parsed.error);
    const challenge = cookiesOf(request)[ACCOUNT_CHALLENGE_COOKIE];
    await proveAddress({ email: session.user.email, code: parsed.data, challenge });
    return {
      location: pathHere(routes.accountData),
      cookies: [freshCodeCookie(session), setCookie(ACCOUNT_CHALLENGE_COOKIE, '', { maxAge: 0 })],
    };
  }),
);
