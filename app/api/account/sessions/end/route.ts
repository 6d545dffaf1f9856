import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm, fieldOf } from '@/lib/services/sign-in/account-form';
import { endOneSession } from '@/lib/services/sign-in/account';
import { flashDone } from '@/lib/services/sign-in/flash';
import { clearSignedInCookies } from '@/lib/services/sign-in/session-cookie';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Ends one session of this person; one that has ended already is no error. */
export const POST = formOrJson(
  ...accountForm(routes.account, async (_request, fields, session) => {
    const ended = await endOneSession(db(), session, fieldOf(fields, 'session'));
    return ended === 'this'
      ? {
          location: pathHere(routes.account),
          cookies: [...clearSignedInCookies(), flashDone(text('account.signed-out'))],
        }
      : { location: pathHere(routes.account), cookies: [flashDone(text('account.list.done'))] };
  }),
);
