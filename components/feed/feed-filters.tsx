import type { MouseEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
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
      <ul className="flex gap-6">
        {FILTERS.map(({ id }) => (
          <li key={id}>
            <a
              href={feedHref({ filter: id, q: words })}
              aria-current={id === current ? 'true' : undefined}
              onClick={choose(id)}
              className={classNames(
                'inline-flex min-h-11 items-center border-b-2 text-sm no-underline',
                id === current
                  ? 'border-peacock font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {texts[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
