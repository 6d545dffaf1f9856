import { text } from '@/lib/content/messages';
import { ownWord } from '@/lib/platform/env';
import { db } from '@/lib/records/database';
import { withdraw } from '@/lib/services/sign-in/account';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Withdraws the declaration: the feed asks for it again, and links to insights end. */
export const POST = formOrJson(
  ...accountForm(routes.account, async (_request, _fields, { user }) => {
    await withdraw(db(), user);
    return {
      location: pathHere(routes.account),
      cookies: [flashDone(text('account.consents.done', { own: ownWord() }))],
    };
  }),
);
