import { beginsAfter, isDay, isPeriod, periodPosition, startsAfter, type Period } from '../time/period';
import type { ValueCheck } from './checks';
import { statedStatusSchema, type Column, type SeriesFile } from './series-shape';
import { missingPeriodProblem } from './missing-periods';
import { covering, notesOn, notePeriods, type SeriesNote } from './notes';
import { unitJumpProblem } from './unit-jump';

type Fail = (path: (string | number)[], message: string) => void;
type Row = SeriesFile['points'][number];
type Cell = Row[number];

/**
 * Checks that the schema cannot express: the cells of each column, the order of the points, and the names
 * in notes.
 * @param now the present, after which no period begins
 */
export function checkSeries(series: SeriesFile, now: number, fail: Fail): void {
  const { points, columns, frequency, asOf } = series;
  checkColumns(series, fail);
  points.forEach((row, i) => {
    const problem =
      problemOfRow(row, now, columns) ??
      problemOfOrder(row[0], points[i - 1]?.[0]) ??
      missingPeriodProblem(row[0], points[i - 1]?.[0], frequency) ??
      unitJumpProblem(series, i);
    if (problem) fail(['points', i], `${row[0]}: ${problem}`);
  });

  if (!isPeriod(asOf)) fail(['asOf'], `"${asOf}" is no period`);
  if (beginsAfter(asOf, now)) fail(['asOf'], `${asOf} lies in the future`);
  const periods = points.map(([period]) => period);
  const past = periods.findLast((period) => startsAfter(period, asOf));
  if (past) fail(['asOf'], `The points go past asOf, to ${past}`);

  series.notes.forEach((note, i) => {
    const problem = problemOfNote(note, series);
    if (problem) fail(['notes', i], problem);
  });
  series.checks.forEach((check, i) => {
    const problem = problemOfCheck(check, series);
    if (problem) fail(['checks', i], problem);
  });
  if (frequency === 'event' && series.checkedOn === undefined)
    fail(['checkedOn'], 'A series of decisions has the day of the last announcement that was read');
  for (const key of Object.keys(series.columnStatus))
    if (!columns?.slice(1).some(({ name }) => name === key))
      fail(['columnStatus', key], 'There is no such column');
}

function problemOfNote(note: SeriesNote, { points, columns }: SeriesFile): string | null {
  const ends = notePeriods(note);
  if (note.period !== undefined && note.range) return 'It has a period or a range, not both';
  if (!ends && note.kind !== 'remark') return 'It names the period or the range it is of';
  if (ends && !points.some(([period]) => notesOn([note], period).length > 0))
    return 'There is no such period';
  return unknownColumn(note.columns, columns);
}

function unknownColumn(named: readonly string[] = [], columns: SeriesFile['columns']): string | null {
  const unknown = named.find((name) => !columns?.slice(1).some((column) => column.name === name));
  return unknown === undefined ? null : `There is no column "${unknown}"`;
}

/** A publisher cannot confirm itself: what agrees with it is a copy. */
function problemOfCheck(check: ValueCheck, { points, columns, sources }: SeriesFile): string | null {
  if (check.kind === 'independent' && sources.some(({ publisher }) => publisher === check.publisher))
    return `${check.publisher} is the source; only another publisher makes its values verified`;
  if (!points.some(([period]) => covering([check], period).length > 0)) return 'There is no such period';
  return unknownColumn(check.columns, columns);
}

function checkColumns({ columns, unit }: SeriesFile, fail: Fail): void {
  if (!columns) {
    if (unit === undefined) fail(['unit'], 'A series without columns has a unit');
    return;
  }
  if (unit !== undefined) fail(['unit'], 'Each column has a unit of its own');
  if (columns[0]?.kind !== 'period') fail(['columns', 0], 'The first column is the period');
  const names = columns.map(({ name }) => name);
  const double = names.findIndex((name, i) => names.indexOf(name) < i);
  if (double > 0) fail(['columns', double], `There are two columns "${names[double]}"`);
}

function problemOfRow(
  row: Row,
  now: number,
  columns: readonly Pick<Column, 'name' | 'kind'>[] = PLAIN,
): string | null {
  if (row.length !== columns.length) return `has ${row.length} values where ${columns.length} are named`;
  if (!isPeriod(row[0])) return `"${row[0]}" is no period`;
  if (beginsAfter(row[0], now)) return 'lies in the future';
  for (const [i, cell] of row.entries()) {
    const column = columns[i];
    const problem = i > 0 && column && problemOfCell(column, cell, now);
    if (problem) return problem;
  }
  return null;
}

/** The cells of a series with a single value. */
const PLAIN = [
  { name: 'period', kind: 'period' },
  { name: 'its value', kind: 'value' },
] as const;

function problemOfCell(
  { name, kind }: Pick<Column, 'name' | 'kind'>,
  cell: Cell,
  now: number,
): string | null {
  if (kind === 'status') return statedStatusSchema.safeParse(cell).error?.issues[0]?.message ?? null;
  if (kind === 'period end') {
    if (typeof cell !== 'string' || !isDay(cell)) return `${name} is no day`;
    return beginsAfter(cell, now) ? `${name} lies in the future` : null;
  }
  return cell === null || typeof cell === 'number' ? null : `${name} is no number`;
}

function problemOfOrder(period: Period, before: Period | undefined): string | null {
  if (before === undefined || !isPeriod(before)) return null;
  const distance = periodPosition(period) - periodPosition(before);
  if (distance === 0) return 'stands twice';
  return distance < 0 ? 'comes after a later period; points ascend' : null;
}
