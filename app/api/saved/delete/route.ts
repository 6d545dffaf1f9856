import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { deleteItem } from '@/lib/records/saved-items';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { idField } from '@/lib/services/http/id-field';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Deletes a saved item with its name and note. */
export const POST = formOrJson(
  async (request, fields) => {
    const { id: userId } = await requireWriter(request);
    await deleteItem(db(), userId, idField(fields));
    return {
      location: pathHere(routes.saved),
      cookies: [flashDone(text('saved.deleted'))],
    };
  },
  () => pathHere(routes.saved),
);
