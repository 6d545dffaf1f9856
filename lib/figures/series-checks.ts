import { isPeriod, periodPosition, startsAfter } from './period';
import type { Series } from './series';
import { statusSchema } from './status';

type Fail = (path: (string | number)[], message: string) => void;
type Row = Series['points'][number];
type Cell = Row[number];

/** Columns that hold the last day of the row's period. */
const END_COLUMNS = ['periodEnd', 'yearEnd'];

/** What the shape of a series does not say: which cells its columns take, the order of its points, what may be named. */
export function checkSeries(series: Series, fail: Fail): void {
  let previous = -Infinity;
  series.points.forEach((row, i) => {
    const problem = problemOfRow(row, series.columns) ?? problemOfOrder(row[0], previous);
    if (problem) fail(['points', i], `${row[0]}: ${problem}`);
    if (isPeriod(row[0])) previous = periodPosition(row[0]);
  });

  if (!isPeriod(series.asOf)) fail(['asOf'], `"${series.asOf}" is no period`);
  if (isPeriod(series.asOf) && startsAfter(series.asOf, new Date().toISOString().slice(0, 10)))
    fail(['asOf'], `${series.asOf} lies in the future`);
  const periods = series.points.map(([period]) => period);
  const past = periods.findLast((period) => startsAfter(period, series.asOf));
  if (past) fail(['asOf'], `The points go past asOf, to ${past}`);

  for (const key of Object.keys(series.pointStatus))
    if (!periods.some((period) => period.startsWith(key)))
      fail(['pointStatus', key], 'There is no such period');
  for (const key of Object.keys(series.columnStatus))
    if (!series.columns?.slice(1).includes(key)) fail(['columnStatus', key], 'There is no such column');
}

function problemOfRow(row: Row, columns: readonly string[] = ['period', 'its value']): string | null {
  if (row.length !== columns.length) return `has ${row.length} values where ${columns.length} are named`;
  if (!isPeriod(row[0])) return `"${row[0]}" is no period`;
  for (const [i, cell] of row.entries()) {
    const problem = i > 0 && problemOfCell(columns[i] ?? '', cell);
    if (problem) return problem;
  }
  return null;
}

function problemOfCell(column: string, cell: Cell): string | null {
  if (column === 'status') return statusSchema.safeParse(cell).success ? null : `"${cell}" is no status`;
  if (END_COLUMNS.includes(column))
    return typeof cell === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(cell) && isPeriod(cell)
      ? null
      : `${column} is no day`;
  return cell === null || typeof cell === 'number' ? null : `${column} is no number`;
}

function problemOfOrder(period: string, previous: number): string | null {
  const position = periodPosition(period);
  if (position === previous) return 'stands twice';
  return position < previous ? 'comes after a later period; points ascend' : null;
}
