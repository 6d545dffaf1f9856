import { ContentProblem } from '@/lib/platform/content-problem';
import type { Period } from './period';

/**
 * The last month of a period and the one before its first: of `2025` December and December before, of `FY2025`
 * March and March before, of `Q2 2025` June and March, of `2025-06` June and May.
 */
export function endsOfPeriod(period: Period): { before: Period; end: Period } {
  if (/^\d{4}-\d{2}$/.test(period)) return endsAt(period, 1);
  const [, fiscal, year] = /^(FY)?(\d{4})$/.exec(period) ?? [];
  if (year) return endsAt(`${year}-${fiscal ? '03' : '12'}`, 12);
  const [, quarter, ofYear] = /^Q([1-4]) (\d{4})$/.exec(period) ?? [];
  if (quarter) return endsAt(`${ofYear}-${String(3 * Number(quarter)).padStart(2, '0')}`, 3);
  throw new ContentProblem(`"${period}" has no months at its ends`);
}

function endsAt(end: Period, months: number): { before: Period; end: Period } {
  const [year = 0, month = 0] = end.split('-').map(Number);
  const before = year * 12 + month - 1 - months;
  return {
    before: `${Math.floor(before / 12)}-${String((before % 12) + 1).padStart(2, '0')}`,
    end,
  };
}

/** Whether a part of a period lies in a calendar year. */
export function touchesYear(period: Period, year: number): boolean {
  const { before, end } = endsOfPeriod(period);
  return before < `${year}-12` && end > `${year - 1}-12`;
}
