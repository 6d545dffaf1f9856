import { text } from '@/lib/content/messages';
import { HttpError } from '@/lib/platform/http/http-error';
import { requireSameOrigin } from '@/lib/platform/http/same-origin';
import { db } from '@/lib/records/database';
import { deleteOwnSeries } from '@/lib/records/own-series';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { idField } from '@/lib/services/http/id-field';
import { requireSession } from '@/lib/services/sign-in/current-session';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Deletes an own series of the account. Who may store one may delete it, also without the declaration. */
export const POST = formOrJson(
  async (request, fields) => {
    requireSameOrigin(request);
    const { user } = await requireSession(request);
    if (!(await deleteOwnSeries(db(), user.email, idField(fields))))
      throw new HttpError(404, 'own-data.page.account.not-there');
    return {
      location: pathHere(routes.ownSeries),
      cookies: [flashDone(text('own-data.page.account.removed'))],
    };
  },
  () => pathHere(routes.ownSeries),
);
