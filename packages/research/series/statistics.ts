import { ContentProblem } from '@/lib/platform/content-problem';
import type { Frequency } from './series-shape';
import type { Period } from '../time/period';

/**
 * The formulas behind every figure of the site. Pure functions on numbers, in a form that a reader can
 * repeat in a spreadsheet; content/series/README.md describes them.
 */

/** Grams in a troy ounce, by definition (NIST Handbook 44, appendix C). */
export const GRAMS_PER_TROY_OUNCE = 31.1034768;

/** How often a series has values; `everyDay` if its days are all days of the calendar, and not those of a market. */
export type Rhythm = { frequency: Frequency; everyDay?: true };

export const usualRhythm = ({ frequency, everyDay }: Rhythm): Rhythm => ({
  frequency,
  ...(everyDay && { everyDay }),
});

/** How many values a year has, of days on which markets are open 252. */
const PERIODS_PER_YEAR: Partial<Record<Frequency, number>> = {
  daily: 252,
  weekly: 52,
  monthly: 12,
  quarterly: 4,
  annual: 1,
};

/** How many values a year has; undefined where they come without a rhythm. */
export const periodsPerYear = ({ frequency, everyDay }: Rhythm): number | undefined =>
  frequency === 'daily' && everyDay ? 365 : PERIODS_PER_YEAR[frequency];

/** Relative change `end / start - 1`, as a fraction. */
export function change(start: number, end: number): number {
  return end / start - 1;
}

/** Compound growth a year `(end / start)^(1 / years) - 1`, as a fraction. */
export function growthPerYear(start: number, end: number, years: number): number {
  return (end / start) ** (1 / years) - 1;
}

/** Log returns `ln(p_t / p_t-1)`; one fewer than the prices. */
export function logReturns(prices: readonly number[]): number[] {
  return prices.slice(1).map((price, i) => Math.log(price / at(prices, i)));
}

export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new ContentProblem('The mean of no values is not defined');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle of the values in order; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const upper = Math.floor(ordered.length / 2);
  return mean(ordered.slice(ordered.length % 2 === 0 ? upper - 1 : upper, upper + 1));
}

/** The share of the values that are at or below the last: its percentile rank among them. */
export function percentileRank(values: readonly number[]): number {
  const last = values.at(-1);
  if (last === undefined) throw new ContentProblem('The rank among no values is not defined');
  return values.filter((value) => value <= last).length / values.length;
}

/** Sample standard deviation (n - 1). */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) throw new ContentProblem('A standard deviation needs two values');
  const average = mean(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - average) ** 2, 0) / (values.length - 1));
}

/** Annualised volatility `stdev(log returns) * sqrt(periods a year)`, as a fraction. */
export function annualVolatility(prices: readonly number[], periodsPerYear: number): number {
  return standardDeviation(logReturns(prices)) * Math.sqrt(periodsPerYear);
}

/** Distance from the highest value so far, `p_t / max(p_0..t) - 1`: zero at a record, negative below it. */
export function drawdowns(prices: readonly number[]): number[] {
  let peak = -Infinity;
  return prices.map((price) => {
    peak = Math.max(peak, price);
    return price / peak - 1;
  });
}

/** The deepest drawdown, with the indices of the prices where it began and ended. */
export function deepestDrawdown(prices: readonly number[]): { depth: number; peak: number; trough: number } {
  const depths = drawdowns(prices);
  const depth = Math.min(...depths);
  const trough = depths.indexOf(depth);
  const before = prices.slice(0, trough + 1);
  return { depth, peak: before.indexOf(Math.max(...before)), trough };
}

/** Where a price first reached the highest price before its deepest fall again; −1 if it has not. */
export function recoveredAt(prices: readonly number[]): number {
  const { peak, trough } = deepestDrawdown(prices);
  return prices.findIndex((price, i) => i > trough && price >= at(prices, peak));
}

/** How many of the values before the last are lower than it. */
export function rank(values: readonly number[]): number {
  const last = at(values, values.length - 1);
  return values.filter((value) => value < last).length;
}

/** Simple moving average of the last `length` values; `null` for the first `length - 1`. */
export function movingAverage(values: readonly number[], length: number): (number | null)[] {
  return values.map((_, i) => (i + 1 < length ? null : mean(values.slice(i + 1 - length, i + 1))));
}

/**
 * Relative strength index after J. Welles Wilder, "New Concepts in Technical Trading Systems" (1978): the first
 * average gain and loss are plain means of the first `length` changes, later ones
 * `(previous * (length - 1) + current) / length`. Between 0 and 100; `null` until there are `length` changes;
 * 100 where nothing was lost.
 */
