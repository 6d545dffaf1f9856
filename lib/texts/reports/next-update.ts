import { max } from 'd3-array';
import { time, type Period } from '@samvit/research';
import { dayOf } from '@/lib/platform/clock';
import { formatPeriod } from '@/lib/web/period';
import { monthsIn } from '@/lib/texts/prose/written-dates';

/**
 * A next update that begins with a later month than the one after the data of the report. "February 2027, with values
 * to December" skipped five months that were published by then.
 * @param ends the last periods of its charts and figures
 */
export function nextUpdateProblem(nextUpdate: string, ends: readonly Period[]): string | null {
  const first = monthsIn(nextUpdate).toSorted()[0];
  const end = max(ends.flatMap((period) => time.spanOf(period)?.end ?? []));
  if (first === undefined || end === undefined) return null;
  const next = dayOf(end).slice(0, 7);
  return first <= next
    ? null
    : `The next update begins with ${formatPeriod(first)} and skips ${formatPeriod(next)}: ` +
        'name the first values that the report does not hold.';
}
