import { isPresent } from '@/lib/research/figures/evidence';
import type { FigureDefinition } from '@/lib/research/figures/figure';
import { formulaNamed } from '@/lib/research/figures/formulas';
import { getSeries } from '@/lib/research/series/get-series';
import { paired } from '@/lib/research/series/paired-returns';
import type { Series } from '@/lib/research/series/series';
import type { SharedPeriod } from '@/lib/research/series/shared-periods';
import type { Period } from '@/lib/web/period';
import type { Measure } from './measures';
import type { Window } from './resolve-window';

/** Among all windows of one length that begin and end with comparable values: how many are as `counted` says. */
export type WindowShare = {
  counted: 'higher' | 'first-more' | 'as-deep' | 'as-much' | 'above-zero';
  count: number;
  of: number;
  /** In periods of the series. */
  length: number;
  /** How many fit without overlap: only these say something of their own. */
  sideBySide: number;
  /** In whole per cent; absent where fewer than {@link LEAST_APART} fit side by side. */
  percent?: number;
  /** Each of them by its start, in order; `holds` if it is counted. */
  all: readonly { from: Period; holds: boolean }[];
  /** The index of the one that was asked for; −1 if its ends may not be compared. */
  place: number;
};

const LEAST_APART = 8;

/** The values of a window, and of the one that was asked for, by which windows are counted. */
type Counts = (values: readonly number[], asked: readonly number[]) => boolean;

const firstIsMost: Counts = ([first = NaN, ...others]) => others.every((other) => first > other);
const COUNTED: Partial<Record<Measure, [WindowShare['counted'], Counts]>> = {
  growth: ['higher', ([value = NaN]) => value > 0],
  lumpsum: ['higher', ([value = NaN]) => value > 0],
  drawdown: ['as-deep', ([value = NaN], [asked = NaN]) => value <= asked],
  volatility: ['as-much', ([value = NaN], [asked = NaN]) => value >= asked],
  correlation: ['above-zero', ([value = NaN]) => value > 0],
};

export function shareOfWindows(
  measure: Measure,
  figures: readonly FigureDefinition[],
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | null {
  const [top] = figures;
  const definitions = figures.filter(({ formula }) => formula === (top?.formula === 'growth-per-year' ? 'change' : top?.formula)); // prettier-ignore
  const [counted, counts] = (measure === 'growth' && definitions.length > 1
    ? (['first-more', firstIsMost] as const)
    : COUNTED[measure]) ?? [null];
  if (counted === null) return null;
  // Drawdown and volatility of several series have one share each; of the first, it would pass for that of all.
  if (counted !== 'first-more' && definitions.length > 1) return null;
  const indexOf = (asked: string) => grid.findIndex(({ period }) => period === asked);
  const length = indexOf(window.to) - indexOf(window.from);
  const values = definitions.map(valueOver);
  const asked = values.map((valueIn) => valueIn(window) ?? NaN);
  const all = grid.flatMap(({ period: from, isPresent }, i) => {
    const end = grid[i + length];
    if (!isPresent || !end?.isPresent) return [];
    const each = values.flatMap((valueIn) => valueIn({ from, to: end.period }) ?? []);
    return each.length === values.length ? [{ from, holds: counts(each, asked) }] : [];
  });
  const count = all.filter(({ holds }) => holds).length;
  const sideBySide = Math.floor((grid.length - 1) / length);
  const percent = Math.round((100 * count) / all.length);
  return {
    counted,
    count,
    of: all.length,
    length,
    sideBySide,
    ...(sideBySide >= LEAST_APART && { percent }),
    all,
    place: all.findIndex(({ from }) => from === window.from),
  };
}

/**
 * The value of a figure over windows of its series, which are prepared once for all of them; `undefined` where a measure
 * that compares neighbours lacks one.
 */
function valueOver(definition: FigureDefinition): (window: Window) => number | undefined {
  const formula = formulaNamed(definition.formula);
  const whole = getSeries(definition.series);
  const [own, other] = 'with' in definition ? paired(whole, getSeries(definition.with)) : [whole];
  const indexes = new Map(own.points.map(({ period }, i) => [period, i]));
  return ({ from, to }) => {
    const [start = 0, end = 0] = [indexes.get(from), indexes.get(to)];
    const rowsOf = ({ points }: Series) => points.slice(start, end + 1).filter(isPresent);
    const rows = rowsOf(own);
    if (formula.evidence === 'unbroken' && rows.length <= end - start) return undefined;
    return formula.compute({ rows, frequency: own.frequency, ...(other && { others: rowsOf(other) }) });
  };
}
