import { deleteAccount } from '@/lib/services/sign-in/account';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { setCookie } from '@/lib/platform/http/cookies';
import { flashDone } from '@/lib/services/sign-in/flash';
import { requireFreshCode } from '@/lib/services/sign-in/fresh-code';
import { KNOWN_BROWSER_COOKIE } from '@/lib/services/sign-in/known-browser';
import { clearAccountChallenge } from '@/lib/services/sign-in/mail-code';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Deletes the account, with the code that was mailed for it. */
export const POST = formOrJson(
  ...accountForm(routes.accountDelete, async (request, fields, session) => {
    await requireFreshCode(request, fields, session, 'deletion');
    await deleteAccount(db(), session.user);
    return {
      location: pathHere(routes.web),
      cookies: [
        ...clearSignedInCookies(),
        clearAccountChallenge(),
        // Also clears the mark of the browser, which contains a hash of the address.
        setCookie(KNOWN_BROWSER_COOKIE, '', { maxAge: 0 }),
        flashDone(text('account.delete.done')),
      ],
    };
  }),
);
