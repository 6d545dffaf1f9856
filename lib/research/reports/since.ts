import { ContentProblem } from '@/lib/content/content-problem';
import type { ChartSpec } from '@/lib/research/charts/chart-spec';
import type { Figure } from '@/lib/research/figures/figure';
import { changeText } from './change-text';
import type { Series, SeriesPoint } from '@/lib/research/series/series';
import { comparable } from '@/lib/research/series/notes';
import type { UnitName } from '@/lib/research/series/units';
import { hasSeries, getSeries } from '@/lib/research/series/get-series';
import { periodEnd } from '@/lib/research/series/publication-day';
import { periodPosition, startsAfter, type Period } from '@/lib/web/period';
import type { Status } from '@/lib/content/status';

type Standing = { period: Period; value: number; status: Status };

/**
 * A series at two times: where the report's figures end, and in the latest complete period after the
 * report's date.
 */
export type SinceRow = {
  label: string;
  series: string;
  unit: UnitName;
  then: Standing;
  latest: Standing;
  /** `+4.1%`, or in percentage points for yields; `null` if there is no newer value. */
  change: string | null;
};

/** The series a report watches, and its benchmark. */
export type Since = {
  watched: SinceRow;
  benchmark: SinceRow;
  /** Whether no period of the watched series has ended since the report's date. */
  endsWithReport: boolean;
};

export type Watched = { label: string; series: Series };

/** The figures and charts of a report, which determine the period at which it ends. */
export type Ends = {
  figures: Iterable<Pick<Figure, 'series' | 'window'>>;
  charts: Iterable<Pick<ChartSpec, 'series' | 'to'>>;
  date: string;
};

/**
 * The change since a report in the series that its author named beforehand. `then` is the value where the
 * report's figures end; later data does not change it. `latest` is the last complete period that ended
 * after the report's date. Values between the two dates do not count as new, because they could be known at
 * publication.
 */
export function sinceReport(watched: Watched, benchmark: Watched, ends: Ends): Since {
  const first = row(watched, endOfFigures(ends, watched.series.id), ends.date);
  return {
    watched: first,
    benchmark: row(benchmark, first.then.period, ends.date),
    endsWithReport: first.then.period === first.latest.period,
  };
}

/**
 * The last period of a series that the report's figures and charts name; if none names one, the day of the
 * report.
 */
export function endOfFigures({ figures, charts, date }: Ends, id: string): Period {
  const ends = [
    ...[...figures].flatMap(({ series, window }) =>
      series.some((each) => each.id === id) ? [window.to] : [],
    ),
    ...[...charts].flatMap(({ series, to }) =>
      to !== undefined && series.some((each) => each.series === id) ? [to] : [],
    ),
  ];
  return ends.length === 0 ? date : ends.reduce((a, b) => (periodPosition(b) > periodPosition(a) ? b : a));
}

function row({ label, series }: Watched, end: Period, published: string): SinceRow {
  const then = comparable(series)
    .points.flatMap(standing)
    .findLast(({ period }) => !startsAfter(period, end));
  if (!then) throw new ContentProblem(`since: ${series.id} has no value up to ${end}`);
  const last = comparable(asOfToday(series)).points.flatMap(standing).at(-1);
  const isNewer = last && periodPosition(last.period) > periodPosition(then.period);
  const latest = isNewer && periodEnd(series, last.period) > published ? last : then;
  const change = latest === then ? null : changeText(then.value, latest.value, series.unit);
  return { label, series: series.id, unit: series.unit, then, latest, change };
}

/**
 * The present state of a series of a snapshot. If that series no longer exists or now has another unit, the
 * snapshot's own is returned.
 */
function asOfToday(series: Series): Series {
  const current = hasSeries(series.id) ? getSeries(series.id) : series;
  return current.unit === series.unit ? current : series;
}

function standing({ period, value, status }: SeriesPoint): Standing[] {
  return value === null ? [] : [{ period, value, status }];
}
