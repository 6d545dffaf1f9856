import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { clearReadMarks } from '@/lib/records/feed-choices';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { idField } from '@/lib/services/http/id-field';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Clears the mark that an insight was read, or, without its id, all of them. */
export const POST = formOrJson(
  async (request, fields) => {
    const { id } = await requireWriter(request);
    const one = 'insight' in fields ? idField(fields, 'insight') : undefined;
    await clearReadMarks(db(), id, one);
    return {
      location: one === undefined ? pathHere(routes.preferences) : routes.web,
      cookies: [flashDone(text('saved.preferences.cleared', { one: one ? 'yes' : 'no' }))],
    };
  },
  () => pathHere(routes.preferences),
);
