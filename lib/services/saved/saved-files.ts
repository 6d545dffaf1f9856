import { csvLine } from '@/lib/platform/csv';
import { siteOrigin } from '@/lib/platform/env';
import type { SavedItem } from '@/lib/contract/saved';
import { pathIn } from '@/lib/web/translations';
import { pathOfItem } from './item-now';

const COLUMNS = [
  'saved',
  'kind',
  'address',
  'name',
  'note',
  'sentence',
  'figure',
  'edition',
  'language',
] as const;

/** Everything that a person saved, as a table for spreadsheets; no cell runs as a formula. */
export function savedCsv(items: readonly SavedItem[]): string {
  const rows = items.map(entryOf).map((entry) => COLUMNS.map((column) => entry[column]));
  return [[...COLUMNS], ...rows].map(csvLine).join('');
}

export function savedJson(items: readonly SavedItem[]): string {
  return `${JSON.stringify(items.map(entryOf), null, 2)}\n`;
}

function entryOf(item: SavedItem): Record<(typeof COLUMNS)[number], string | null> {
  const { kind, name, note, sentence, figure, edition, locale } = item;
  return {
    saved: new Date(item.saved_at).toISOString(),
    kind,
    address: new URL(pathIn(locale, pathOfItem(item)), siteOrigin()).href,
    name,
    note,
    sentence,
    figure,
    edition,
    language: locale,
  };
}
