import { PostForm } from '@/components/layout/post-form';
import { langOf } from '@/components/saved/language-of';
import { OpenItem } from '@/components/saved/open-item';
import { AccountArea } from '@/components/account/account-area';
import { Present } from '@/components/saved/present';
import { dayText } from '@/components/saved/saved-day';
import { WordsForm } from '@/components/saved/words-form';
import { Button } from '@/components/ui/button';
import { LINK } from '@/components/ui/link';
import { text } from '@/lib/content/messages';
import type { SavedItem } from '@/lib/contract/saved';
import { sendAsMissing } from '@/lib/platform/http/page-status';
import { db } from '@/lib/records/database';
import { savedItem } from '@/lib/records/saved-items';
import { withPresent } from '@/lib/services/saved/saved-list';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { personalPage } from '../../personal-page';
import { ownMetadata } from '../../own-metadata';
import { ownerSession } from '../../owner-session';
import type { InLanguage } from '@/app/[lang]/language';

type Props = InLanguage<{ id: string }>;

export const generateMetadata = async (props: Props) =>
  ownMetadata(props, routes.savedItem((await props.params).id), 'saved.page', 'saved.description');

export default async function SavedItemPage(props: Props) {
  const path = routes.savedItem((await props.params).id);
  return personalPage(props, path, () => page(props.params));
}

/** One saved item, with its name and note to change, and a button that deletes it. */
async function page(params: Props['params']) {
  const { id } = await params;
  const { user } = await ownerSession(routes.savedItem(id));
  const item = await savedItem(db(), user.id, id);
  if (!item) {
    sendAsMissing();
    return (
      <AccountArea user={user} title={text('saved.item.missing')} path={routes.savedItem(id)}>
        <p className="max-w-measure">{text('saved.item.missing-text')}</p>
      </AccountArea>
    );
  }
  return (
    <AccountArea
      user={user}
      title={text('saved.item.title', { kind: item.kind })}
      path={routes.savedItem(id)}
    >
      <ThenAndNow item={item} />
      <WordsForm action="/api/saved/words" hidden={{ id }} name={item.name} note={item.note} />
      <PostForm action="/api/saved/delete" className="mt-12 max-w-measure border-t border-rule pt-6">
        <input type="hidden" name="id" value={id} />
        <p className="text-sm text-muted">{text('saved.item.delete-text')}</p>
        <Button type="submit" look="quiet" className="mt-4 border-fall! text-fall!">
          {text('saved.item.delete')}
        </Button>
      </PostForm>
    </AccountArea>
  );
}

async function ThenAndNow({ item }: { item: SavedItem }) {
  const [listed] = await withPresent([item]);
  return (
    <div className="max-w-measure">
      <h2 className="text-sm text-muted">
        {text('saved.item.then')} ({dayText(item.saved_at)})
      </h2>
      <p lang={langOf(item)} className="mt-1 text-lg">
        {item.sentence}
      </p>
      <h2 className="mt-5 text-sm text-muted">{text('saved.item.today')}</h2>
      <div className="mt-1">{listed && <Present item={item} now={listed.now} />}</div>
      {listed && listed.now.state !== 'gone' && (
        <p className="mt-4">
          <OpenItem item={item} href={listed.href} />
        </p>
      )}
      <p className="mt-2 text-sm">
        <a href={pathHere(routes.saved)} className={LINK}>
          {text('saved.item.all')}
        </a>
      </p>
    </div>
  );
}
