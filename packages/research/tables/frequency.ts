import { DAY, dayOf } from '@/lib/platform/clock';
import { LONGEST_CLOSURE_DAYS, stepName, stepNumber } from '../series/missing-periods';
import { isDay, mondayOf, periodPosition, type Period } from '../time/period';
import { tableRefusal } from './own-refusal';
import { MOST_WITH_GAPS, type OwnFrequency, type OwnPoint, type OwnSeries } from './own-table';

/** The distances of each frequency, in days. A week has a Thursday or a Monday for a Friday that was a holiday. */
const DISTANCES: readonly [OwnFrequency, least: number, most: number][] = [
  ['daily', 1, 4],
  ['weekly', 5, 9],
  ['monthly', 26, 35],
  ['quarterly', 85, 97],
  ['annual', 350, 380],
];

/**
 * How far apart periods are, by the median of their distances. Where two of them lie in one step the
 * distances are mixed: a table of days must not pass as one of months, because more may be computed from
 * months.
 */
export function frequencyOf(
  periods: readonly Period[],
  positions: readonly number[] = periods.map(periodPosition),
): OwnFrequency {
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
 * Points as series have them: a month for each day of a monthly series, and a gap for what is left out, so
 * that charts draw no line across it.
 * @throws OwnRefusal where there would be more of them than {@link MOST_WITH_GAPS}
 */
export function asSeries(points: readonly OwnPoint[]): OwnSeries {
  const periods = points.map(({ period }) => period);
  const positions = periods.map(periodPosition);
  const frequency = frequencyOf(periods, positions);
  if (countWithGaps(periods, positions, frequency) > MOST_WITH_GAPS)
    throw tableRefusal('too-many-gaps', { most: MOST_WITH_GAPS });
  const missingBefore = (i: number): Period[] => {
    const [before, period] = [periods[i - 1], periods[i]];
    if (before === undefined || period === undefined) return [];
    return frequency === 'daily'
      ? dayOfClosure(positions[i - 1] ?? 0, positions[i] ?? 0)
      : periodsBetween(before, period, frequency);
  };
  return {
    frequency,
    points: points.flatMap((point, i) => [
      ...missingBefore(i).map((period): OwnPoint => ({ period, value: null, line: null })),
      frequency === 'monthly' ? { ...point, period: point.period.slice(0, 7) } : point,
    ]),
  };
}

/** How many points there will be: a few lines can be centuries apart. */
function countWithGaps(
  periods: readonly Period[],
  positions: readonly number[],
  frequency: OwnFrequency,
): number {
  return periods.reduce((count, period, i) => {
    const before = periods[i - 1];
    if (before === undefined) return count + 1;
    if (frequency === 'daily')
      return count + 1 + dayOfClosure(positions[i - 1] ?? 0, positions[i] ?? 0).length;
    const from = stepNumber(before, frequency);
    const to = stepNumber(period, frequency);
    return count + (from === null || to === null ? 1 : Math.max(1, to - from));
  }, 0);
}

/** One day of a stretch that is longer than markets close. */
function dayOfClosure(start: number, end: number): Period[] {
  return end - start > LONGEST_CLOSURE_DAYS * DAY ? [dayOf(start + DAY)] : [];
}

/** The periods that a series leaves out between two of its own. */
function periodsBetween(before: Period, period: Period, frequency: OwnFrequency): Period[] {
  const [from, to] = [stepNumber(before, frequency), stepNumber(period, frequency)];
  if (from === null || to === null) return [];
  return Array.from({ length: to - from - 1 }, (_, i) => periodOfStep(from + 1 + i, frequency, period));
}

/** A step in the form of the other periods: of days its first day, of months its first month. */
function periodOfStep(step: number, frequency: OwnFrequency, like: Period): Period {
  if (frequency === 'weekly') return mondayOf(step);
  // A month stands for each day of a monthly series.
  if (frequency === 'monthly' || !/^\d{4}-\d{2}/.test(like)) return stepName(step, frequency, like);
  const month = stepName(step * (frequency === 'quarterly' ? 3 : 12), 'monthly', like);
  return isDay(like) ? `${month}-01` : month;
}
