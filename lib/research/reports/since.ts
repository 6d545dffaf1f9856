import { changeText } from './change-text';
import type { Line, LinePoint } from '@/lib/research/series/series';
import { currentName } from '@/lib/research/series/snapshot';
import { isLine, line } from '@/lib/research/series/get-series';
import { periodPosition, startsAfter, type Period } from '@/lib/research/series/period';
import type { Status } from '@/lib/content/status';
import type { Report } from './report';

type Standing = { period: Period; value: number; status: Status };

/** One line before and after: as it stood where the report's figures end, and the latest value we hold. */
export type SinceRow = {
  label: string;
  line: string;
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
  const end = endOfFigures(report, watched.line);
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
    ...[...figures.values()].flatMap(({ lines, window }) => (lines.includes(name) ? [window.to] : [])),
    ...Object.values(charts).flatMap(({ lines, to }) =>
      to !== undefined && lines.some((each) => each.line === name) ? [to] : [],
    ),
  ];
  return ends.length === 0 ? date : ends.reduce((a, b) => (periodPosition(b) > periodPosition(a) ? b : a));
}

function row({ line: name, label }: { line: string; label: string }, end: Period): SinceRow {
  const whole = line(name);
  const then = whole.points.flatMap(standing).findLast(({ period }) => !startsAfter(period, end));
  if (!then) throw new RangeError(`since: ${name} has no value up to ${end}`);
  const last = asOfToday(whole, name).points.flatMap(standing).at(-1);
  const latest = last && periodPosition(last.period) > periodPosition(then.period) ? last : then;
  const change = latest === then ? null : changeText(then.value, latest.value, whole.unit);
  return { label, line: name, unit: whole.unit, then, latest, change };
}

/** What has become of a line that a superseded version kept; itself where it was given up, or is in another unit now. */
function asOfToday(kept: Line, name: string): Line {
  const current = currentName(name);
  return isLine(current) && line(current).unit === kept.unit ? line(current) : kept;
}

function standing({ period, value, status }: LinePoint): Standing[] {
  return value === null ? [] : [{ period, value, status }];
}
