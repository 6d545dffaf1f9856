import { combine, leastSure, type Series, type SeriesPoint } from '../series';
import type { Made } from '../made-of';
import { moneyWeightedReturn, unitsBought } from '../statistics';
import type { Period } from '../../time/period';
import type { DerivedSeries, GetSeries } from './derive';

/** What is paid in at the end of each month; a return a year is the same for any sum. */
const PAYMENT = 5_000;
/** The plans of many years begin here. */
const FIRST: Period = '2006-06';
/** So many payments are a plan of ten years. */
const TEN_YEARS = 120;

/** The same payment in each month: what it had become by each month, and what plans of ten years returned. */
export const plans: DerivedSeries = {
  'nifty-fund-plan': (get) => planOf(get('fund-uti-nifty-50', 'INR per unit')),
  'liquid-fund-plan': (get) => planOf(get('fund-dsp-liquid', 'INR per unit')),
  'gold-plan': (get) => planOf(get('gold-inr-10g')),
  'nifty-fund-ten-year-plan': (get) => tenYearPlans(get('fund-uti-nifty-50', 'INR per unit')),
  'liquid-fund-ten-year-plan': (get) => tenYearPlans(get('fund-dsp-liquid', 'INR per unit')),
  'gold-ten-year-plan': (get) => tenYearPlans(get('gold-inr-10g')),
  'ppf-ten-year-plan': (get) => tenYearPlans(get('ppf-account')),
  'nifty-fund-plan-over-gold': (get) => lead(get, 'nifty-fund-ten-year-plan', 'gold-ten-year-plan'),
  'nifty-fund-plan-over-ppf': (get) => lead(get, 'nifty-fund-ten-year-plan', 'ppf-ten-year-plan'),
};

/** What all payments since the first are worth in each month, before that of the month itself: nothing in the first. */
function planOf(price: Series): Series {
  const points = price.points.filter(({ period }) => period >= FIRST);
  return madeOf(price, {
    made: { by: 'end-value', from: [price.id], reads: 'all', since: FIRST, amount: PAYMENT },
    unit: 'INR',
    points: points.map((_, i) => valuedAt(points.slice(0, i + 1), (worth) => worth)),
  });
}

/** What the plans of ten years that end with each month returned a year, in per cent. */
function tenYearPlans(price: Series): Series {
  const { points } = price;
  const payments = Array.from({ length: TEN_YEARS }, () => PAYMENT);
  return madeOf(price, {
    made: {
      ...{ by: 'money-weighted-return', from: [price.id], reads: { last: TEN_YEARS + 1 } },
      ...{ amount: PAYMENT, times: 100 },
    },
    unit: '% a year',
    points: points
      .slice(TEN_YEARS)
      .map((_, i) =>
        valuedAt(points.slice(i, i + TEN_YEARS + 1), (worth) => moneyWeightedReturn(payments, worth) * 100),
      ),
  });
}

/** Of what a payment at each of these months but the last is worth in the last; null if one has no price. */
function valuedAt(points: readonly SeriesPoint[], valueOf: (worth: number) => number): SeriesPoint {
  const prices = points.flatMap(({ value }) => value ?? []);
  const isWhole = prices.length === points.length;
  return {
    period: points.at(-1)?.period ?? FIRST,
    value: isWhole ? valueOf(unitsBought(prices, PAYMENT) * (prices.at(-1) ?? NaN)) : null,
    status: leastSure(points.map(({ status }) => status)),
  };
}

type Plan = { made: Made; unit: 'INR' | '% a year'; points: SeriesPoint[] };

/** No file where the prices have none: the prices could be computed from what each sum became. */
const madeOf = (price: Series, plan: Plan): Series => {
  const { id, title, frequency, asOf, notes, sources, inputs, redistribute } = price;
  return { id, title, frequency, asOf, notes, sources, inputs, redistribute, ...plan };
};

/** By how many percentage points a year the plans of ten years in the first were ahead of those in the second. */
const lead = (get: GetSeries, first: string, second: string): Series =>
  combine(
    [get(first), get(second)],
    {
      unit: 'percentage points',
      made: { by: 'difference', from: [second, first], reads: 'same period' },
    },
    (own, other) => own - other,
  );
