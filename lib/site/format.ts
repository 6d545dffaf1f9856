import { tz } from '@date-fns/tz';
import { format, isValid, parseISO } from 'date-fns';

const INDIA = tz('Asia/Kolkata');

/** Whether a text is a date in ISO form; an upstream may send anything. */
export const isDate = (iso: string): boolean => isValid(parseISO(iso));

/** `09:30 02-09-2026` in India time, the specification's format for posts; empty for an invalid date. */
export function formatPostDate(iso: string): string {
  const date = parseISO(iso);
  return isValid(date) ? format(date, 'HH:mm dd-MM-yyyy', { in: INDIA }) : '';
}
