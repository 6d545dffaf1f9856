const INDIA_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The moment an ISO date means, in milliseconds; `null` for anything else. A time without a zone is UTC: server and
 * browser, in zones of their own, have to read the same moment.
 */
export function momentOf(iso: string): number | null {
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(iso.trim()) ?? [];
  const moment = Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(moment) ? null : moment;
}

/** `21 August 2026` in India; empty for what is no date. */
export function indiaDay(iso: string): string {
  const moment = momentOf(iso);
  return moment === null ? '' : INDIA_DAY.format(moment);
}
