import type { SavedItem } from '@/lib/contract/saved';
import type { ListedItem } from '@/lib/texts/listed-item';
import { turn } from '@/lib/platform/turn';
import { pathIn } from '@/lib/web/translations';
import { itemNow, pathOfItem } from './item-now';

/** To say what an analysis says now takes as long as its page, so the list has pages. */
export const LIST_PAGE_SIZE = 20;

/** The items that mention the words, in their name, note or sentence. */
export function itemsWith(items: readonly SavedItem[], words: string): readonly SavedItem[] {
  const phrase = words.trim().toLowerCase();
  return items.filter(({ name, note, sentence }) =>
    [name, note, sentence].some((text) => text.toLowerCase().includes(phrase)),
  );
}

/** These items with what they say now; other requests are answered between two of them. */
export async function withPresent(items: readonly SavedItem[]): Promise<ListedItem[]> {
  const listedItems: ListedItem[] = [];
  for (const item of items) {
    listedItems.push({
      item,
      href: pathIn(item.locale, pathOfItem(item)),
      now: await itemNow(item, item.locale),
    });
    await turn();
  }
  return listedItems;
}
