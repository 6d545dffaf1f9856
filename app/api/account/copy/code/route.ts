import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { ACCOUNT_CHALLENGE_COOKIE } from '@/lib/services/sign-in/fresh-code';
import { challengeCookie, mailCode } from '@/lib/services/sign-in/mail-code';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Mails a code to the person's own address, before a copy of what is stored. */
export const POST = formOrJson(
  ...accountForm(routes.accountData, async (request, _fields, { user }) => {
    const token = await mailCode(request, user.email, ACCOUNT_CHALLENGE_COOKIE);
    return {
      location: pathHere(routes.accountData),
      cookies: [challengeCookie(ACCOUNT_CHALLENGE_COOKIE, token)],
    };
  }),
);
