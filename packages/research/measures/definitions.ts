import type { Definition } from '../figures/figure';
import type { FormulaName } from '../figures/formulas';
import type { Window } from '../figures/windows';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { FigureFormat } from '../series/number-format';
import { between, type Series } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { UNITS } from '../series/units';
import type { MeasureTerms, Definitions, MadeSeries } from './measure';

export type Named = [formula: FormulaName, format: FigureFormat];

/** The part of a series that lies in a window. */
export const partOf = (library: Library, ref: SeriesRef, { from, to }: Window): Series =>
  between(getSeries(library, ref), from, to);

/** Formulas on each series. */
export function onEach(formulas: (part: Series, window: Window) => Named[]) {
  return (library: Library, { series }: MeasureTerms, window: Window): Definitions =>
    series.flatMap((ref) => ofOne(ref, window, formulas(partOf(library, ref, window), window)));
}

/** Formulas on a pair of series. */
export function onPair(formulas: (first: Series) => Named[]) {
  return (
    library: Library,
    { series: [first = '', second = ''] }: MeasureTerms,
    window: Window,
  ): Definitions =>
    formulas(getSeries(library, first)).map(([formula, format]) => [
      `${[first, second].join('~')}.${formula}`,
      { formula, format, series: first, with: second, ...window } as Definition,
    ]);
}

/** @param name of the figures, where the series has one that nobody would write */
export function ofOne(
  series: SeriesRef,
  window: Window,
  formulas: readonly Named[],
  name = String(series),
): Definitions {
  return formulas.map(([formula, format]) => [
    `${name}.${formula}`,
    (formula === 'value'
      ? { formula, format, series, at: window.to }
      : { formula, format, series, ...window }) as Definition,
  ]);
}

/** Figures of a series that was made of those of an analysis, by the names of these. */
export function ofMade(
  library: Library,
  { series }: MeasureTerms,
  { ref, window }: MadeSeries,
  formulas: (part: Series) => Named[],
): Definitions {
  return ofOne(ref, window, formulas(partOf(library, ref, window)), series.join('~'));
}

/** @param skipped how many periods of the window are left out at its start */
export function withValues(library: Library, ref: SeriesRef, { from, to }: Window, skipped = 0): MadeSeries {
  const present = between(getSeries(library, ref), from, to)
    .points.slice(skipped)
    .filter(({ value }) => value !== null);
  const [first, last] = [present[0], present.at(-1)];
  if (!first || !last) throw new ContentProblem(`${String(ref)} has no values from ${from} to ${to}`);
  return { ref, window: { from: first.period, to: last.period } };
}

/** From this on a number of no unit has one decimal; below it, three digits. */
const LARGE = 10;

/** The format that writes a value of a series, with the digits that prices are quoted in. */
export function formatOf({ unit }: Series, value = NaN): FigureFormat {
  const { kind, currency, scale, percent, indian, range } = UNITS[unit];
  if (currency === 'USD') return scale ? 'usd-billion' : 'usd-2';
  if (currency === 'INR' && scale !== 'million') return scale ? `inr-${scale}` : 'inr-2';
  if (percent) return 'points-2';
  if (unit === 'basis points' || unit === 'percentage points')
    return unit === 'basis points' ? 'basis-points' : 'percentage-points';
  if (kind === 'count') return indian ? 'number-indian' : 'number';
  return Math.abs(value) < LARGE && !range ? 'digits-3' : 'number-1';
}
