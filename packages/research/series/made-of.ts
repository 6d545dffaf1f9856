import { keptPer } from '../words/kept';
import type { Library } from './library';
import { ContentProblem } from '@/lib/platform/content-problem';
import { fallFrom, multipliedAt } from './falls';
import { particulars } from './particulars';
import type { SeriesRef } from './series-ref';
import { mondayOf, monthsAfter, weekOf, type Period } from '../time/period';
import { endsOfPeriod } from '../time/period-ends';

/**
 * Which values of its sources a derived series uses for a period:
 *
 * - `same period`: that of each source in the period
 * - `previous`: the previous value and that of the period
 * - `record`: the highest value so far and that of the period
 * - `first`: the first value of all and that of the period
 * - `all`: every value up to the period
 * - `in force`: the last value up to the period
 * - `so far`: every value up to the period, which need not have one itself
 * - `last month`: that of the month in which the quarter ends, of the calendar or of a fiscal year
 * - `June`: that of June of the year
 * - `Decembers`: those of December of the year before and of the year
 * - `fiscal year`: that of the fiscal year, from April to March, which begins on the day
 * - `period ends`: that at the end of the period before, and that at its end; see endsOfPeriod
 * - `months of year`: every value of this month of the year
 * - `fiscal year before`: that of the fiscal year which ended the day before
 * - `{ firstOf: n }`: those of the first n sources that all have one in the period
 * - `fall`: that of the period, a highest so far, and the lowest before it is reached again
 * - `rise`: that lowest, and the first value at or above the highest
 * - `fall and rise`: that of the period, and the first value at or above it
 * - `{ multiple: n }`: that of the period, and the first later one that is at least n times as much
 * - `{ linkedAt: month }`: that of the first source before the month, that of the second from it on
 * - `{ linkedBy: period }`: those of the first source within the period and its own, that of the second at the
 * period
 * - `{ last: n }`: the last n values up to the period
 * - `{ weeksAhead: n }`: that of the period and that of the week n weeks later
 * - `{ yearsBefore: n }`: that of the same month or quarter n years before, and that of the period
 * - `{ monthsBefore: n }`: those of the months from n before up to the period
 * - `{ putBackAfter: n }`: of all sources together those of the first month, of each n months later, and of
 *   the period; where one of them lacks a value there, of the next month in which all have one
 */
export type Reads =
  | 'same period'
  | 'previous'
  | 'record'
  | 'first'
  | 'all'
  | 'in force'
  | 'so far'
  | 'last month'
  | 'June'
  | 'Decembers'
  | 'fiscal year'
  | 'fiscal year before'
  | { firstOf: number }
  | 'period ends'
  | 'months of year'
  | 'fall'
  | 'rise'
  | 'fall and rise'
  | { multiple: number }
  | { linkedAt: Period }
  | { linkedBy: Period }
  | { last: number }
  | { weeksAhead: number }
  | { yearsBefore: number }
  | { monthsBefore: number }
  | { putBackAfter: number | 'never' };

/** How each value of a derived series is computed, as data, so that other code can recompute it. */
export type Made = {
  /** A formula of packages/research/figures/formulas.ts. */
  by: string;
  /** The source series, in the order in which the formula takes them. */
  from: SeriesRef[];
  reads: Reads;
  /**
   * The formula's result is divided by `over` and then multiplied by `times`: `{ over: 31.1034768, times:
   * 10 }`.
   */
  over?: number;
  times?: number;
  /** What is taken off the result then. */
  less?: number;
  /** Values of the source before this month are not used. */
  since?: Period;
  /** What the formula takes beside values: the shares of a mixture in per cent, and money. */
  weights?: readonly number[];
  amount?: number;
  each?: number;
};

/** What the formula of a derived series takes beside values. */
export const termsOf = ({ weights, amount, each }: Made) => ({
  ...(weights && { weights }),
  ...(amount !== undefined && { amount }),
  ...(each !== undefined && { each }),
});

type Row = { period: Period; value: number };

type Behind<T> = { series: SeriesRef; row: T };

/**
 * The values from which the value of a period is computed, in the order in which the formula takes them.
 * @param rowsOf the known values of a series in order of time; it is enough if it returns those that are
 * used
 */
export function rowsBehind<T extends Row>(
  library: Library,
  made: Made,
  period: Period,
  rowsOf: (series: SeriesRef) => readonly T[],
): Behind<T>[] {
  return operandsBehind(library, made, period, rowsOf).flat();
}

