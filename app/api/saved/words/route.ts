import { z } from 'zod';
import { text } from '@/lib/content/messages';
import { ownWordsSchema } from '@/lib/contract/saved';
import { db } from '@/lib/records/database';
import { writeWords } from '@/lib/records/saved-items';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { invalidInput } from '@/lib/services/http/handler';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

const fieldsSchema = ownWordsSchema.extend({ id: z.uuid({ message: 'errors.not-saved' }) });

/** Changes the name and the note of a saved item. */
export const POST = formOrJson(
  async (request, fields) => {
    const writer = await requireWriter(request);
    const parsed = fieldsSchema.safeParse(fields);
    if (!parsed.success) throw invalidInput(parsed.error);
    const { id, ...words } = parsed.data;
    await writeWords(db(), writer, id, words);
    return {
      location: pathHere(routes.savedItem(id)),
      cookies: [flashDone(text('saved.changed'))],
    };
  },
  () => pathHere(routes.formAgain('saved')),
);
