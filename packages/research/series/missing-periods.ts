import { DAY } from '@/lib/platform/clock';
import { isPeriod, periodPosition, spanOf, type Period } from '../time/period';
import type { Frequency } from './series-shape';

/** In days: longer than any market closes around a holiday. */
export const LONGEST_CLOSURE_DAYS = 10;

const monthAt = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/**
 * One step of a frequency: its name, and the number of the step that contains a moment. Successive steps
 * have successive numbers.
 */
type Step = { noun: string; at: (time: number) => number };

/**
 * The regular frequencies, whose series must have a row for every step. A week runs from Monday to Sunday,
 * because a weekly close is Thursday's if Friday is a holiday. Days are not steps, because each market has
 * its own holidays.
 */
const STEPS: Partial<Record<Frequency, Step>> = {
  // 1970 began on a Thursday.
  weekly: { noun: 'week', at: (time) => Math.floor((time / DAY + 3) / 7) },
  monthly: { noun: 'month', at: monthAt },
  quarterly: { noun: 'quarter', at: (time) => Math.floor(monthAt(time) / 3) },
  annual: { noun: 'year', at: (time) => Math.floor(monthAt(time) / 12) },
};

/**
 * An error about the distance between two successive periods: a chart would draw a line across a missing
 * row without a sign of the gap.
 */
export function missingPeriodProblem(
  period: Period,
  before: Period | undefined,
  frequency: Frequency,
): string | null {
  if (frequency === 'daily') return problemOfClosure(period, before);
  const step = STEPS[frequency];
  if (!step) return null;
  const stepOfPeriod = stepOf(period, step);
  if (stepOfPeriod === null) return `is no ${step.noun} nor within one, and the series is ${frequency}`;
  const last = before === undefined ? null : stepOf(before, step);
  if (last === null || stepOfPeriod === last + 1) return null;
  if (stepOfPeriod === last)
    return `lies in the same ${step.noun} as ${before}, and the series is ${frequency}`;
  return (
    `${stepName(last + 1, frequency, period)} is left out; write it with a null value, so that charts ` +
    'show the gap'
  );
}

/** A daily series may omit single days, but not a longer stretch. */
function problemOfClosure(period: Period, before: Period | undefined): string | null {
  if (before === undefined || !isPeriod(before)) return null;
  const days = (periodPosition(period) - periodPosition(before)) / DAY;
  return days > LONGEST_CLOSURE_DAYS
    ? `the ${days} days since ${before} are left out; write one of them with a null value, so that charts show the gap`
    : null;
}

/** The number of the step that contains a period; `null` if the period is longer than a step, or there are no steps. */
export function stepNumber(period: Period, frequency: Frequency): number | null {
  const step = STEPS[frequency];
  return step ? stepOf(period, step) : null;
}

function stepOf(period: Period, { at }: Step): number | null {
  const span = spanOf(period);
  if (!span || span.axis === 'tenor') return null;
  const step = at(span.start);
  return at(span.end - 1) === step ? step : null;
}

/**
 * The name of a step, in the form of the series' other periods: `2024-03`, `Q2 FY26`, `the week of
 * 2024-03-11`.
 */
export function stepName(step: number, frequency: Frequency, like: Period): string {
  const fiscal = like.includes('FY');
  switch (frequency) {
    case 'weekly':
      return `the week of ${new Date((step * 7 - 3) * DAY).toISOString().slice(0, 10)}`;
    case 'monthly':
      return `${Math.floor(step / 12)}-${String((step % 12) + 1).padStart(2, '0')}`;
    case 'quarterly': {
      const year = String(Math.floor(step / 4));
      return `Q${(step % 4) + 1} ${fiscal ? `FY${year.slice(2)}` : year}`;
    }
    default:
      return `${fiscal ? 'FY' : ''}${step}`;
  }
}
