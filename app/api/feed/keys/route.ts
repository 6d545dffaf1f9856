import { text } from '@/lib/content/messages';
import { db } from '@/lib/records/database';
import { switchFeedKeys } from '@/lib/records/feed-choices';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Switches the keys of the feed on or off. */
export const POST = formOrJson(
  async (request, fields) => {
    await switchFeedKeys(db(), await requireWriter(request), fields.keys === 'on');
    return {
      location: pathHere(routes.preferences),
      cookies: [flashDone(text('saved.preferences.done'))],
    };
  },
  () => pathHere(routes.preferences),
);
