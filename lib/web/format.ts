import { tz } from '@date-fns/tz';
import { format, isValid, parseISO, startOfDay } from 'date-fns';
import { INDIA } from '@/lib/platform/clock';

const INDIAN_TIME = tz(INDIA.zone);

const UTC = tz('UTC');

/**
 * The moment that a text in ISO form names, without an offset in UTC; an upstream may send anything. Not
 * `new Date`, which reads less than parseISO: of `20260201` and `2026-W05` it makes an invalid date.
 */
export function dateOf(iso: string): Date | undefined {
  const date = parseISO(iso, { in: UTC });
  return isValid(date) ? new Date(date.getTime()) : undefined;
}

export const isDate = (iso: string): boolean => dateOf(iso) !== undefined;

/** `09:30 02-09-2026` in India time, the specification's format for posts; empty for an invalid date. */
export function formatPostDate(iso: string): string {
  const date = dateOf(iso);
  return date ? format(date, 'HH:mm dd-MM-yyyy', { in: INDIAN_TIME }) : '';
}

/** When the day of a moment began in India. */
export const startOfDayInIndia = (time: number): number => startOfDay(time, { in: INDIAN_TIME }).getTime();

/** When a calendar day begins in India. */
export const dayBegins = (day: string): Date => new Date(`${day}T00:00:00${INDIA.offset}`);

/** `25-11-2026, 21:30` in India time, where a person is told when something happened. */
export const momentInIndia = (time: number): string => format(time, 'dd-MM-yyyy, HH:mm', { in: INDIAN_TIME });
