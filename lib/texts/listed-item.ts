import type { Chart } from '@samvit/research';
import type { Said, SavedItem } from '@/lib/contract/saved';

/** What a saved item says now, with its chart, and whether its figure is a gain or a loss. */
export type ItemNow =
  | ({ state: 'says'; direction?: 'rise' | 'fall'; readonly chart: Chart | null } & Said)
  /** An analysis that has no answer, with the reason. */
  | { state: 'refused'; sentence: string }
  | { state: 'gone' };

/** A saved item in the list, with its address and what it says now. */
export type ListedItem = { item: SavedItem; href: string; now: ItemNow };
