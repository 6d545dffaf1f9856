import type { FigureDefinition } from '../figures/figure';
import type { FormulaName } from '../figures/formulas';
import type { Window } from '../figures/windows';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { FigureFormat } from '../series/number-format';
import { between, type Series } from '../series/series';
import { UNITS } from '../series/units';
import type { Asked, Definitions, MadeSeries } from './measure';

export type Named = [formula: FormulaName, format: FigureFormat];

/** The part of a series that lies in a window. */
export const partOf = (library: Library, id: string, { from, to }: Window): Series =>
  between(getSeries(library, id), from, to);

/** Formulas on each series. */
export function onEach(formulas: (part: Series, window: Window) => Named[]) {
  return (library: Library, { series }: Asked, window: Window): Definitions =>
    series.flatMap((id) => ofOne(id, window, formulas(partOf(library, id, window), window)));
}

/** Formulas on a pair of series. */
export function onPair(formulas: (first: Series) => Named[]) {
  return (library: Library, { series: [first = '', second = ''] }: Asked, window: Window): Definitions =>
    formulas(getSeries(library, first)).map(([formula, format]) => [
      `${first}~${second}.${formula}`,
      { formula, format, series: first, with: second, ...window } as FigureDefinition,
    ]);
}

/** @param name of the figures, where the series has one that nobody would write */
export function ofOne(id: string, window: Window, formulas: readonly Named[], name = id): Definitions {
  return formulas.map(([formula, format]) => [
    `${name}.${formula}`,
    (formula === 'value'
      ? { formula, format, series: id, at: window.to }
      : { formula, format, series: id, ...window }) as FigureDefinition,
  ]);
}

/** Figures of a series that was made of those of an analysis, by the names of these. */
export function ofMade(
  library: Library,
  { series }: Asked,
  { id, window }: MadeSeries,
  formulas: (part: Series) => Named[],
): Definitions {
  return ofOne(id, window, formulas(partOf(library, id, window)), series.join('~'));
}

/** @param skipped how many periods of the window are left out at its start */
export function withValues(library: Library, id: string, { from, to }: Window, skipped = 0): MadeSeries {
  const present = between(getSeries(library, id), from, to)
    .points.slice(skipped)
    .filter(({ value }) => value !== null);
  const [first, last] = [present[0], present.at(-1)];
  if (!first || !last) throw new ContentProblem(`${id} has no values from ${from} to ${to}`);
  return { id, window: { from: first.period, to: last.period } };
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
