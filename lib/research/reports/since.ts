import { changeText } from './change-text';
import type { Series, SeriesPoint } from '@/lib/research/series/series';
import { currentName } from '@/lib/research/series/snapshot';
import { hasSeries, getSeries } from '@/lib/research/series/get-series';
import { periodPosition, startsAfter, type Period } from '@/lib/research/series/period';
import type { Status } from '@/lib/content/status';
import type { Report } from './report';

type Standing = { period: Period; value: number; status: Status };

/** One line before and after: as it stood where the report's figures end, and the latest value we hold. */
export type SinceRow = {
  label: string;
  series: string;
  unit: string;
  then: Standing;
  latest: Standing;
  /** `+4.1%`, or in percentage points for yields; `null` where nothing has come since. */
  change: string | null;
};

/** The line a report watches, and the one to hold against it. */
export type Since = {
  watched: SinceRow;
  benchmark: SinceRow;
  /** Whether no value of the watched line is newer than the report's own. */
  endsWithReport: boolean;
};

/**
 * What has happened since a report, on the line its author named beforehand. `then` is where the figures of the report
 * end, which no later data moves; `latest` is the last value of the line, good or bad.
 */
export function sinceReport(report: Pick<Report, 'since' | 'figures' | 'charts' | 'date'>): Since {
  const { benchmark, ...watched } = report.since;
  const end = endOfFigures(report, watched.series);
  const first = row(watched, end);
  return {
    watched: first,
    benchmark: row(benchmark, first.then.period),
    endsWithReport: first.then.period === first.latest.period,
  };
}

/** The last period of a line that the report's figures and charts name; where none does, the day of the report. */
function endOfFigures(
  { figures, charts, date }: Pick<Report, 'figures' | 'charts' | 'date'>,
  name: string,
): Period {
  const ends = [
    ...[...figures.values()].flatMap(({ series, window }) => (series.includes(name) ? [window.to] : [])),
    ...Object.values(charts).flatMap(({ series, to }) =>
      to !== undefined && series.some((each) => each.series === name) ? [to] : [],
    ),
  ];
  return ends.length === 0 ? date : ends.reduce((a, b) => (periodPosition(b) > periodPosition(a) ? b : a));
}

function row({ series: name, label }: { series: string; label: string }, end: Period): SinceRow {
  const whole = getSeries(name);
  const then = whole.points.flatMap(standing).findLast(({ period }) => !startsAfter(period, end));
  if (!then) throw new RangeError(`since: ${name} has no value up to ${end}`);
  const last = asOfToday(whole, name).points.flatMap(standing).at(-1);
  const latest = last && periodPosition(last.period) > periodPosition(then.period) ? last : then;
  const change = latest === then ? null : changeText(then.value, latest.value, whole.unit);
  return { label, series: name, unit: whole.unit, then, latest, change };
}

/** What has become of a line that a superseded version kept; itself where it was given up, or is in another unit now. */
function asOfToday(kept: Series, name: string): Series {
  const current = currentName(name);
  return hasSeries(current) && getSeries(current).unit === kept.unit ? getSeries(current) : kept;
}

function standing({ period, value, status }: SeriesPoint): Standing[] {
  return value === null ? [] : [{ period, value, status }];
}
