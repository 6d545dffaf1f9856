import { text } from '@/lib/content/messages';
import { formatPeriod, type Period } from './period';

/** Periods from one to another in words: `June 2006 to June 2026`. */
export function rangeText(from: Period, to: Period): string {
  return from === to
    ? formatPeriod(from)
    : text('charts.range', { from: formatPeriod(from), to: formatPeriod(to) });
}