/**
 * The same by operand of the formula: a formula of a pair takes values of two series, at the periods that
 * both have.
 */
export function operandsBehind<T extends Row>(
  library: Library,
  made: Made,
  period: Period,
  rowsOf: (series: SeriesRef) => readonly T[],
): Behind<T>[][] {
  return partsBehind(library, made, period, rowsOf).map((parts) =>
    parts.flatMap(({ series, rows }) => rows.map((row) => ({ series, row }))),
  );
}

/** Values of one series. */
export type SeriesRows<T> = { series: SeriesRef; rows: readonly T[] };

/** The same, with the values of an operand together that are of one series. */
export function partsBehind<T extends Row>(
  library: Library,
  { from, reads, since = '' }: Made,
  period: Period,
  rowsOf: (series: SeriesRef) => readonly T[],
): SeriesRows<T>[][] {
  const partAt = (series: SeriesRef) => ({ series, rows: [rowAt(rowsOf(series), period, series)] });
  if (reads === 'same period') return [from.map(partAt)];
  if (typeof reads === 'object' && 'firstOf' in reads) {
    const has = (series: SeriesRef) => placesIn(rowsOf(series)).has(period);
    const groups = from.flatMap((_, i) =>
      i % reads.firstOf === 0 ? [from.slice(i, i + reads.firstOf)] : [],
    );
    return [(groups.find((group) => group.every(has)) ?? []).map(partAt)];
  }
  if (typeof reads === 'object' && 'linkedAt' in reads)
    return [[partAt(from[period < reads.linkedAt ? 0 : 1] ?? '')]];
  if (typeof reads === 'object' && 'putBackAfter' in reads) {
    const periods = [...monthsPutBack(from.map(rowsOf), since, period, reads.putBackAfter), period];
    return [
      from.map((series) => ({ series, rows: periods.map((each) => rowAt(rowsOf(series), each, series)) })),
    ];
  }
  if (typeof reads === 'object' && 'linkedBy' in reads) {
    const [own = '', chain = ''] = from;
    const { rows: ownRows } = partAt(own);
    const atJoint = rowsOf(own).filter((row) => row.period.startsWith(reads.linkedBy));
    return [
      [{ series: own, rows: [...atJoint, ...ownRows] }],
      [{ series: chain, rows: [rowAt(rowsOf(chain), reads.linkedBy, chain)] }],
    ];
  }
  const rowLists = from.map((series) =>
    since === '' ? rowsOf(series) : rowsOf(series).filter((row) => row.period >= since),
  );
  return from.map((series, i) => {
    const rows = rowLists[i] ?? [];
    const otherPlaces = rowLists.filter((_, j) => j !== i).map(placesIn);
    const behind =
      typeof reads === 'object' && 'last' in reads
        ? lastRows(rows, placeOf(rows, period, series), reads.last, otherPlaces)
        : chosen(library, rows, period, reads, series);
    return [{ series, rows: behind }];
  });
}

/**
 * All values behind those of these periods, by source, each once. Windows overlap: of thousands of windows of
 * hundreds of values each value is looked at once.
 * @param periods in order of time
 */
export function allBehind<T extends Row>(
  library: Library,
  made: Made,
  periods: readonly Period[],
  rowsOf: (series: SeriesRef) => readonly T[],
): SeriesRows<T>[] {
  const { from, reads } = made;
  if (typeof reads === 'object' && 'last' in reads)
    return from.map((series) => {
      const otherPlaces = from.filter((other) => other !== series).map((other) => placesIn(rowsOf(other)));
      return { series, rows: windowsOf(rowsOf(series), series, periods, reads.last, otherPlaces) };
    });
  if (reads === 'same period')
    return [...new Set(from)].map((series) => {
      const rows = rowsOf(series);
      return { series, rows: periods.map((period) => rowAt(rows, period, series)) };
    });
  if (typeof reads === 'object' && 'putBackAfter' in reads) {
    // What the last period rests on holds what all before it rest on.
    const [last = ''] = periods.slice(-1);
    const before = monthsPutBack(from.map(rowsOf), made.since ?? '', last, reads.putBackAfter);
    const used = [...new Set([...before, ...periods])].sort();
    return from.map((series) => ({ series, rows: used.map((each) => rowAt(rowsOf(series), each, series)) }));
  }
  if (typeof reads === 'object' && 'monthsBefore' in reads)
    return from.map((series) => ({ series, rows: monthsUpTo(rowsOf(series), periods, reads.monthsBefore) }));
  const bySource = new Map<SeriesRef, Set<T>>();
  for (const period of periods)
    for (const { series, rows } of partsBehind(library, made, period, rowsOf).flat()) {
      const rowSet = bySource.get(series) ?? new Set<T>();
      bySource.set(series, rowSet);
      for (const row of rows) rowSet.add(row);
    }
  return [...bySource].map(([series, rows]) => ({ series, rows: [...rows] }));
}

