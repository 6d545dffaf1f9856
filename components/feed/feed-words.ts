import type { Widget } from '@/lib/contract/widget';
import { fill } from '@/lib/platform/fill';
import type { FeedTexts } from './feed-texts';
import type { Filter } from './state/feed-query';

type Search = {
  words: string;
  shown: number;
  loaded: number;
  hasMore: boolean;
  /** Whether the search covers the whole list or only the loaded part. */
  embedded: boolean;
};

/** The number of matches so far; empty if there are none. */
export function foundText(
  { words, shown: count, loaded, hasMore, embedded }: Search,
  texts: FeedTexts['search'],
): string {
  if (!words.trim()) return '';
  if (!embedded) return fill(texts.foundLoaded, { count, loaded });
  return fill(hasMore ? texts.foundSoFar : texts.found, { count, words: words.trim() });
}

export function emptyText(
  { loaded, hasMore, embedded, ...search }: Search,
  texts: FeedTexts['search'],
): string {
  const words = search.words.trim();
  if (!words) return texts.empty;
  if (embedded) return fill(texts.none, { words });
  return fill(hasMore ? texts.noneSoFar : texts.noneLoaded, { loaded, words });
}

/** The end of a list, with how far back it goes. A search goes back to the first. */
export function endText(
  filter: Filter,
  { words, embedded }: Pick<Search, 'words' | 'embedded'>,
  texts: FeedTexts['list'],
): string {
  if (!embedded || words.trim()) return texts.complete;
  return filter === 'recent' ? texts['complete-recent'] : texts['complete-all'];
}

export function orderText(
  filter: Filter,
  { items, embedded }: { items: readonly Widget[]; embedded: boolean },
  texts: FeedTexts['order'],
): string {
  if (filter === 'recent') return embedded ? texts.recent : texts.unviewed;
  if (!embedded) return filter === 'all' ? texts.theirs : texts.theirTrending;
  if (filter === 'all') return texts.all;
  // Before the first page is loaded it is unknown whether any item was viewed.
  return items.length === 0 || items.some(({ trending }) => trending) ? texts.trending : texts.unviewed;
}
