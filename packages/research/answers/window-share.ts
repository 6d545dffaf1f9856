import type { Library } from '../series/library';
import type { Definition } from '../figures/figure';
import { formulaNamed } from '../figures/formulas';
import { countWindows, valueOver, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isMonthEndsOnly } from '../series/printable';
import { between } from '../series/series';
import type { SharedPeriod } from '../series/shared-periods';
import { MEASURES } from '../measures';
import type { WindowShare } from '../measures/measure';
import type { Measurement } from './address';

/** The share of a measure that has one; `not counted` if counting is too much work. */
export function shareOfWindows(
  library: Library,
  analysis: Measurement,
  figures: readonly Definition[],
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' | null {
  // What is left out of one window lies in others, or in none.
  if (analysis.without !== undefined) return null;
  const [top] = figures;
  const { share, counted: countedBy } = MEASURES[analysis.measure];
  if (share) return share(library, analysis, grid, window);
  const isOfEnds = top?.formula === 'growth-per-year' || top?.formula === 'end-value';
  const definitions = figures.filter(({ formula }) => formula === (isOfEnds ? 'change' : top?.formula));
  const values = definitions.map((each) => countedOver(library, each));
  const wantedValues = values.map((valueIn) => valueIn(window) ?? NaN);
  const [limit, counts] = countedBy?.(wantedValues) ?? [null];
  if (limit === null) return null;
  const valueCount = definitions.reduce((sum, each) => sum + valuesRead(library, each, window), 0);
  const count = countWindows(grid, window, valueCount, (each) => {
    const windowValues = values.flatMap((valueIn) => valueIn(each) ?? []);
    return windowValues.length === values.length ? counts(windowValues, wantedValues) : undefined;
  });
  return count === null ? 'not counted' : { counted: limit, ...count };
}

/**
 * The value of a figure over windows. Of values that may not be printed only to the digits of the figure
 * itself: which of two falls is deeper, in full digits, would tell the values of single weeks from those of
 * others.
 */
function countedOver(library: Library, definition: Definition) {
  const valueIn = valueOver(library, definition);
  if (!isMonthEndsOnly(getSeries(library, definition.series))) return valueIn;
  return (window: Window) => {
    const value = valueIn(window);
    return value === undefined ? undefined : Math.round(value * PRINTED) / PRINTED;
  };
}

/** Per cent with one decimal. */
const PRINTED = 1000;

/** How many values a formula takes from a window. */
function valuesRead(library: Library, definition: Definition, { from, to }: Window): number {
  if (formulaNamed(definition.formula).evidence === 'ends') return 2;
  const series = [definition.series, ...('with' in definition ? [definition.with] : [])];
  return series.reduce((sum, ref) => sum + between(getSeries(library, ref), from, to).points.length, 0);
}
