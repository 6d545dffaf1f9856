import type { MadeValues, MadePart } from './made-part';
import { combine } from './series';
import type { Details } from './series-ref';
import { monthsAfter, type Period } from '../time/period';

/** How often the shares of a mixture are put back, in months. */
export const PUT_BACK_AFTER = 12;

/**
 * What 100 became that was divided among several series in a month by their shares, and again by these every
 * twelve months from then on, or never. A month in which one of them has no value has none; the shares are
 * put back in the next that has.
 */
export function mixtureOf(
  parts: readonly MadePart[],
  base: Period,
  { weights = [], never }: Details,
): MadeValues {
  const [first, ...others] = parts.map(({ whole }) => whole);
  if (!first) throw new RangeError('A mixture has parts');
  const prices: number[][] = [];
  const shared = combine(
    [first, ...others],
    {
      unit: 'index, start = 100',
      made: {
        by: 'mixture',
        from: parts.map(({ ref }) => ref),
        reads: { putBackAfter: never ? 'never' : PUT_BACK_AFTER },
        since: base,
        weights,
        times: 100,
      },
    },
    (...values: number[]) => prices.push(values),
  );
  let held: readonly number[] = [];
  let next: Period | undefined = base;
  let complete = 0;
  const points = shared.points.flatMap((point) => {
    const own = point.value === null ? undefined : prices[complete++];
    if (point.period < base) return [];
    if (!own) return [point];
    const value: number =
      held.length === 0 ? 100 : own.reduce((sum, price, i) => sum + price * (held[i] ?? 0), 0);
    if (next !== undefined && point.period >= next) {
      held = own.map((price, i) => (value * (weights[i] ?? 0)) / 100 / price);
      next = never ? undefined : markAfter(base, point.period);
    }
    return [{ ...point, value }];
  });
  return { ...shared, points };
}

/** The first month after a period that is a whole number of such steps after another. */
function markAfter(base: Period, period: Period): Period {
  let mark = base;
  while (mark <= period) mark = monthsAfter(mark, PUT_BACK_AFTER);
  return mark;
}
