import { text } from '@/lib/content/messages';
import { nomineeSchema } from '@/lib/contract/request';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { db } from '@/lib/records/database';
import { nameNominee, removeNominee } from '@/lib/records/nominees';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { nomineeAgain } from './nominee-again';

export const dynamic = 'force-dynamic';

/** Stores, changes or removes the person who may act for somebody. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    const done = (message: string) => ({
      location: pathHere(routes.account),
      cookies: [flashDone(message)],
    });
    if (fields.remove !== undefined) {
      await removeNominee(db(), user.email);
      return done(text('requests.nominee.removed'));
    }
    const parsed = nomineeSchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    await nameNominee(db(), user, parsed.data);
    return done(text('requests.nominee.done'));
  },
  (message, fields, error) => nomineeAgain(message, fields, error),
);
