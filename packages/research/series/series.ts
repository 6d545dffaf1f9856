import type { Library } from './library';
import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import { statusSchema } from './status';
import { ownValue } from '@/lib/platform/own-value';
import { periodPosition, weekdayOf, type Period } from '../time/period';
import { checksOn, statusByChecks } from './checks';
import type { Made } from './made-of';
import { isMonthEndsOnly } from './printable';
import { notesOn, type SeriesNote } from './notes';
import { frequencySchema } from './series-shape';
import { UNITS, type Currency, type UnitName } from './units';
import { readSeriesFile, type Frequency, type SeriesFile, type Source, type Status } from './series-file';

/** One value of a series. `null` is a gap; charts never draw a line across it. */
export type SeriesPoint = { period: Period; value: number | null; status: Status };

/** One series of values with its unit and sources: a column of a series file, or derived from others. */
export type Series = {
  id: string;
  title: string;
  /** The title of its column within the file; absent for files with one value and for derived series. */
  column?: string;
  unit: UnitName;
  /** Of an index: the money of the prices in it. */
  currency?: Currency;
  frequency: Frequency;
  /** Of a daily series: its days are all days of the calendar, as of a currency that is traded on weekends. */
  everyDay?: true;
  asOf: Period;
  points: SeriesPoint[];
  /** Facts about some of its periods that readers must know; see notes.ts. */
  notes: SeriesNote[];
  sources: Source[];
  inputs: string[];
  /** How it is computed, in words; absent if the values are the source's own. */
  formula?: string;
  /** The formula as data; also absent for a series that is computed for one chart only. */
  made?: Made;
  /**
   * Whether readers may download the values: the source's own only if it permits this; for derived ones see
   * `mayBePassedOn`.
   */
  redistribute: boolean;
};

/** Derived series get their title and formula from the catalogue, by name: see get-series.ts. */
type Description = { title?: string; unit: UnitName; formula?: string; made?: Made };

/** The money that a series is in; none of a rate. */
export const currencyOf = ({ unit, currency }: Pick<Series, 'unit' | 'currency'>): Currency | undefined =>
  UNITS[unit].currency ?? currency;

/** The part of a series from one period to another, both included. */
export function between(whole: Series, from: Period, to: Period): Series {
  const periods = whole.points.map((point) => point.period);
  const [start, end] = [periods.indexOf(from), periods.indexOf(to)];
  if (start < 0 || end < start)
    throw new ContentProblem(
      `${whole.id} has no window from ${from} to ${to}; it covers ${periods[0]} to ${periods.at(-1)}`,
    );
  return { ...whole, points: whole.points.slice(start, end + 1) };
}

export function valuesOf(whole: Series): number[] {
  return whole.points.flatMap((point) => (point.value === null ? [] : [point.value]));
}

/**
 * The values of a series for measures that compare neighbours or add values up, where a gap would make the
 * result wrong.
 * @throws when there is a gap; the message uses `measure` as the name of what cannot be computed
 */
export function unbrokenValuesOf(whole: Series, measure: string): number[] {
  const values = valuesOf(whole);
  if (values.length < whole.points.length)
    throw new ContentProblem(`${whole.id} has a gap in this window: it has no ${measure}`);
  return values;
}

/**
 * The series rebased to 100 at its first value, to compare series of different units.
 * @throws when there is no value, or the first is zero
 */
export function rebase(words: Words, whole: Series): Series {
  const first = whole.points.find((point) => point.value !== null);
  if (!first?.value)
    throw new ContentProblem(
      `${whole.id} has no value to start from${first ? `: it is 0 at ${first.period}` : ''}`,
    );
  const base = first.value;
  const rebased = mapAllValues(
    whole,
    {
      unit: 'index, start = 100',
      formula: words.text('series.rebased', { period: first.period }),
    },
    (values) => values.map((value) => (value / base) * 100),
  );
  // These are the source's own values at another scale: anyone who knows the first value can compute all of
  // them.
  return { ...rebased, redistribute: whole.redistribute };
}