export function relativeStrengthIndex(values: readonly number[], length = 14): (number | null)[] {
  const changes = values.slice(1).map((value, i) => value - at(values, i));
  let gain = mean0(changes.slice(0, length).map((c) => Math.max(c, 0)));
  let loss = mean0(changes.slice(0, length).map((c) => Math.max(-c, 0)));
  return values.map((_, i) => {
    if (i < length) return null;
    if (i > length) {
      const current = at(changes, i - 1);
      gain = (gain * (length - 1) + Math.max(current, 0)) / length;
      loss = (loss * (length - 1) + Math.max(-current, 0)) / length;
    }
    return loss === 0 ? 100 : 100 - 100 / (1 + gain / loss);
  });
}

/**
 * Bollinger band: the moving average and `deviations` population standard deviations either side (John Bollinger
 * uses the population form, n); `null` until there are `length` values.
 */
export function bollingerBand(
  values: readonly number[],
  length = 20,
  deviations = 2,
): ({ lower: number; middle: number; upper: number } | null)[] {
  return movingAverage(values, length).map((middle, i) => {
    if (middle === null) return null;
    const window = values.slice(i + 1 - length, i + 1);
    const spread = deviations * Math.sqrt(mean(window.map((v) => (v - middle) ** 2)));
    return { lower: middle - spread, middle, upper: middle + spread };
  });
}

/** Pearson correlation of two lists of equal length, between -1 and 1. */
export function pearsonCorrelation(a: readonly number[], b: readonly number[]): number {
  return covariance(a, b) / (standardDeviation(a) * standardDeviation(b));
}

/** Beta, the mean change of `asset` per unit of `market`: `cov / var`. Both are returns. */
export function betaOf(asset: readonly number[], market: readonly number[]): number {
  return covariance(asset, market) / standardDeviation(market) ** 2;
}

export type Fit = { slope: number; intercept: number; rSquared: number };

/**
 * Least-squares regression line `y = intercept + slope * x`, after N. R. Draper and H. Smith, "Applied
 * Regression Analysis" (3rd edition, 1998), chapter 1. The slope is `cov / var`, which for returns is beta;
 * the intercept is `mean(y) - slope * mean(x)`; r squared is the squared correlation, the share of the
 * variance of y that the line explains.
 */
export function leastSquares(y: readonly number[], x: readonly number[]): Fit {
  if (y.length < 3) throw new ContentProblem('A line of fit needs three points');
  if ([y, x].some((values) => new Set(values).size < 2))
    throw new ContentProblem('A line of fit needs values that differ');
  const slope = betaOf(y, x);
  return { slope, intercept: mean(y) - slope * mean(x), rSquared: pearsonCorrelation(y, x) ** 2 };
}

/** What each value adds to the one before it; one fewer than the values. */
export function changesOf(values: readonly number[]): number[] {
  return values.slice(1).map((value, i) => value - at(values, i));
}

/** How long a bond of the ten-year yield runs. */
const TEN_YEARS = 10;

/**
 * The price, for 100 of face value, of a ten-year bond bought at par and valued some years later: its coupon is the
 * yield at which it was bought, paid twice a year, and every payment that is left is discounted at the later yield
 * (John C. Hull, "Options, Futures, and Other Derivatives", chapter 4). Yields are in per cent a year.
 */
export function parBondPrice(bought: number, valued: number, years: number): number {
  const payments = 2 * (TEN_YEARS - years);
  if (!Number.isInteger(payments) || payments < 0)
    throw new ContentProblem(
      'A ten-year bond is valued after a whole number of half-years, ten years at most',
    );
  const [coupon, rate] = [bought / 2, valued / 200];
  const discount = (1 + rate) ** -payments;
  return (coupon * (1 - discount)) / rate + 100 * discount;
}

/**
 * What the bond of {@link parBondPrice} returned: its price and the coupons paid, not invested again, over
 * 100, less one.
 */
export function parBondReturn(bought: number, valued: number, years: number): number {
  return (parBondPrice(bought, valued, years) + bought * years) / 100 - 1;
}

/**
 * The standard error of the slope of {@link leastSquares}, after the same chapter: `sqrt((1 - r^2) / (n - 2)) *
 * stdev(y) / stdev(x)`. It assumes that the distances from the line are independent and alike.
 */
export function slopeError(y: readonly number[], x: readonly number[]): number {
  const { rSquared } = leastSquares(y, x);
  return Math.sqrt((1 - rSquared) / (y.length - 2)) * (standardDeviation(y) / standardDeviation(x));
}

