import { mentions } from '@/lib/contract/matching';
import type { WidgetPage } from '@/lib/contract/provider';
import type { Widget } from '@/lib/contract/widget';
import { momentOf } from '@/components/feed/widget-date';
import type { Filter } from './feed-query';

/** The items of all loaded pages without duplicates; Recent is sorted newest first, undated ones last. */
export function feedItems(pages: readonly WidgetPage[], filter: Filter): Widget[] {
  const byId = new Map<string, Widget>();
  for (const item of pages.flatMap(({ items }) => items)) if (!byId.has(item.id)) byId.set(item.id, item);
  const items = [...byId.values()];
  return filter === 'recent' ? items.sort(newestFirst) : items;
}

/** The items whose title or description contains the words, ignoring case. */
export function matching(items: readonly Widget[], words: string): readonly Widget[] {
  return words.trim() ? items.filter((item) => mentions(item, words)) : items;
}

/** How many of the last loaded pages in a row contain no match. */
export function pagesWithoutMatch(pages: readonly WidgetPage[], words: string): number {
  return pages.reduce((count, { items }) => (matching(items, words).length > 0 ? 0 : count + 1), 0);
}

/**
 * A full last page means that there may be another one, unless it has no new item: that is what a provider
 * sends which ignores the requested page.
 */
export function mayHaveMore(pages: readonly WidgetPage[], pageSize: number): boolean {
  const last = pages.at(-1);
  if (!last || last.items.length < pageSize) return false;
  const before = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(({ id }) => id)));
  return last.items.some(({ id }) => !before.has(id));
}

function newestFirst(a: Widget, b: Widget): number {
  return (momentOf(b.createdAt) ?? -Infinity) - (momentOf(a.createdAt) ?? -Infinity) || 0;
}
