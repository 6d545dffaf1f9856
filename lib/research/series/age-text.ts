import { text } from '@/lib/content/messages';
import { formatPeriod } from '@/lib/web/period';
import type { Age } from './freshness';

/** `Data to 21 August 2026, 94 days ago`. */
export const dataAge = (age: Age): string => written(age, 'data-to');

/** The same beside the words "Data to". */
export const dateAndAge = (age: Age): string => written(age, 'date');

const written = ({ to, days }: Age, form: 'data-to' | 'date'): string =>
  text(`formats.age.${form}`, { date: formatPeriod(to), days: Math.max(days ?? -1, -1) });

/** Why data end where they do, and when the next value is or was due; null for what appears without a rhythm, or ends where somebody chose. */
export const nextValue = ({ due, isLate }: Age): string | null =>
  due === null ? null : text(`formats.age.${isLate ? 'was-due' : 'due'}`, { due: formatPeriod(due) });
