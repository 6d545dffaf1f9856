import type { Words } from '../words/words';
import { csvLine } from '@/lib/platform/csv';
import type { Chart, ChartSeries, ChartSpec } from './chart-spec';
import { coarse, isMonthEndsOnly, printablePoints } from '../series/printable';
import { leastSure } from '../series/series';
import { isDay, periodPosition, type Period } from '../time/period';
import type { Source, Status } from '../series/series-file';

/** A series of a report's charts that readers may download. */
export type ExportColumn = Pick<
  ChartSeries,
  'title' | 'unit' | 'frequency' | 'asOf' | 'formula' | 'inputs'
> & {
  /** The column heading: the name of the series, and its base period if it was rebased. */
  name: string;
  status: Status;
  sources: Source[];
  points: ChartSeries['points'];
};

export type WithheldSeries = { name: string; title: string; why: string; sources: Source[] };

export type Export = { columns: ExportColumn[]; leftOut: WithheldSeries[] };

/**
 * The series of the charts, each once over the union of its windows, in two groups. May be published: a
 * source's own values if it permits this, and computed values (of daily and weekly ones only the month
 * ends) unless the chart only rebases them or is a scatter. All others may not.
 */
export function exportOf(words: Words, charts: readonly Chart[]): Export {
  const columns = new Map<string, ExportColumn>();
  const leftOut = new Map<string, WithheldSeries>();
  for (const { spec, series } of charts)
    for (const one of series) {
      const name = nameOf(one, spec);
      const reason = whyNot(words, one, spec);
      if (reason) leftOut.set(name, { name, title: one.title, why: reason, sources: one.sources });
      else columns.set(name, merged(columns.get(name), columnOf(name, one)));
    }
  return { columns: [...columns.values()], leftOut: [...leftOut.values()] };
}

/** One row for each period that any series has, in order of time. */
export function exportCsv(columns: readonly ExportColumn[]): string {
  const values = columns.map(
    ({ points }) => new Map(points.map(({ period, value }): [Period, number | null] => [period, value])),
  );
  const periods = inOrder(columns.flatMap(({ points }) => points.map(({ period }) => period)));
  return [
    csvLine(['period', ...columns.map(({ name }) => name)]),
    ...periods.map((period) => csvLine([period, ...values.map((column) => column.get(period) ?? null)])),
  ].join('');
}

function whyNot(
  words: Words,
  { redistribute, formula }: ChartSeries,
  { rebase, kind }: ChartSpec,
): string | null {
  if (redistribute || (formula !== undefined && !rebase && kind !== 'scatter')) return null;
  return rebase ? words.text('charts.withheld-index') : words.text('publication.series.withheld');
}

function nameOf({ id, points }: ChartSeries, spec: ChartSpec): string {
  return spec.rebase ? `${id}, ${points[0]?.period} = 100` : id;
}

function columnOf(name: string, drawn: ChartSeries): ExportColumn {
  const { title, unit, frequency, asOf, inputs, sources } = drawn;
  // Exact values computed from withheld ones give some of these back: a drawdown is a close over the record.
  const exact = !isMonthEndsOnly(drawn);
  const points = withoutCarried(drawn).map((point) =>
    exact || point.value === null ? point : { ...point, value: coarse(point.value) },
  );
  const formula = drawn.formula === undefined ? {} : { formula: drawn.formula };
  return {
    name,
    title,
    unit,
    frequency,
    asOf,
    ...formula,
    inputs,
    sources,
    points,
    status: statusOf(points),
  };
}

/** Without the rate that a chart carries on to the ends of its window: these are months, and no days of decisions. */
function withoutCarried(drawn: ChartSeries) {
  const points = printablePoints(drawn);
  return drawn.frequency === 'event' && points.some(({ period }) => isDay(period))
    ? points.filter(({ period }) => isDay(period))
    : points;
}

/** One series over the union of the windows of two charts. */
function merged(known: ExportColumn | undefined, column: ExportColumn): ExportColumn {
  if (!known) return column;
  const byPeriod = new Map([...known.points, ...column.points].map((point) => [point.period, point]));
  const points = inOrder([...byPeriod.keys()]).flatMap((period) => byPeriod.get(period) ?? []);
  return { ...known, points, status: statusOf(points) };
}

function statusOf(points: ChartSeries['points']): Status {
  return leastSure(points.map(({ status }) => status));
}

function inOrder(periods: readonly Period[]): Period[] {
  return [...new Set(periods)].sort((a, b) => periodPosition(a) - periodPosition(b));
}