/**
 * A new series, each point of which is computed from the values of others in the same period, over the
 * range that they all cover. If another series lacks a period of the first, the point is a gap. Each status
 * is the least sure of the inputs'.
 */
export function combine<const Parts extends readonly [Series, ...Series[]]>(
  parts: Parts,
  description: Description,
  compute: (...values: { [K in keyof Parts]: number }) => number,
): Series {
  const [first, ...rest] = parts;
  const otherPoints = rest.map((part) => new Map(part.points.map((point) => [point.period, point])));
  const ranges = rest.map(rangeOf);
  const points = first.points.flatMap((point): SeriesPoint[] => {
    const position = periodPosition(point.period);
    if (!ranges.every(([from, to]) => from <= position && position <= to)) return [];
    const cells = [point, ...otherPoints.flatMap((other) => other.get(point.period) ?? [])];
    const values = cells.flatMap((cell) => (cell.value === null ? [] : [cell.value]));
    const isComplete = values.length === parts.length;
    return [
      {
        period: point.period,
        // There is one value per part, but flatMap loses the length of the tuple.
        value: isComplete ? compute(...(values as { [K in keyof Parts]: number })) : null,
        status: leastSure(cells.map((cell) => cell.status)),
      },
    ];
  });
  return {
    ...{ id: '', title: '' },
    ...description,
    frequency: finest(parts),
    ...(parts.every(({ everyDay }) => everyDay) && { everyDay: true as const }),
    asOf: parts.map((part) => part.asOf).reduce((a, b) => (periodPosition(b) < periodPosition(a) ? b : a)),
    points,
    notes: [...new Set(parts.flatMap((part) => part.notes))],
    sources: uniqueSources(parts.flatMap((part) => part.sources)),
    inputs: [...new Set(parts.flatMap((part) => part.inputs))],
    redistribute: mayBePassedOn(parts),
  };
}

/**
 * The frequency of the part whose values are closest together: by it, rules for days and weeks hold for what
 * is made of them.
 */
const finest = (parts: readonly Series[]): Frequency =>
  frequencySchema.options.find((each) => parts.some(({ frequency }) => frequency === each)) ?? 'mixed';

/** The positions of the first and the last period of a series; NaN, which contains nothing, if it is empty. */
function rangeOf({ points }: Series): [from: number, to: number] {
  const at = (point?: SeriesPoint) => (point ? periodPosition(point.period) : NaN);
  return [at(points[0]), at(points.at(-1))];
}

/** The status of a value computed from values with these statuses. */
export function leastSure(statuses: readonly Status[]): Status {
  return statusSchema.options.findLast((status) => statuses.includes(status)) ?? 'official';
}

/**
 * A series computed from the values of another, all at once and in order; its gaps remain. Use it only
 * where a gap does not change the result, as for the distance from the highest value so far.
 */
export function mapAllValues(
  source: Series,
  description: Description,
  compute: (values: number[]) => (number | null)[],
): Series {
  const computed = compute(valuesOf(source));
  let next = 0;
  const points = source.points.map((point) => {
    if (point.value === null) return point;
    const value = computed[next] ?? null;
    next += 1;
    return { ...point, value };
  });
  const { id, title, frequency, asOf, notes, sources, inputs } = source;
  return {
    ...{ id, title, frequency, asOf, notes, sources, inputs, points },
    ...description,
    redistribute: mayBePassedOn([source]),
  };
}

/**
 * Computed values may be published, except daily and weekly ones whose inputs may not, because the inputs
 * could be computed from them.
 */
function mayBePassedOn(sources: readonly Series[]): boolean {
  return !sources.some(isMonthEndsOnly);
}

