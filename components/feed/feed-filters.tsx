import type { MouseEvent } from 'react';
import { tabClass } from '@/components/ui/tabs';
import type { FeedTexts } from './feed-texts';
import { feedHref, FILTERS, type Filter } from './state/feed-query';

/** All, Trending, Recent: links that a script handles without a page load. */
export function FeedFilters({
  current,
  words,
  texts,
  onChoose,
}: {
  current: Filter;
  /** What is searched for: a filter keeps the search. */
  words: string;
  texts: FeedTexts['filters'];
  onChoose: (filter: Filter) => void;
}) {
  const choose = (filter: Filter) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(filter);
  };
  return (
    <nav aria-label={texts.label}>
      <ul className="flex gap-6 text-sm">
        {FILTERS.map(({ id }) => (
          <li key={id}>
            <a
              href={feedHref({ filter: id, q: words })}
              aria-current={id === current ? 'true' : undefined}
              onClick={choose(id)}
              className={tabClass(id === current)}
            >
              {texts[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
