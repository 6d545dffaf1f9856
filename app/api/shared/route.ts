import { libraryHere } from '@/lib/texts/library-here';
import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { shareInsight } from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireWriter } from '@/lib/services/saved/owner';
import { isInForce } from '@/lib/services/sign-in/declared';
import { newLinkCookies } from '@/lib/services/saved/new-link-cookie';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

/** Makes a link that shows one insight without an account. The page of links shows it for some minutes. */
export const POST = formOrJson(
  async (request, fields) => {
    const writer = await requireWriter(request);
    const finding = findings.insight(libraryHere(), String(fields.insight));
    if (!finding) throw new HttpError(404, 'errors.no-insight');
    const token = await shareInsight(db(), writer, { insight: finding.id, isInForce });
    return { data: {}, location: pathHere(routes.sharedLinks), cookies: newLinkCookies(token) };
  },
  () => pathHere(routes.sharedLinks),
);
