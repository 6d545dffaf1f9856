import { drawable } from '@/components/charts/drawable';
import { directionClass } from '@/components/layout/change-class';
import { MarkedLink, SiteLink } from '@/components/layout/site-link';
import { Button, buttonClass } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { CONTROL } from '@/components/ui/field';
import { LINK } from '@/components/ui/link';
import { Sparkline } from '@samvit/charts';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';
import { pathHere } from '@/lib/web/translations';
import { askingIsOn } from '@/lib/platform/env';
import type { ListedItem } from '@/lib/texts/listed-item';
import { langOf, linkOf } from './language-of';
import { Present } from './present';
import { dayText } from './saved-day';

type Props = {
  listed: readonly ListedItem[];
  /** Of all that was saved, and of what the words are found in. */
  total: number;
  count: number;
  words: string;
  page: number;
  hasMore: boolean;
};

/** What a person saved, with what it says now; it is searched and taken away without JavaScript. */
export function SavedList({ listed, total, count, words, page, hasMore }: Props) {
  if (total === 0)
    return (
      <div className="border border-rule px-6 py-16 text-center">
        <h2 className="text-xl">{text('saved.list.empty')}</h2>
        <p className="mx-auto mt-3 max-w-[46ch] text-muted">{text('saved.list.empty-text')}</p>
        {askingIsOn() && (
          <SiteLink href={routes.analysis} className={buttonClass('primary', 'mt-6')}>
            {text('saved.list.ask')}
          </SiteLink>
        )}
      </div>
    );
  return (
    <>
      <form role="search" action={pathHere(routes.saved)} method="get" className="flex max-w-[30rem] gap-2">
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={text('saved.list.search')}
          placeholder={text('saved.list.search')}
          maxLength={200}
          className={CONTROL}
        />
        <Button type="submit" look="quiet">
          {text('saved.list.send')}
        </Button>
      </form>
      <p className="mt-4 text-sm text-muted">
        {words ? text('saved.list.found', { count, words }) : text('saved.list.count', { count: total })}{' '}
        {words && (
          <a href={pathHere(routes.saved)} className={LINK}>
            {text('saved.list.all')}
          </a>
        )}
      </p>
      <ul className="mt-6 border-t border-rule">
        {listed.map((one) => (
          <Item key={one.item.id} {...one} />
        ))}
      </ul>
      <p className="mt-6 flex gap-6 text-sm">
        {page > 1 && (
          <a href={pageHref(words, page - 1)} className={LINK}>
            {text('saved.list.previous')}
          </a>
        )}
        {hasMore && (
          <a href={pageHref(words, page + 1)} className={LINK}>
            {text('saved.list.next')}
          </a>
        )}
      </p>
      <h2 className="mt-12 text-xl">{text('saved.list.take')}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {(['csv', 'json'] as const).map((kind) => (
          <li key={kind}>
            <a href={`/api/saved/files/saved.${kind}`} download className={LINK}>
              {text(`saved.list.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Item({ item, href, now }: ListedItem) {
  const { id, kind, name, note, sentence, saved_at } = item;
  const title = name ? name : <span lang={langOf(item)}>{sentence}</span>;
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-rule py-6 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div>
        <Eyebrow>{text(`saved.kinds.${kind}`)}</Eyebrow>
        <h2 dir="auto" className="mt-2 max-w-measure text-lg leading-snug wrap-anywhere">
          {now.state === 'gone' ? (
            title
          ) : (
            <MarkedLink link={linkOf(item, href)} className="text-ink hover:text-peacock">
              {title}
            </MarkedLink>
          )}
        </h2>
        {name && (
          <p lang={langOf(item)} className="mt-2 max-w-measure">
            {sentence}
          </p>
        )}
        {note && (
          <p dir="auto" className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line text-muted">
            {note}
          </p>
        )}
        <div className="mt-2 max-w-measure text-sm">
          <Present item={item} now={now} />
        </div>
        <p className="mt-3 flex flex-wrap gap-x-6 text-sm text-muted">
          <span>{text('saved.list.saved-on', { day: dayText(saved_at) })}</span>
          <a
            href={pathHere(routes.savedItem(id))}
            aria-label={text('saved.list.edit-of', { title: name || sentence })}
            className={LINK}
          >
            {text('saved.list.edit')}
          </a>
        </p>
      </div>
      {now.state === 'says' && <Drawn now={now} />}
    </li>
  );
}

/** The figure of today and the chart, without words: the sentence beside them has these. */
function Drawn({
  now: { figure, direction, chart },
}: {
  now: Extract<ListedItem['now'], { state: 'says' }>;
}) {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 sm:block">
      {figure !== null && (
        <p className="text-xl whitespace-nowrap tabular">
          <span className={directionClass(direction)}>{figure}</span>
        </p>
      )}
      {chart && (
        <div className="w-36 sm:mt-2 sm:w-full">
          <Sparkline chart={drawable(chart)} />
        </div>
      )}
    </div>
  );
}

function pageHref(words: string, page: number): string {
  const query = new URLSearchParams({ ...(words && { q: words }), ...(page > 1 && { page: String(page) }) });
  const path = pathHere(routes.saved);
  return query.size === 0 ? path : `${path}?${query}`;
}
