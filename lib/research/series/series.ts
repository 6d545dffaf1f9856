import { ownValue } from '@/lib/platform/own-value';
import { periodPosition, type Period } from '@/lib/site/period';
import type { Made } from './made-of';
import { isMonthEndsOnly } from './printable';
import { notesOn, type SeriesNote } from './notes';
import type { UnitName } from './units';
import { readSeriesFile, type Frequency, type SeriesFile, type Source, type Status } from './series-file';

/** One value of a series. `null` is a gap: charts never draw a line across it. */
export type SeriesPoint = { period: Period; value: number | null; status: Status };

/** A single run of values with its unit and where it comes from: a column of a series, or derived from several. */
export type Series = {
  id: string;
  title: string;
  /** What its column is called within the file; absent where the file has one value, and for derived series. */
  column?: string;
  unit: UnitName;
  frequency: Frequency;
  asOf: Period;
  points: SeriesPoint[];
  /** What is to be known of some of its periods; see notes.ts. */
  notes: SeriesNote[];
  sources: Source[];
  /** The ids of the series it is computed from. */
  inputs: string[];
  /** How it is computed, in words; absent where the values are the source's own. */
  formula?: string;
  /** The same as data; absent too where a series is made for one drawing only. */
  made?: Made | undefined;
  /** Whether the values may be offered for download: a source's own only with its leave, derived ones see `mayBePassedOn`. */
  redistribute: boolean;
};

type Description = { title: string; unit: UnitName; formula: string; made?: Made };

/** The part of a line from one period to another, both included. */
export function between(whole: Series, from: Period, to: Period): Series {
  const periods = whole.points.map((point) => point.period);
  const [start, end] = [periods.indexOf(from), periods.indexOf(to)];
  if (start < 0 || end < start)
    throw new RangeError(
      `${whole.id} has no window from ${from} to ${to}; it covers ${periods[0]} to ${periods.at(-1)}`,
    );
  return { ...whole, points: whole.points.slice(start, end + 1) };
}

/** Values without the gaps. */
export function valuesOf(whole: Series): number[] {
  return whole.points.flatMap((point) => (point.value === null ? [] : [point.value]));
}

/**
 * The values of a line for what compares each with its neighbours or adds them up, where a gap would make the result wrong.
 * @throws when there is a gap; `measure` says what the line then lacks
 */
export function unbrokenValuesOf(whole: Series, measure: string): number[] {
  const values = valuesOf(whole);
  if (values.length < whole.points.length)
    throw new RangeError(`${whole.id} has a gap in this window: it has no ${measure}`);
  return values;
}

/**
 * The line on a base of 100 at its first value, to compare lines of different units.
 * @throws when there is no value, or the first is zero
 */
export function rebase(whole: Series): Series {
  const first = whole.points.find((point) => point.value !== null);
  if (!first?.value)
    throw new RangeError(
      `${whole.id} has no value to start from${first ? `: it is 0 at ${first.period}` : ''}`,
    );
  const base = first.value;
  const rebased = transform(
    whole,
    {
      title: whole.title,
      unit: 'index, start = 100',
      formula: `value / value at ${first.period} * 100`,
    },
    (values) => values.map((value) => (value / base) * 100),
  );
  // The source's own values in another unit: whoever knows the first has them all.
  return { ...rebased, redistribute: whole.redistribute };
}

/**
 * A new line whose points are computed from those of others at the same period, as far as they all reach. A period of the
 * first that another passes over is a gap. The status of each value is the least sure of its inputs'.
 */
