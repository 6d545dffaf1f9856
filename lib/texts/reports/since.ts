import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { ContentProblem } from '@/lib/content/content-problem';
import {
  numbers,
  time,
  printing,
  seriesFiles,
  getSeries,
  type ChartSpec,
  type Figure,
  type Series,
  type SeriesPoint,
  type UnitName,
  type Period,
  type Status,
} from '@samvit/research';

type Standing = { period: Period; value: number; status: Status };

/**
 * A series at two times: where the report's figures end, and in the latest complete period after that.
 */
export type SinceRow = {
  label: string;
  series: string;
  unit: UnitName;
  then: Standing;
  latest: Standing;
  /** `+4.1%`, or in percentage points for yields; `null` if there is no newer value. */
  change: string | null;
  /** The series as we hold it. */
  held: Series;
};

/** The series a report watches, and its benchmark. */
export type Since = {
  watched: SinceRow;
  benchmark: SinceRow;
  /** Whether we hold no period of the watched series after the report's figures. */
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
 * report's figures end; later data does not change it. `latest` is the last complete period that we hold. A report
 * is dated days or months after its data end: what happened in between is news to its readers, too.
 */
export function sinceReport(watched: Watched, benchmark: Watched, ends: Ends): Since {
  const first = row(watched, endOfFigures(ends, watched.series.id));
  return sinceOf(first, row(benchmark, first.then.period));
}

/** The same with the values that came in without a build. */
export function sinceNow({ watched, benchmark }: Since): Since {
  const now = ({ held, ...rest }: SinceRow): SinceRow => ({ ...rest, ...present(rest.then, held) });
  return sinceOf(now(watched), now(benchmark));
}

const sinceOf = (watched: SinceRow, benchmark: SinceRow): Since => ({
  watched,
  benchmark,
  endsWithReport: watched.then.period === watched.latest.period,
});

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
  return ends.length === 0
    ? date
    : ends.reduce((a, b) => (time.periodPosition(b) > time.periodPosition(a) ? b : a));
}

function row({ label, series }: Watched, end: Period): SinceRow {
  const then = printing
    .comparable(series)
    .points.flatMap(standing)
    .findLast(({ period }) => !time.startsAfter(period, end));
  if (!then) throw new ContentProblem(`since: ${series.id} has no value up to ${end}`);
  return { label, series: series.id, unit: series.unit, then, ...present(then, series) };
}

/** A series as we hold it, and what it did after a value. */
function present(then: Standing, series: Series): Pick<SinceRow, 'latest' | 'change' | 'held'> {
  const current = asOfToday(series);
  const last = printing.comparable(current).points.flatMap(standing).at(-1);
  const latest = last && time.periodPosition(last.period) > time.periodPosition(then.period) ? last : then;
  const change =
    latest === then ? null : numbers.changeText(wordsHere(), series.unit, then.value, latest.value);
  return { latest, change, held: current };
}

/**
 * The present state of a series of a snapshot. If that series no longer exists or now has another unit, the
 * snapshot's own is returned.
 */
function asOfToday(series: Series): Series {
  const current = seriesFiles.hasSeries(libraryHere(), series.id)
    ? getSeries(libraryHere(), series.id)
    : series;
  return current.unit === series.unit ? current : series;
}

function standing({ period, value, status }: SeriesPoint): Standing[] {
  return value === null ? [] : [{ period, value, status }];
}
