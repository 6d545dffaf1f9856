import { isDay } from '@/lib/web/period';

/** How publishers write that there is no value. */
const MISSING = new Set(['', '.', '-', '..', '…', 'N.A.', 'NA', 'n/a']);

const PLAIN = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Grouped by thousands or as in India: `1,234.50`, `1,23,456`. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * A number as a publisher writes it: `null` for one that is missing, otherwise the number, or what is wrong.
 * A comma separates groups only where the layout has groups.
 */
export function numberIn(text: string, { isGrouped = false } = {}): number | null | { problem: string } {
  const cell = text.trim();
  if (MISSING.has(cell)) return null;
  if (PLAIN.test(cell)) return Number(cell);
  if (isGrouped && GROUPED.test(cell)) return Number(cell.replaceAll(',', ''));
  if (/^-?[\d.\s]*\d,\d+$/.test(cell))
    return { problem: `"${shown(cell)}" has a decimal comma: this layout has decimal points` };
  return { problem: `"${shown(cell)}" is no number` };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})$/i;

/**
 * The day that a text names, `2026-08-21` or `21-AUG-2026`; undefined for any other, and for `08/09/2026`, which is two days.
 */
export function dayIn(text: string): string | undefined {
  const cell = text.trim();
  const named = NAMED.exec(cell);
  const month = named ? MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1 : 0;
  const day =
    named && month > 0
      ? `${named[3]}-${String(month).padStart(2, '0')}-${(named[1] ?? '').padStart(2, '0')}`
      : cell;
  return isDay(day) ? day : undefined;
}

/** A piece of somebody else's file within a sentence. */
export const shown = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, 40);
