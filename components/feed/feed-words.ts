import type { Widget } from '@/lib/contract/widget';
import type { Filter } from './state/feed-query';

type Search = {
  words: string;
  shown: number;
  loaded: number;
  hasMore: boolean;
  /** Whether the search covers the whole list or only the loaded part. */
  ours: boolean;
};

/** The number of matches so far; empty if there are none. */
export function foundText({ words, shown, loaded, hasMore, ours }: Search): string {
  if (!words.trim()) return '';
  if (!ours) return `${shown} of the ${loaded} insights loaded`;
  const count = shown === 1 ? '1 insight mentions' : `${shown} insights mention`;
  return `${count} “${words.trim()}”${hasMore ? ' so far' : ''}`;
}

export function emptyText({ words, loaded, hasMore, ours }: Search): string {
  const wanted = words.trim();
  if (!wanted) return 'Nothing is here yet. An insight appears when the figures show something unusual.';
  const other = 'Try another word, or fewer letters.';
  if (ours) return `No insight mentions “${wanted}”. ${other}`;
  const looked = loaded === 1 ? 'The one insight loaded' : `None of the ${loaded} insights loaded`;
  const verdict = loaded === 1 ? 'does not mention' : 'mentions';
  return `${looked} ${verdict} “${wanted}”. ${hasMore ? 'Search further back, or try another word.' : other}`;
}

export function orderText(
  filter: Filter,
  { items, ours, product }: { items: readonly Widget[]; ours: boolean; product: string },
): string {
  if (filter === 'recent') return 'Newest first.';
  if (!ours)
    return filter === 'all'
      ? `In the order ${product} gives them.`
      : `What is trending on ${product}, in its order.`;
  if (filter === 'all') return 'Most unusual first. With every year of age, a finding counts half as much.';
  // Before the first page is loaded it is unknown whether any item was viewed.
  return items.length === 0 || items.some(({ trending }) => trending)
    ? 'Most viewed in the last three weeks first, where later views count more. What nobody viewed follows, newest first.'
    : 'Nobody has viewed an insight in the last three weeks, so they stand newest first.';
}
