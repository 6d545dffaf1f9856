import type { Library } from '../series/library';
import type { Definition } from '../figures/figure';
import { YEAR_DAYS, yearsBetween } from '../time/period';
import { formulaNamed } from '../figures/formulas';
import { countWindows, isUnderAYear, valueOver, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { isMonthEndsOnly } from '../series/printable';
import { between } from '../series/series';
import type { SharedPeriod } from '../series/shared-periods';
import { MEASURES } from '../measures';
import type { Counted, WindowShare } from '../measures/measure';
import { shortNamesOf } from '../measures/names';
import { FORMATS, type Format } from '../series/number-format';
import type { Words } from '../words/words';
import type { Measurement } from './address';

/** A share with what its sentence names. */
export type AnswerShare = WindowShare & {
  /** The short names of the series. */
  names: readonly string[];
  /** How long its windows are, as it stands before a noun: `10-year`. */
  span: string;
};

/** The share of a measure that has one; `not counted` if counting is too much work. */
export function shareOfWindows(
  library: Library,
  analysis: Measurement,
  figures: readonly Definition[],
  grid: readonly SharedPeriod[],
  window: Window,
): AnswerShare | 'not counted' | null {
  const share = countedShare(library, analysis, figures, grid, window);
  if (share === null || share === 'not counted') return share;
  return { ...share, names: shortNamesOf(library, analysis.series), span: spanWords(library.words, window) };
}

function spanWords(words: Words, { from, to }: Window): string {
  const years = yearsBetween(from, to);
  const months = Math.round(12 * years);
  return words.text('analysis-page.share.span', {
    years: months % 12 === 0 ? months / 12 : 0,
    months,
    days: Math.round(YEAR_DAYS * years),
  });
}

function countedShare(
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
  const isOfEnds = top?.formula === 'growth-per-year' || top?.formula === 'grown-sum';
  const definitions = figures.filter(({ formula }) => formula === (isOfEnds ? 'change' : top?.formula));
  const values = definitions.map((each) => countedOver(library, each));
  const wantedValues = values.map((valueIn) => valueIn(window) ?? NaN);
  const [limit, counts] = countedBy?.(wantedValues) ?? [null];
  if (limit === null) return null;
  const isPerYear = isOfEnds && !isUnderAYear(window);
  const years = yearsBetween(window.from, window.to);
  const result = (each: number) => (isPerYear ? (1 + each) ** (1 / years) - 1 : each);
  const valueCount = definitions.reduce((sum, each) => sum + valuesRead(library, each, window), 0);
  const count = countWindows(grid, window, valueCount, (each) => {
    const windowValues = values.flatMap((valueIn) => valueIn(each) ?? []);
    if (windowValues.length !== values.length) return undefined;
    const holds = counts(windowValues, wantedValues);
    return holds === undefined ? undefined : { holds, value: toldOf(limit, windowValues.map(result)) };
  });
  if (count === null) return 'not counted';
  const format = isOfEnds ? 'percent' : formatOf(OF_SECOND.includes(limit) ? definitions[1] : top);
  return { counted: limit, ...count, ...(format && { unit: { format, isPerYear } }) };
}

/** What is counted of the second of two. */
const OF_SECOND: readonly Counted[] = ['second-fell', 'second-rose'];

/** The one number of a window: of several series that of the second, or the lead of the first over all others. */
function toldOf(counted: Counted, [first = NaN, ...others]: readonly number[]): number {
  if (others.length === 0) return first;
  return OF_SECOND.includes(counted) ? (others[0] ?? NaN) : first - Math.max(...others);
}

const formatOf = (definition: Definition | undefined): Format | undefined =>
  definition && definition.format in FORMATS ? (definition.format as Format) : undefined;

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
