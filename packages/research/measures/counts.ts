import type { WindowTest } from './measure';

/** A value above zero. */
export const isMore: WindowTest = ([value = NaN]) => value > 0;

export const firstIsMost: WindowTest = ([first = NaN, ...others]) => others.every((other) => first > other);

/** Of the windows in which the first fell, or rose, as in the one that was asked for. */
export const withTheFirst =
  (sign: number): WindowTest =>
  ([first = NaN, second = NaN]) =>
    sign * first > 0 ? sign * second > 0 : undefined;
