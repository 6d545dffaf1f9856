import type { WidgetPage } from '@/lib/provider/contract';
import type { Widget } from '@/lib/schemas/widget';
import type { Filter } from './feed-query';
import { momentOf } from './widget-date';

/** The items of all pages loaded, each once; Recent is newest first, and what has no date comes last. */
export function feedItems(pages: readonly WidgetPage[], filter: Filter): Widget[] {
  const byId = new Map<string, Widget>();
  for (const item of pages.flatMap(({ items }) => items)) if (!byId.has(item.id)) byId.set(item.id, item);
  const items = [...byId.values()];
  return filter === 'recent' ? items.sort(newestFirst) : items;
}

/** The items whose title or description holds the words, whatever their case. */
export function matching(items: readonly Widget[], words: string): readonly Widget[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return items;
  return items.filter(
    ({ title, description }) =>
      title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}

/** More pages exist while a full page came. */
export function mayHaveMore(pages: readonly WidgetPage[], pageSize: number): boolean {
  const last = pages.at(-1);
  return last !== undefined && last.items.length >= pageSize;
}

function newestFirst(a: Widget, b: Widget): number {
  return (momentOf(b.createdAt) ?? -Infinity) - (momentOf(a.createdAt) ?? -Infinity) || 0;
}
