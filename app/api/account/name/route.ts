import { HttpError } from '@/lib/platform/http/http-error';
import { text } from '@/lib/content/messages';
import { nameSchema } from '@/lib/contract/person-name';
import { isEmbedded } from '@/lib/provider';
import { setName } from '@/lib/records/accounts';
import { db } from '@/lib/records/database';
import { invalidInput } from '@/lib/services/http/handler';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { accountForm } from '@/lib/services/sign-in/account-form';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Corrects the name on the account; an empty one removes it. Another provider has its own accounts. */
export const POST = formOrJson(
  ...accountForm(
    routes.account,
    async (_request, fields, { user }) => {
      if (!isEmbedded()) throw new HttpError(404, 'errors.no-address');
      const parsed = nameSchema.safeParse(fields.name);
      if (!parsed.success) throw invalidInput(parsed.error);
      await setName(db(), user, parsed.data || null);
      return { location: pathHere(routes.account), cookies: [flashDone(text('account.name.done'))] };
    },
    routes.formAgain('name'),
  ),
);