/**
 * What equal payments at each of these prices but the last bought, in units of what is priced:
 * `amount * (1/p_0 + ... + 1/p_n-1)`.
 */
export function unitsBought(prices: readonly number[], amount: number): number {
  return amount * prices.slice(0, -1).reduce((sum, price) => sum + 1 / price, 0);
}

/**
 * What is left of units of which some were sold; none where these are all but a billionth of them: sums of
 * fractions are exact to fewer digits.
 */
export const unitsAfter = (bought: number, sold: number): number =>
  sold > bought * (1 - 1e-9) ? 0 : bought - sold;

/**
 * The money-weighted return a year of equal monthly payments: `(1 + m)^12 - 1`, where at the monthly rate m all
 * payments together grow to the value (internal rate of return; GIPS 2020, glossary, "money-weighted
 * return"). All payments come before the value, so their worth rises with m and there is one such m; it is
 * sought by halving (-0.99, 1), because Newton's method leaves such a range. NaN where the rate lies outside
 * of it.
 * @param payments of each month in order of time, the last a month before the value; 0 for none
 */
export function moneyWeightedReturn(payments: readonly number[], value: number): number {
  const worthAt = (rate: number) => payments.reduce((worth, paid) => (worth + paid) * (1 + rate), 0);
  let [low, high] = [-0.99, 1];
  if (!(worthAt(low) <= value && value <= worthAt(high))) return NaN;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return (1 + middle) ** 12 - 1;
    if (worthAt(middle) < value) low = middle;
    else high = middle;
  }
}

/** Difference of two yields in % per annum, in basis points (hundredths of a percentage point). */
export function basisPoints(a: number, b: number): number {
  return (a - b) * 100;
}

/** Rupees per 10 g from USD per troy ounce and rupees per dollar, before duty and tax. */
export function rupeesPer10g(usdPerOunce: number, rupeesPerUsd: number): number {
  return ((usdPerOunce * rupeesPerUsd) / GRAMS_PER_TROY_OUNCE) * 10;
}

/** Rupees per kilogram from USD per troy ounce and rupees per dollar, before duty and tax. */
export function rupeesPerKg(usdPerOunce: number, rupeesPerUsd: number): number {
  return ((usdPerOunce * rupeesPerUsd) / GRAMS_PER_TROY_OUNCE) * 1000;
}

function covariance(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) throw new RangeError('Two lists of different length have no covariance');
  const [meanA, meanB] = [mean(a), mean(b)];
  return a.reduce((sum, v, i) => sum + (v - meanA) * (at(b, i) - meanB), 0) / (a.length - 1);
}

function mean0(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean(values);
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value at ${index} of ${values.length}`);
  return value;
}

/**
 * What 100 in the first period became by growth in per cent of each period after it; what the first grew by
 * itself is before the start.
 */
export const compounded = (rates: readonly number[]): number =>
  rates.slice(1).reduce((index, rate) => index * (1 + rate / 100), 100);

/** {@link compounded} up to each rate. */
export const compoundedSoFar = (rates: readonly number[]): number[] =>
  rates.map((_, i) => compounded(rates.slice(0, i + 1)));

/** The last value at the level of a chain: the mean of the values before it is `base` there. */
export function linked(values: readonly number[], base: number): number {
  return ((values.at(-1) ?? NaN) / mean(values.slice(0, -1))) * base;
}

/**
 * What 100 at the end of the month of the first rate had become at the end of a month. Each whole month since
 * earns a twelfth of the rate in force at its end; the interest of a year is added on 31 March, and what was
 * not added yet counts (Government Savings Promotion General Rules; Employees' Provident Funds Scheme, 60).
 * @param rates in per cent a year, each from a day on, in order
 */
export function accountBalance(rates: readonly { period: Period; value: number }[], month: Period): number {
  const starts = rates.map(({ period }) => monthNumber(period));
  let [balance, interest, inForce] = [100, 0, 0];
  for (let each = at(starts, 0) + 1; each <= monthNumber(month); each += 1) {
    while ((starts[inForce + 1] ?? Infinity) <= each) inForce += 1;
    interest += (rates[inForce]?.value ?? NaN) / 1200;
    if (each % 12 !== MARCH) continue;
    balance *= 1 + interest;
    interest = 0;
  }
  return balance * (1 + interest);
}

const MARCH = 2;

/** Months since the year 0, of a month or of a day in it. */
const monthNumber = (period: Period) => 12 * Number(period.slice(0, 4)) + Number(period.slice(5, 7)) - 1;
