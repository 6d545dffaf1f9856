import { dayOf, INDIA } from '@/lib/platform/clock';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The time of an ISO date, in milliseconds since the epoch; `null` for any other text. A time without a
 * zone is read as UTC, because the server and the browser have different zones and must agree.
 */
export function momentOf(iso: string): number | null {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(iso.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? null : moment;
}

/** The day in India, `2026-08-21`; empty if the text is not an ISO date. */
export function indiaDate(iso: string): string {
  const moment = momentOf(iso);
  return moment === null ? '' : dayOf(moment + INDIA.ahead);
}
