import { DAY } from '@/lib/platform/clock';
import { LONGEST_CLOSURE_DAYS, stepName, stepNumber } from '@/lib/research/series/missing-periods';
import { isDay, mondayOf, periodPosition, type Period } from '@/lib/web/period';
import type { OwnFrequency, OwnPoint, OwnSeries } from './own-table';

/** The distances of each frequency, in days. A week has a Thursday or a Monday for a Friday that was a holiday. */
const DISTANCES: readonly [OwnFrequency, least: number, most: number][] = [
  ['daily', 1, 4],
  ['weekly', 5, 9],
  ['monthly', 26, 35],
  ['quarterly', 85, 97],
  ['annual', 350, 380],
];

/**
 * How far apart periods are, by the median of their distances. Where two of them lie in one step the distances are mixed: a
 * table of days must not pass as one of months, because more may be computed from months.
 */
export function frequencyOf(periods: readonly Period[]): OwnFrequency {
  const positions = periods.map(periodPosition);
  const distances = positions.flatMap((position, i) =>
    i > 0 ? [(position - (positions[i - 1] ?? 0)) / DAY] : [],
  );
  const median = distances.sort((a, b) => a - b)[Math.floor((distances.length - 1) / 2)] ?? 0;
  const [frequency] = DISTANCES.find(([, least, most]) => median >= least && median <= most) ?? [
    'mixed' as const,
  ];
  if (frequency === 'daily' || frequency === 'mixed') return frequency;
  const steps = periods.map((period) => stepNumber(period, frequency));
  const isRegular = steps.every((step, i) => step !== null && step !== steps[i - 1]);
  return isRegular ? frequency : 'mixed';
}

/**
 * Points as series have them: a month for each day of a monthly series, and a gap for what is left out, so that charts draw no
 * line across it.
 */
export function asSeries(points: readonly OwnPoint[]): OwnSeries {
  const frequency = frequencyOf(points.map(({ period }) => period));
  const named =
    frequency === 'monthly'
      ? points.map((point) => ({ ...point, period: point.period.slice(0, 7) }))
      : points;
  return {
    frequency,
    points: named.flatMap((point, i) => {
      const before = named[i - 1]?.period;
      const missing = before === undefined ? [] : periodsBetween(before, point.period, frequency);
      return [...missing.map((period) => ({ period, value: null, line: null })), point];
    }),
  };
}

/** The periods that a series leaves out between two of its own; of days one for a longer stretch, because markets close. */
function periodsBetween(before: Period, period: Period, frequency: OwnFrequency): Period[] {
  if (frequency === 'daily') {
    const start = periodPosition(before);
    const isLong = periodPosition(period) - start > LONGEST_CLOSURE_DAYS * DAY;
    return isLong ? [new Date(start + DAY).toISOString().slice(0, 10)] : [];
  }
  const [from, to] = [stepNumber(before, frequency), stepNumber(period, frequency)];
  if (from === null || to === null) return [];
  return Array.from({ length: to - from - 1 }, (_, i) => periodOfStep(from + 1 + i, frequency, period));
}

/** A step in the form of the other periods: of days its first day, of months its first month. */
function periodOfStep(step: number, frequency: OwnFrequency, like: Period): Period {
  if (frequency === 'weekly') return mondayOf(step);
  if (frequency === 'monthly' || !/^\d{4}-\d{2}/.test(like)) return stepName(step, frequency, like);
  const month = stepName(step * (frequency === 'quarterly' ? 3 : 12), 'monthly', like);
  return isDay(like) ? `${month}-01` : month;
}
