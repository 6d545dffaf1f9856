import type { MadeValues, MadePart } from './made-part';
import type { Made } from './made-of';
import { comparable, incomparable } from './notes';
import { currencyOf, leastSure, type Series, type SeriesPoint } from './series';
import type { Details } from './series-ref';
import { unitsAfter } from './statistics';
import { monthsAfter, type Period } from '../time/period';

/**
 * What is left of money that was invested in a month, after the same sum was taken out at the end of each
 * later one. Where there is no value nothing is taken out; nothing is left from the month on that takes the
 * last of it.
 */
export function leftOver(
  { ref, whole }: MadePart,
  base: Period,
  { amount = NaN, each = NaN }: Details,
): MadeValues {
  let bought: number | undefined;
  let inverses = 0;
  const points = whole.points.flatMap((point) => {
    if (point.period < base) return [];
    if (point.value === null) return [point];
    if (bought === undefined) bought = amount / point.value;
    else inverses += 1 / point.value;
    return [{ ...point, value: unitsAfter(bought, each * inverses) * point.value }];
  });
  return ofMoney(whole, points, { by: 'left-over', from: [ref], reads: 'all', since: base, amount, each });
}

/**
 * The equal payment with which each window of so many months would have become an amount at its end: one in
 * each month but the last, and none where there is no value. A window begins and ends with a value that may
 * be compared, and holds none that is measured in another way.
 */
export function paymentsToReach(
  { ref, whole }: MadePart,
  steps: number,
  { amount = NaN }: Details,
): MadeValues {
  const usable = comparable(whole);
  const hasEnd = new Set(usable.points.flatMap(({ period, value }) => (value === null ? [] : [period])));
  const places = new Map(whole.points.map(({ period }, i) => [period, i]));
  /** Up to each point: what one unit of money in every month bought. */
  const bought = [0];
  /** Where a value on another basis was met last, and where each status was. */
  let broken = -1;
  const lastOf = new Map<SeriesPoint['status'], number>();
  const points = usable.points.map(({ period }, i): SeriesPoint => {
    const point = whole.points[i];
    const value = point?.value ?? null;
    if (point && value !== null && incomparable(whole, point) === 'basis-change') broken = i;
    if (point) lastOf.set(point.status, i);
    bought.push((bought[i] ?? 0) + (value === null ? 0 : 1 / value));
    const start = monthsAfter(period, -steps);
    const place = places.get(start) ?? -1;
    const isWhole = hasEnd.has(start) && hasEnd.has(period) && broken < place;
    const units = (bought[i] ?? NaN) - (bought[place] ?? NaN);
    return {
      period,
      value: isWhole && value !== null ? amount / (units * value) : null,
      status: leastSure([...lastOf].flatMap(([status, last]) => (last >= place ? [status] : []))),
    };
  });
  const made: Made = { by: 'payment-to-reach', from: [ref], reads: { monthsBefore: steps }, amount };
  return { ...ofMoney(whole, points, made), redistribute: true };
}

/** Money in the currency of a series. */
const ofMoney = (whole: Series, points: SeriesPoint[], made: Made): MadeValues => ({
  ...whole,
  column: undefined,
  currency: undefined,
  unit: currencyOf(whole) === 'USD' ? 'USD' : 'INR',
  points,
  made,
});
