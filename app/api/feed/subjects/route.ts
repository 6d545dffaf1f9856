import { libraryHere } from '@/lib/texts/library-here';
import { text } from '@/lib/content/messages';
import type { Wish } from '@/lib/contract/provider';
import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { wishFor } from '@/lib/records/feed-choices';
import { endFirstVisit } from '@/lib/records/feed-visits';
import { findings } from '@samvit/research';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

const WISHES: Readonly<Record<string, Wish | null>> = { more: 'more', less: 'less', neither: null };

/**
 * Records of which subjects a person wants more or less: one field for each subject, by its id. The field `first`
 * says that they were asked on the first visit to the feed, where they may also be skipped.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const writer = await requireWriter(request);
    const known = new Set(findings.subjectsOfFeed(libraryHere()).map(({ id }) => id));
    const isFirst = 'first' in fields;
    const wishes = Object.entries(fields).flatMap(([subject, wish]): [string, Wish | null][] => {
      const wished = WISHES[String(wish)];
      return known.has(subject) && wished !== undefined ? [[subject, wished]] : [];
    });
    if (isFirst) await endFirstVisit(db(), writer.id);
    if (isFirst && (fields.first === 'skip' || wishes.length === 0)) return { location: routes.web };
    if (wishes.length === 0) throw new HttpError(400, 'errors.no-subject');
    await wishFor(db(), writer, new Map(wishes));
    if (isFirst) return { location: routes.web };
    return {
      location: pathHere(routes.preferences),
      cookies: [flashDone(text('saved.preferences.done'))],
    };
  },
  () => pathHere(routes.preferences),
);
