import { AccountArea } from '@/components/account/account-area';
import { SavedList } from '@/components/saved/saved-list';
import { text } from '@/lib/content/messages';
import { formProblem } from '@/lib/platform/http/form-page';
import { db } from '@/lib/records/database';
import { MOST_SAVED, savedItems } from '@/lib/records/saved-items';
import { itemsWith, LIST_PAGE_SIZE, withPresent } from '@/lib/services/saved/saved-list';
import { routes } from '@/lib/web/routes';
import { personalPage } from '../personal-page';
import { ownMetadata } from '../own-metadata';
import { ownerSession } from '../owner-session';
import type { InLanguage } from '@/app/[lang]/language';

type Props = InLanguage & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = (props: InLanguage) =>
  ownMetadata(props, routes.saved, 'saved.page', 'saved.description');

export default function SavedPage({ searchParams, ...props }: Props) {
  return personalPage(props, routes.saved, () => page(searchParams));
}

/** What the person saved, newest first. */
async function page(searchParams: Props['searchParams']) {
  const { user } = await ownerSession(routes.saved);
  const query = await searchParams;
  const words = [query.q].flat()[0]?.trim().slice(0, 200) ?? '';
  const all = await savedItems(db(), user.id);
  const matching = itemsWith(all, words);
  const last = Math.max(1, Math.ceil(matching.length / LIST_PAGE_SIZE));
  const pageNumber = Number([query.page].flat()[0] ?? 1);
  const pageShown = Number.isSafeInteger(pageNumber) ? Math.min(last, Math.max(1, pageNumber)) : 1;
  const start = (pageShown - 1) * LIST_PAGE_SIZE;
  return (
    <AccountArea user={user} title={text('saved.title')} path={routes.saved} problem={formProblem()?.message}>
      <p className="-mt-2 mb-8 max-w-measure text-muted">{text('saved.lead', { count: MOST_SAVED })}</p>
      <SavedList
        listed={await withPresent(matching.slice(start, start + LIST_PAGE_SIZE))}
        total={all.length}
        count={matching.length}
        words={words}
        page={pageShown}
        hasMore={pageShown < last}
      />
    </AccountArea>
  );
}
