import { libraryHere } from '@/lib/texts/library-here';
import { text } from '@/lib/content/messages';
import type { Wish } from '@/lib/contract/provider';
import { HttpError } from '@/lib/platform/http/http-error';
import { db } from '@/lib/records/database';
import { wishFor } from '@/lib/records/feed-choices';
import { noteAnswer } from '@/lib/records/feed-visits';
import { findings } from '@samvit/research';
import { formOrJson } from '@/lib/services/http/form-or-json';
import { requireWriter } from '@/lib/services/saved/owner';
import { flashDone } from '@/lib/services/sign-in/flash';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';

export const dynamic = 'force-dynamic';

const WISHES: ReadonlyMap<string, Wish | null> = new Map([
  ['more', 'more'],
  ['less', 'less'],
  ['neither', null],
]);

/**
 * Records of which subjects a person wants more or less: one field for each subject, by its id. The field `first`
 * says that this answers the question of the feed, which may also be skipped. What is answered is stored before that
 * it was, so that a failure asks again.
 */
export const POST = formOrJson(
  async (request, fields) => {
    const writer = await requireWriter(request);
    const known = new Set(findings.subjectsOfFeed(libraryHere()).map(({ id }) => id));
    const isFirst = 'first' in fields;
    const wishes = new Map<string, Wish | null>();
    for (const [subject, word] of Object.entries(fields))
      if (known.has(subject)) wishes.set(subject, wishIn(word));
    if (!isFirst && wishes.size === 0) throw new HttpError(400, 'errors.no-subject');
    if (wishes.size > 0 && fields.first !== 'skip') await wishFor(db(), writer, wishes);
    if (isFirst) {
      await noteAnswer(db(), writer.id);
      return { location: routes.web };
    }
    return {
      location: pathHere(routes.preferences),
      cookies: [flashDone(text('saved.preferences.done'))],
    };
  },
  () => pathHere(routes.preferences),
);

/** @throws HttpError 400 for what is none of the words */
function wishIn(word: unknown): Wish | null {
  const wish = typeof word === 'string' ? WISHES.get(word) : undefined;
  if (wish === undefined) throw new HttpError(400, 'errors.no-subject');
  return wish;
}
