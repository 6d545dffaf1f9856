import { fill } from '@/lib/platform/fill';

/** How a language writes days and months: two templates, and the names of the months. */
export type DateWords = Readonly<{ day: string; month: string; months: readonly string[] }>;

/**
 * A day `2026-08-21` or a month `2026-08` in words. Without Intl, whose words change with the version of
 * ICU: server and browser write the same.
 */
export function writtenDate(date: string, { day, month, months }: DateWords): string {
  const [year = '', number, dayOfMonth] = date.split('-');
  const values = { month: months[Number(number) - 1] ?? '', year };
  return dayOfMonth ? fill(day, { ...values, day: String(Number(dayOfMonth)) }) : fill(month, values);
}
