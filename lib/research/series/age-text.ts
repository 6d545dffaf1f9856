import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import type { Age } from './freshness';

/** `Data to 21 August 2026, 94 days ago`, and whether there is more that we do not hold. */
export const dataAge = (age: Age): string => written(age, 'data-to');

/** The same beside the words "Data to". */
export const dateAndAge = (age: Age): string => written(age, 'date');

function written({ to, days, isLate }: Age, form: 'data-to' | 'date'): string {
  const age = text(`formats.age.${form}`, { date: formatPeriod(to), days: Math.max(days ?? -1, -1) });
  return isLate ? text('formats.age.late', { age }) : age;
}