/**
 * The months before a period in which a mixture has the shares that it began with: its first, and every so
 * many later, each the next one in which all sources have a value.
 */
function monthsPutBack(
  rowLists: readonly (readonly Row[])[],
  first: Period,
  period: Period,
  count: number | 'never',
): Period[] {
  const places = rowLists.map(placesIn);
  const isShared = (month: Period) => places.every((each) => each.has(month));
  const months = new Set<Period>();
  for (let mark = first; mark < period; mark = monthsAfter(mark, count)) {
    let month = mark;
    while (month < period && !isShared(month)) month = monthsAfter(month, 1);
    if (month < period) months.add(month);
    if (count === 'never') break;
  }
  return [...months];
}

/** The rows of windows of `count` rows that the others have too, which end at these periods. */
function windowsOf<T extends Row>(
  rows: readonly T[],
  series: SeriesRef,
  periods: readonly Period[],
  count: number,
  others: readonly ReadonlyMap<Period, number>[],
): T[] {
  const shared: T[] = [];
  /** For each row, how many shared ones there are up to it. */
  const upTo = rows.map((row) => {
    if (others.every((places) => places.has(row.period))) shared.push(row);
    return shared.length;
  });
  const behind: T[] = [];
  let takenCount = 0;
  for (const period of periods) {
    const end = upTo[placeOf(rows, period, series)] ?? 0;
    behind.push(...shared.slice(Math.max(takenCount, end - count), end));
    takenCount = Math.max(takenCount, end);
  }
  return behind;
}

/** The rows of the months that end with these periods, each once. */
function monthsUpTo<T extends Row>(rows: readonly T[], periods: readonly Period[], count: number): T[] {
  const behind: T[] = [];
  let takenCount = 0;
  for (const period of periods) {
    const before = monthsAfter(period, -count);
    const start = countOf(rows, (row) => row.period < before);
    const end = countOf(rows, (row) => row.period <= period);
    behind.push(...rows.slice(Math.max(takenCount, start), end));
    takenCount = Math.max(takenCount, end);
  }
  return behind;
}

/** Where each period is: evidence asks for every period of a series. */
const placesIn = keptPer(
  (rows: readonly Row[]): ReadonlyMap<Period, number> =>
    new Map(rows.map(({ period }, i): [Period, number] => [period, i])),
);

/** The row at a place and those before it, so many in all, at periods that the others have too. */
function lastRows<T extends Row>(
  rows: readonly T[],
  last: number,
  count: number,
  others: readonly ReadonlyMap<Period, number>[],
): T[] {
  if (others.length === 0) return rows.slice(Math.max(0, last + 1 - count), last + 1);
  const rowsInOrder: T[] = [];
  for (let i = last; i >= 0 && rowsInOrder.length < count; i -= 1) {
    const each = rows[i];
    if (each && others.every((periods) => periods.has(each.period))) rowsInOrder.push(each);
  }
  return rowsInOrder.reverse();
}