export function combine<const Parts extends readonly [Series, ...Series[]]>(
  parts: Parts,
  description: Description,
  compute: (...values: { [K in keyof Parts]: number }) => number,
): Series {
  const [first, ...rest] = parts;
  const others = rest.map((part) => new Map(part.points.map((point) => [point.period, point])));
  const points = first.points.flatMap((point): SeriesPoint[] => {
    if (!rest.every((part) => reaches(part, point.period))) return [];
    const cells = [point, ...others.flatMap((other) => other.get(point.period) ?? [])];
    const values = cells.flatMap((cell) => (cell.value === null ? [] : [cell.value]));
    const whole = values.length === parts.length;
    return [
      {
        period: point.period,
        // One value a part, which the type cannot see through flatMap.
        value: whole ? compute(...(values as { [K in keyof Parts]: number })) : null,
        status: leastSure(cells.map((cell) => cell.status)),
      },
    ];
  });
  return {
    id: '',
    ...description,
    frequency: first.frequency,
    asOf: parts.map((part) => part.asOf).reduce((a, b) => (periodPosition(b) < periodPosition(a) ? b : a)),
    points,
    notes: [...new Set(parts.flatMap((part) => part.notes))],
    sources: uniqueSources(parts.flatMap((part) => part.sources)),
    inputs: [...new Set(parts.flatMap((part) => part.inputs))],
    redistribute: mayBePassedOn(parts),
  };
}

/** Whether a period lies between the first and the last of a line. */
function reaches({ points }: Series, period: Period): boolean {
  const [first, last] = [points[0], points.at(-1)];
  const position = periodPosition(period);
  return (
    first !== undefined &&
    last !== undefined &&
    periodPosition(first.period) <= position &&
    position <= periodPosition(last.period)
  );
}

/** The status to show for something computed from values of these statuses. */
export function leastSure(statuses: readonly Status[]): Status {
  const order: Status[] = ['disputed', 'projection', 'single source'];
  return order.find((status) => statuses.includes(status)) ?? 'verified';
}

/**
 * A line computed from one other as a whole, value by value in order; the gaps stay. For what a gap does not disturb,
 * such as the distance from the highest value so far.
 */
export function transform(
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
  const { id, frequency, asOf, notes, sources, inputs } = source;
  return {
    ...{ id, frequency, asOf, notes, sources, inputs, points },
    ...description,
    redistribute: mayBePassedOn([source]),
  };
}

/** Computed values may be passed on, but those of days and weeks as little as what they are computed from: they give it away. */
function mayBePassedOn(sources: readonly Series[]): boolean {
  return !sources.some(isMonthEndsOnly);
}

/**
 * As {@link transform}, for what looks back a number of periods, such as a moving average: it begins anew after each gap,
 * because a window laid across one would be longer than it says.
 */
export function transformRuns(
  source: Series,
  description: Description,
  compute: (run: number[]) => (number | null)[],
): Series {
  return transform(source, description, () => runsOf(source).flatMap(compute));
}

/** The values of a line, one list for each stretch between gaps. */
function runsOf({ points }: Series): number[][] {
  const runs: number[][] = [[]];
  for (const { value } of points)
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(value);
  return runs;
}

/** A series of one column, or the named column of a wider one. */
export function seriesFromFile(name: string): Series {
  const [id = '', column] = name.split('/');
  const series = readSeriesFile(id);
  const index = columnIndex(series, column);
  const described = series.columns?.[index];
  const own = described?.kind === 'value' ? described : undefined;
  const notes = series.notes.filter(({ columns }) => !columns || !column || columns.includes(column));
  return {
    id: name,
    title: series.title,
    ...(own && { column: own.title }),
    // One of the two is there: series-checks.ts.
    unit: own?.unit ?? series.unit ?? 'ratio',
    frequency: series.frequency,
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
    if (column) throw new RangeError(`${series.id} has no columns, so no "${column}"`);
    return 1;
  }
  const index = series.columns.findIndex(({ name, kind }) => name === column && kind === 'value');
  if (index < 1) {
    const names = series.columns.filter(({ kind }) => kind === 'value').map(({ name }) => name);
    throw new RangeError(`Name a column of ${series.id}: ${names.join(', ')}`);
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
  const ofColumn = column && ownValue(series.columnStatus, column);
  if (ofColumn) return ofColumn;
  const index = series.columns?.findIndex(({ kind }) => kind === 'status') ?? -1;
  const own = index > 0 ? row[index] : undefined;
  // The schema of a series lets no other text stand there.
  return typeof own === 'string' ? (own as Status) : series.status;
}

/** Each source once, in the order given. */
export function uniqueSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.publisher + source.title, source])).values()];
}
