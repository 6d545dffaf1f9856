import type { Library } from '../series/library';
import type { FigureDefinition } from '../figures/figure';
import { formulaNamed } from '../figures/formulas';
import { countWindows, valueOver, type Window, type WindowCount } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isMonthEndsOnly } from '../series/printable';
import { between } from '../series/series';
import type { SharedPeriod } from '../series/shared-periods';
import type { Measure } from './measures';
import { shareOfPayments } from './payments';

/** Among all windows of one length that begin and end with comparable values: how many are as `counted` says. */
export type WindowShare = WindowCount & {
  counted:
    | 'higher'
    | 'first-more'
    | 'as-deep'
    | 'as-much'
    | 'above-zero'
    | 'above-paid'
    | 'second-fell'
    | 'second-rose';
  /** Of monthly payments: in how many the same money at the start became more. */
  once?: number;
};

/** The values of a window, and of the one that was asked for, by which windows are counted. */
type Counts = (values: readonly number[], asked: readonly number[]) => boolean | undefined;

const firstIsMost: Counts = ([first = NaN, ...others]) => others.every((other) => first > other);
/** Of the windows in which the first fell, or rose, as in the one that was asked for. */
const withTheFirst =
  (sign: number): Counts =>
  ([first = NaN, second = NaN]) =>
    sign * first > 0 ? sign * second > 0 : undefined;
const COUNTED: Partial<Record<Measure, [WindowShare['counted'], Counts]>> = {
  growth: ['higher', ([value = NaN]) => value > 0],
  lumpsum: ['higher', ([value = NaN]) => value > 0],
  drawdown: ['as-deep', ([value = NaN], [asked = NaN]) => value <= asked],
  volatility: ['as-much', ([value = NaN], [asked = NaN]) => value >= asked],
  correlation: ['above-zero', ([value = NaN]) => value > 0],
  compare: ['first-more', firstIsMost],
};

/** The share of a measure that has one; `not counted` if counting is too much work. */
export function shareOfWindows(
  library: Library,
  measure: Measure,
  figures: readonly FigureDefinition[],
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' | null {
  const [top] = figures;
  if (measure === 'sip') {
    const count = shareOfPayments(library, top?.series ?? '', grid, window);
    return count === 'not counted' ? count : { counted: 'above-paid', ...count };
  }
  const isOfEnds = top?.formula === 'growth-per-year' || top?.formula === 'end-value';
  const definitions = figures.filter(({ formula }) => formula === (isOfEnds ? 'change' : top?.formula));
  const values = definitions.map((each) => countedOver(library, each));
  const asked = values.map((valueIn) => valueIn(window) ?? NaN);
  const [counted, counts] = countedOf(measure, asked) ?? [null];
  if (counted === null) return null;
  const read = definitions.reduce((sum, each) => sum + valuesRead(library, each, window), 0);
  const count = countWindows(grid, window, read, (each) => {
    const own = values.flatMap((valueIn) => valueIn(each) ?? []);
    return own.length === values.length ? counts(own, asked) : undefined;
  });
  return count === null ? 'not counted' : { counted, ...count };
}

/**
 * The value of a figure over windows. Of values that may not be printed only to the digits of the figure itself: which of two
 * falls is deeper, in full digits, would tell the values of single weeks from those of others.
 */
function countedOver(library: Library, definition: FigureDefinition) {
  const valueIn = valueOver(library, definition);
  if (!isMonthEndsOnly(getSeries(library, definition.series))) return valueIn;
  return (window: Window) => {
    const value = valueIn(window);
    return value === undefined ? undefined : Math.round(value * PRINTED) / PRINTED;
  };
}

/** Per cent with one decimal. */
const PRINTED = 1000;

function countedOf(measure: Measure, asked: readonly number[]) {
  const [first = 0, second] = asked;
  const isOne = second === undefined;
  if (measure === 'growth' && !isOne) return ['first-more', firstIsMost] as const;
  if (measure === 'difference') {
    if (isOne || first === 0) return null;
    return [first < 0 ? 'second-fell' : 'second-rose', withTheFirst(Math.sign(first))] as const;
  }
  // Drawdown and volatility of several series have one share each; of the first, it would pass for that of all.
  return isOne || measure === 'compare' ? COUNTED[measure] : null;
}

/** How many values a formula takes from a window. */
function valuesRead(library: Library, definition: FigureDefinition, { from, to }: Window): number {
  if (formulaNamed(definition.formula).evidence === 'ends') return 2;
  const series = [definition.series, ...('with' in definition ? [definition.with] : [])];
  return series.reduce((sum, id) => sum + between(getSeries(library, id), from, to).points.length, 0);
}
