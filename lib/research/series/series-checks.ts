import { isPeriod, periodPosition, spanOf, startsAfter, type Period } from '@/lib/site/period';
import type { SeriesFile } from './series-file';
import { statusSchema } from '@/lib/content/status';
import { missingPeriodProblem } from './missing-periods';
import { unitJumpProblem } from './unit-jump';

type Fail = (path: (string | number)[], message: string) => void;
type Row = SeriesFile['points'][number];
type Cell = Row[number];

/** Columns that hold the last day of the row's period. */
const END_COLUMNS = ['periodEnd', 'yearEnd'];

/** What the shape of a series does not say: which cells its columns take, the order of its points, what may be named. */
export function checkSeries(series: SeriesFile, fail: Fail): void {
  const { points, columns, frequency, asOf } = series;
  points.forEach((row, i) => {
    const problem =
      problemOfRow(row, columns) ??
      problemOfOrder(row[0], points[i - 1]?.[0]) ??
      missingPeriodProblem(row[0], points[i - 1]?.[0], frequency) ??
      unitJumpProblem(series, i);
    if (problem) fail(['points', i], `${row[0]}: ${problem}`);
  });

  if (!isPeriod(asOf)) fail(['asOf'], `"${asOf}" is no period`);
  if (liesAhead(asOf)) fail(['asOf'], `${asOf} lies in the future`);
  const periods = points.map(([period]) => period);
  const past = periods.findLast((period) => startsAfter(period, asOf));
  if (past) fail(['asOf'], `The points go past asOf, to ${past}`);

  for (const key of Object.keys(series.pointStatus))
    if (!periods.some((period) => period.startsWith(key)))
      fail(['pointStatus', key], 'There is no such period');
  for (const key of Object.keys(series.columnStatus))
    if (!columns?.slice(1).includes(key)) fail(['columnStatus', key], 'There is no such column');
}

function problemOfRow(row: Row, columns: readonly string[] = ['period', 'its value']): string | null {
  if (row.length !== columns.length) return `has ${row.length} values where ${columns.length} are named`;
  if (!isPeriod(row[0])) return `"${row[0]}" is no period`;
  if (liesAhead(row[0])) return 'lies in the future';
  for (const [i, cell] of row.entries()) {
    const problem = i > 0 && problemOfCell(columns[i] ?? '', cell);
    if (problem) return problem;
  }
  return null;
}

function problemOfCell(column: string, cell: Cell): string | null {
  if (column === 'status') return statusSchema.safeParse(cell).success ? null : `"${cell}" is no status`;
  if (END_COLUMNS.includes(column)) {
    if (typeof cell !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(cell) || !isPeriod(cell))
      return `${column} is no day`;
    return liesAhead(cell) ? `${column} lies in the future` : null;
  }
  return cell === null || typeof cell === 'number' ? null : `${column} is no number`;
}

function problemOfOrder(period: Period, before: Period | undefined): string | null {
  if (before === undefined || !isPeriod(before)) return null;
  const distance = periodPosition(period) - periodPosition(before);
  if (distance === 0) return 'stands twice';
  return distance < 0 ? 'comes after a later period; points ascend' : null;
}

const DAY_MS = 86_400_000;

/** Whether a period begins after today. A fiscal year begins at most a year before the one it is named after. */
function liesAhead(period: Period): boolean {
  const span = spanOf(period);
  if (!span || span.axis === 'tenor') return false;
  return (span.axis === 'fiscal' ? span.start - 366 * DAY_MS : span.start) > Date.now();
}
