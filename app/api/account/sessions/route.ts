import { signOutEverywhere } from '@/lib/services/sign-in/account';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { flashDone } from '@/lib/services/sign-in/flash';
import { requireFreshCode } from '@/lib/services/sign-in/fresh-code';
import { clearAccountChallenge } from '@/lib/services/sign-in/mail-code';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/**
 * Signs out everywhere, with the code that was mailed for it: ends every session of this address, this one
 * included.
 */
export const POST = formOrJson(
  ...accountForm(routes.accountSessions, async (request, fields, session) => {
    await requireFreshCode(request, fields, session, 'sessions');
    await signOutEverywhere(db(), session.user.email);
    return {
      location: pathHere(routes.web),
      cookies: [
        ...clearSignedInCookies(),
        clearAccountChallenge(),
        flashDone(text('account.everywhere.done')),
      ],
    };
  }),
);
