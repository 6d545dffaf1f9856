import { freshness } from '@samvit/research';
import { DAY, dayInIndia, dayOf } from '@/lib/platform/clock';
import { libraryHere } from '@/lib/texts/library-here';

/** For so long a value may be missing before a reader is told: a quarter. */
const PATIENCE = 92 * DAY;

/** The first day on which the data page marks a file of series as late; null for what appears without a rhythm. */
export function markedFrom(id: string): string | null {
  const { due } = freshness.freshnessOf(libraryHere(), id);
  return due === null ? null : dayOf(Date.parse(due) + PATIENCE + DAY);
}

/** Whether its publisher has had a newer value for more than three months. */
export function isMarkedLate(id: string, now = Date.now()): boolean {
  const day = markedFrom(id);
  return day !== null && day <= dayInIndia(now);
}
