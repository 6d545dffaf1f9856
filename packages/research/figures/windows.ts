import { usualRhythm } from '../series/statistics';
import type { Library } from '../series/library';
import { getSeries } from '../series/get-series';
import { paired } from '../series/paired-returns';
import type { Series } from '../series/series';
import { monthEnds } from '../series/printable';
import type { SharedPeriod } from '../series/shared-periods';
import { isDay, yearsBetween, type Period } from '../time/period';
import { isPresent } from './evidence';
import type { Definition } from './figure';
import { formulaNamed, type FormulaName } from './formulas';
import { spreadOf, type Spread } from './spread';

/** Windows that readers choose, in reports and in analyses. */
export type Window = { from: Period; to: Period };

/**
 * GIPS 2020, provision 5.A.4: returns of less than a year are not annualised. From a day to the same day of
 * the next year is one.
 */
export const isUnderAYear = ({ from, to }: Window): boolean =>
  isDay(from) ? to < `${Number(from.slice(0, 4)) + 1}${from.slice(4)}` : yearsBetween(from, to) < 1;

/** A period as people type it: a day becomes its month. */
export const typedPeriod = (period: Period): Period =>
  /^\d{4}-\d{2}-\d{2}$/.test(period) ? period.slice(0, 7) : period;

/** The period of these that somebody means; a month stands for its last day. */
export function meantPeriod(periods: readonly Period[], typed: string): Period | undefined {
  return periods.findLast((period) => period === typed || typedPeriod(period) === typed);
}

/** Among all windows of one length that begin and end with comparable values: those for which something holds. */
export type WindowCount = {
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
  /** How their results are spread, where they have results and are enough. */
  spread?: Spread;
};

/** What is found of one window; the result is for the spread of all of them. */
export type WindowResult = { holds: boolean; value: number };

const LEAST_APART = 8;

/**
 * How many values are read for a count at the most: nothing can interrupt it, so they are counted before. Two
 * published series of 800 months take 320,000; five million took more than half a second.
 */
const MOST_READ = 500_000;

/**
 * Counts the windows as long as this one: all of them, if that is too much work those that begin at the end
 * of a month, and `null` if these are too many too.
 * @param read how many values one window takes
 * @param holds gives `undefined` for a window in which it cannot be told, and its result for a spread
 */
export function countWindows(
  grid: readonly SharedPeriod[],
  window: Window,
  read: number,
  holds: (each: Window) => boolean | WindowResult | undefined,
): WindowCount | null {
  const length = stepsIn(grid, window);
  // Whether the last ends its month makes no difference: no window begins there.
  const ends = new Set(
    monthEnds(
      grid.map(({ period }) => period),
      { frequency: 'daily' },
    ),
  );
  const every = windowsOf(grid, length);
  const candidates = [every, every.filter(({ from }) => ends.has(from))].find(
    (each) => each.length * read <= MOST_READ,
  );
  if (!candidates) return null;
  const values: number[] = [];
  const all = candidates.flatMap((each) => {
    const verdict = holds(each);
    if (verdict === undefined) return [];
    if (typeof verdict === 'boolean') return [{ from: each.from, holds: verdict }];
    values.push(verdict.value);
    return [{ from: each.from, holds: verdict.holds }];
  });
  const place = all.findIndex(({ from }) => from === window.from);
  const spread = values.length === all.length ? spreadOf(values, place) : null;
  const count = all.filter((each) => each.holds).length;
  const sideBySide = apart(all, grid, length);
  const isShare = sideBySide >= LEAST_APART && all.length > 0;
  return {
    ...{ count, of: all.length, length, sideBySide },
    ...(isShare && { percent: wholePercent(count, all.length) }),
    ...{ all, place },
    ...(spread && { spread }),
  };
}

/** Rounded, but 0 and 100 only where none or all are counted. */
function wholePercent(count: number, of: number): number {
  if (count === 0 || count === of) return (100 * count) / of;
  return Math.min(99, Math.max(1, Math.round((100 * count) / of)));
}

/** How many of these windows, taken in order, begin where none before them lasts. */
function apart(all: readonly { from: Period }[], grid: readonly SharedPeriod[], length: number): number {
  const places = new Map(grid.map(({ period }, i) => [period, i]));
  let [count, next] = [0, 0];
  for (const { from } of all) {
    const place = places.get(from) ?? 0;
    if (place < next) continue;
    count += 1;
    next = place + length;
  }
  return count;
}

/** How many steps a window has from period to period. */
export function stepsIn(grid: readonly SharedPeriod[], { from, to }: Window): number {
  const indexOf = (target: Period) => grid.findIndex(({ period }) => period === target);
  return indexOf(to) - indexOf(from);
}

/** All windows of a length whose two ends have values that may be compared. */
function windowsOf(grid: readonly SharedPeriod[], length: number): Window[] {
  return grid.flatMap(({ period: from, isPresent: hasStart }, i) => {
    const end = grid[i + length];
    return hasStart && end?.isPresent ? [{ from, to: end.period }] : [];
  });
}

/** Formulas that divide one end by the other. */
const OF_QUOTIENTS: readonly FormulaName[] = ['change', 'multiple', 'growth-per-year', 'rebased'];

/**
 * The value of a figure over windows of its series, which are prepared once for all of them; `undefined`
 * where a formula that compares neighbours lacks one, an end has no value, or there is none: nothing grows
 * from zero or less, and a series that stands still has no correlation.
 */
export function valueOver(library: Library, definition: Definition): (window: Window) => number | undefined {
  const formula = formulaNamed(definition.formula);
  const whole = getSeries(library, definition.series);
  const [one, seriesBeside] =
    'with' in definition ? paired(whole, getSeries(library, definition.with)) : [whole];
  const indexes = new Map(one.points.map(({ period }, i) => [period, i]));
  return ({ from, to }) => {
    const [start, end] = [indexes.get(from), indexes.get(to)];
    if (start === undefined || end === undefined) return undefined;
    const rowsOf = ({ points }: Series) =>
      (formula.evidence === 'ends' ? [points[start], points[end]] : points.slice(start, end + 1)).flatMap(
        (point) => (point && isPresent(point) ? point : []),
      );
    const rows = rowsOf(one);
    const needed = formula.evidence === 'ends' ? 2 : formula.evidence === 'unbroken' ? end - start + 1 : 1;
    if (rows.length < needed) return undefined;
    if (OF_QUOTIENTS.includes(definition.formula) && rows.some(({ value }) => value <= 0)) return undefined;
    const value = formula.compute({
      rows,
      ...usualRhythm(one),
      ...(seriesBeside && { others: rowsOf(seriesBeside) }),
    });
    return Number.isFinite(value) ? value : undefined;
  };
}