/**
 * As {@link mapAllValues}, for measures that look back a number of periods, such as a moving average. The
 * calculation restarts after each gap, because a window across a gap would cover more time than its name
 * says.
 */
export function transformRuns(
  source: Series,
  description: Description,
  compute: (run: number[]) => (number | null)[],
): Series {
  return mapAllValues(source, description, () => runsOf(source).flatMap(compute));
}

function runsOf({ points }: Series): number[][] {
  const runs: number[][] = [[]];
  for (const { value } of points)
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(value);
  return runs;
}

/**
 * Whether the days of a series are all days of the calendar: it has both Saturdays and Sundays, each a
 * seventh of its days, less some that are missing. A market that is open on a Saturday or a Sunday now and
 * then, or each week on one of them, has not.
 */
function isOfEveryDay({ frequency, points }: SeriesFile): boolean {
  if (frequency !== 'daily') return false;
  const days = points.flatMap(([period, value]) => (typeof value === 'number' ? [weekdayOf(period)] : []));
  return [0, 6].every((weekday) => days.filter((day) => day === weekday).length > days.length / 10);
}

/** The series of a file with one value, or of the named column of a file with several. */
export function seriesFromFile(library: Library, name: string): Series {
  const [id = '', column] = name.split('/');
  const series = readSeriesFile(library, id);
  const index = columnIndex(series, column);
  const described = series.columns?.[index];
  const valueColumn = described?.kind === 'value' ? described : undefined;
  const notes = series.notes.filter(({ columns }) => !columns || !column || columns.includes(column));
  return {
    id: name,
    title: series.title,
    ...(valueColumn && { column: valueColumn.title }),
    // series-checks.ts makes sure that one of the two exists.
    unit: valueColumn?.unit ?? series.unit ?? 'ratio',
    ...(series.currency && { currency: series.currency }),
    frequency: series.frequency,
    ...(isOfEveryDay(series) && { everyDay: true as const }),
    asOf: series.asOf,
    points: series.points.map((row) => {
      const value = row[index];
      return {
        period: row[0],
        value: typeof value === 'number' ? value : null,
        status: statusOf(series, notes, row, column),
      };
    }),
    notes,
    sources: series.sources,
    inputs: [series.id],
    redistribute: series.redistribute,
  };
}

function columnIndex(series: SeriesFile, column: string | undefined): number {
  if (!series.columns) {
    if (column) throw new ContentProblem(`${series.id} has no columns, so no "${column}"`);
    return 1;
  }
  const index = series.columns.findIndex(({ name, kind }) => name === column && kind === 'value');
  if (index < 1) {
    const names = series.columns.filter(({ kind }) => kind === 'value').map(({ name }) => name);
    throw new ContentProblem(`Name a column of ${series.id}: ${names.join(', ')}`);
  }
  return index;
}

function statusOf(
  series: SeriesFile,
  notes: readonly SeriesNote[],
  row: SeriesFile['points'][number],
  column: string | undefined,
): Status {
  const kinds = notesOn(notes, row[0]).map(({ kind }) => kind);
  if (kinds.includes('disputed')) return 'disputed';
  if (kinds.includes('single-source')) return 'single source';
  const stated = statedStatus(series, row, column);
  if (stated !== 'single source') return stated;
  return statusByChecks(checksOn(series.checks, row[0], column)) ?? stated;
}

/** The status that the file gives: to the column, else to the row, else to the whole series. */
function statedStatus(
  series: SeriesFile,
  row: SeriesFile['points'][number],
  column: string | undefined,
): Status {
  const ofColumn = column && ownValue(series.columnStatus, column);
  if (ofColumn) return ofColumn;
  const index = series.columns?.findIndex(({ kind }) => kind === 'status') ?? -1;
  const cell = index > 0 ? row[index] : undefined;
  // The schema of a series allows no other text in this place.
  return typeof cell === 'string' ? (cell as Status) : series.status;
}

export function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.publisher + source.title, source])).values()];
}
