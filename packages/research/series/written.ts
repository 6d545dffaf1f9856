import { isDay } from '../time/period';

/** How publishers and spreadsheets write that there is no value. */
const MISSING = new Set([
  ...['', '.', '..', '…', '-', '--', '–', '—'],
  ...['n.a.', 'na', 'n/a', '#n/a', 'nan', 'null'],
]);

export const isMissing = (cell: string): boolean => MISSING.has(cell.toLowerCase());

const PLAIN = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Grouped by thousands or as in India: `1,234.50`, `1,23,456`. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * A number as a publisher writes it: `null` for one that is missing, otherwise the number, or what is wrong.
 * A comma separates groups only where the layout has groups.
 */
export function numberIn(text: string, { isGrouped = false } = {}): number | null | { problem: string } {
  const cell = text.trim();
  if (isMissing(cell)) return null;
  if (PLAIN.test(cell)) return Number(cell);
  if (isGrouped && GROUPED.test(cell)) return Number(cell.replaceAll(',', ''));
  if (/^-?[\d.\s]*\d,\d+$/.test(cell))
    return { problem: `"${shortText(cell)}" has a decimal comma: this layout has decimal points` };
  return { problem: `"${shortText(cell)}" is no number` };
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** The number of a month by its name or the beginning of it, from 1; 0 for any other text. */
export function monthNumber(name: string): number {
  const word = name.toLowerCase();
  if (word === 'sept') return 9;
  return word.length < 3 ? 0 : MONTHS.findIndex((month) => month.startsWith(word)) + 1;
}

const NAMED = /^(\d{1,2})[- ]([a-z]+)[- ](\d{4})$/i;

/**
 * The day that a text names, `2026-08-21` or `21-AUG-2026`; undefined for any other, and for `08/09/2026`,
 * which is two days.
 */
export function dayIn(text: string): string | undefined {
  const cell = text.trim();
  const namedMonth = NAMED.exec(cell);
  const month = monthNumber(namedMonth?.[2] ?? '');
  const day =
    namedMonth && month > 0
      ? `${namedMonth[3]}-${String(month).padStart(2, '0')}-${(namedMonth[1] ?? '').padStart(2, '0')}`
      : cell;
  return isDay(day) ? day : undefined;
}

/** A piece of somebody else's file within a sentence. */
export const shortText = (text: string, most = 40): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, most);
