import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { deleteItem } from '@/lib/records/saved-items';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { idField } from '@/lib/services/http/id-field';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashCookie } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';

export const dynamic = 'force-dynamic';

/** Deletes a saved item with its name and note. */
export const POST = formOrJson(
  async (request, fields) => {
    const { id: userId } = await requireWriter(request);
    await deleteItem(db(), userId, idField(fields));
    return {
      location: routes.saved,
      cookies: [flashCookie({ kind: 'done', message: text('saved.deleted') })],
    };
  },
  (message) => ({ location: routes.saved, cookies: [flashCookie({ message })] }),
);