function chosen<T extends Row>(
  library: Library,
  rows: readonly T[],
  period: Period,
  reads: Exclude<
    Reads,
    | 'same period'
    | { last: number }
    | { firstOf: number }
    | { linkedAt: Period }
    | { linkedBy: Period }
    | { putBackAfter: number | 'never' }
  >,
  series: SeriesRef,
): T[] {
  const at = (named: Period) => rowAt(rows, named, series);
  // Days and months compare as texts: a decision of 5 June is in force in June.
  const isSoFar = (row: T) => row.period.slice(0, period.length) <= period;
  const soFar = () => rows.filter(isSoFar);
  if (reads === 'in force') {
    const last = rows[countOf(rows, isSoFar) - 1];
    return last ? [last] : [];
  }
  if (reads === 'so far') return soFar();
  if (reads === 'last month')
    return rows
      .filter((row) => [fiscalQuarterOf(library, row.period), quarterEndedBy(row.period)].includes(period))
      .slice(-1);
  if (reads === 'June') return [at(`${period}-06`)];
  if (reads === 'fiscal year before') return [at(`FY${period.slice(0, 4)}`)];
  if (reads === 'fiscal year') return [at(`FY${Number(period.slice(0, 4)) + 1}`)];
  if (reads === 'Decembers' || reads === 'period ends') {
    const { before, end } = endsOfPeriod(period);
    return [at(before), at(end)];
  }
  if (reads === 'months of year') return rows.filter((row) => row.period.endsWith(period.slice(1)));
  const row = at(period);
  if (typeof reads === 'object' && 'yearsBefore' in reads)
    return [at(period.replace(YEAR, (year) => yearBefore(year, reads.yearsBefore))), row];
  if (typeof reads === 'object' && 'monthsBefore' in reads)
    return monthsUpTo(rows, [period], reads.monthsBefore);
  if (typeof reads === 'object' && 'weeksAhead' in reads)
    return [row, weeksAfter(rows, row, reads.weeksAhead, series)];
  const place = placeOf(rows, period, series);
  const pick = (...places: number[]) => places.flatMap((each) => rows[each] ?? []);
  if (typeof reads === 'object') return pick(place, multipliedAt(rows, place, reads.multiple));
  if (reads === 'fall' || reads === 'rise' || reads === 'fall and rise') {
    const { lowest, recovered } = fallFrom(rows, place);
    if (reads === 'fall') return pick(place, lowest);
    return pick(reads === 'rise' ? lowest : place, recovered);
  }
  const upTo = rows.slice(0, place + 1);
  switch (reads) {
    case 'all':
      return upTo;
    case 'previous':
      return upTo.slice(-2);
    case 'first':
      return [...upTo.slice(0, 1), row];
    case 'record':
      return [upTo.reduce((a, b) => (b.value > a.value ? b : a)), row];
  }
}

/**
 * How many rows at the start are so, of rows in an order in which all others are not: by halves, as evidence
 * asks for each period.
 */
function countOf<T>(rows: readonly T[], isSo: (row: T) => boolean): number {
  let [least, most] = [0, rows.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const row = rows[middle];
    if (row !== undefined && isSo(row)) least = middle + 1;
    else most = middle;
  }
  return least;
}

function weeksAfter<T extends Row>(rows: readonly T[], { period }: T, count: number, series: SeriesRef): T {
  const week = weekOf(period) + count;
  const [from, until] = [mondayOf(week), mondayOf(week + 1)];
  // Days compare as texts: the week of each row would be most of the time that the content takes to load.
  const later = rows.find((row) => from <= row.period && row.period < until);
  if (!later)
    throw new ContentProblem(`${series} has no value ${count} weeks after ${period} to compute from`);
  return later;
}

/** `Q1 FY27` of `2026-04`; `null` for a month in which no fiscal quarter ends. */
export function fiscalQuarterOf(library: Library, month: Period): Period | null {
  const quarter = particulars(library).fiscalQuarters[month.slice(5, 7)];
  if (!quarter) return null;
  const fiscalYear = Number(month.slice(0, 4)) + (quarter === 'Q4' ? 0 : 1);
  return `${quarter} FY${String(fiscalYear % 100).padStart(2, '0')}`;
}

/** `Q2 2026` of `2026-06`; `null` for a month in which no quarter ends. */
export function quarterEndedBy(month: Period): Period | null {
  const number = Number(month.slice(5, 7));
  return number % 3 === 0 ? `Q${number / 3} ${month.slice(0, 4)}` : null;
}

/** The year of `2026-06`, `FY2026` or `Q1 FY27`. */
const YEAR = /\d{4}|(?<=FY)\d\d/;

function yearBefore(year: string, count: number): string {
  return String(Number(year) - count).padStart(year.length, '0');
}

function placeOf(rows: readonly Row[], period: Period, series: SeriesRef): number {
  const place = placesIn(rows).get(period);
  if (place === undefined) throw new ContentProblem(`${series} has no value at ${period} to compute from`);
  return place;
}

function rowAt<T extends Row>(rows: readonly T[], period: Period, series: SeriesRef): T {
  return rows[placeOf(rows, period, series)] as T; // The place of one of these rows.
}
