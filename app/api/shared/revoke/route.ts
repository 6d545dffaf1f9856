import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { revokeShared } from '@/lib/records/shared-insights';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { idField } from '@/lib/services/http/id-field';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Ends a link to an insight. */
export const POST = formOrJson(
  async (request, fields) => {
    const { id: userId } = await requireWriter(request);
    await revokeShared(db(), userId, idField(fields));
    return {
      location: pathHere(routes.sharedLinks),
      cookies: [flashDone(text('saved.shared.ended'))],
    };
  },
  () => pathHere(routes.sharedLinks),
);
