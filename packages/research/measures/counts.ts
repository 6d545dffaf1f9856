import type { WindowTest } from './measure';

/**
 * Whether an amount is more than another. Sums of fractions are exact to fewer digits than this; where a
 * price stands still, the two are equal.
 */
export const isMoreThan = (a: number, b: number): boolean => a > b * (1 + 1e-9);

/** A value above zero. */
export const isMore: WindowTest = ([value = NaN]) => value > 0;

export const firstIsMost: WindowTest = ([first = NaN, ...others]) => others.every((other) => first > other);

/** Of the windows in which the first fell, or rose, as in the one that was asked for. */
export const withTheFirst =
  (sign: number): WindowTest =>
  ([first = NaN, second = NaN]) =>
    sign * first > 0 ? sign * second > 0 : undefined;
