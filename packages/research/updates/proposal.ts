import { keyOf, withNewPoints, type FilePoint } from '../series/new-points';
import { seriesSchema, type SeriesFile } from '../series/series-file';
import { periodPosition, type Period } from '../time/period';
import type { ReceivedRow } from './periods';
import { SupplyProblem } from './supply-problem';

type Cell = string | number | null;

/** An old value that the publisher gives otherwise; `theirs` is null where it has none any more. */
export type Changed = { period: Period; column: string; ours: Cell; theirs: Cell; line: number | null };

/** What a publisher's file would change in a series. */
export type Proposal = {
  /** Rows after the last of the series. */
  added: ReceivedRow[];
  /** Rows of periods that were marked partial, and are over. */
  completed: ReceivedRow[];
  changed: Changed[];
  /**
   * Why the new values are not borne out by the second publisher of the series, as sentences; empty where it
   * has none.
   */
  disagreements: string[];
  /** How many old values agree. */
  same: number;
  /** The series with the rows that were added and completed; what changed is not in it. */
  file: SeriesFile;
};

/** Values of this many rows around one tell how many decimals ours have: 4.5 among 4.48 and 4.52 is 4.50. */
const AROUND = 12;

/**
 * Compares a series with the rows of its publisher's file.
 * @throws SupplyProblem if the file is not of this series, or if the series would break its own rules with the rows
 */
export function propose(
  series: SeriesFile,
  rows: readonly ReceivedRow[],
  { name, decimals }: { name: string; decimals: number },
): Proposal {
  const places = new Map(series.points.map(([period], i) => [keyOf(series.frequency, period), i]));
  const placeOf = (row: ReceivedRow) => places.get(keyOf(series.frequency, row.period));
  const lastPosition = periodPosition(series.points.at(-1)?.[0] ?? '');
  const partial = new Set(
    series.notes.flatMap(({ kind, period }) => (kind === 'partial' && period !== undefined ? [period] : [])),
  );

  const pairs = rows.flatMap((row) => {
    const at = placeOf(row);
    const point = at === undefined ? undefined : series.points[at];
    return at !== undefined && point ? [{ row, at, point }] : [];
  });
  const completed = pairs.filter(({ point, row }) => partial.has(point[0]) && hasValue(series, row.cells));
  const settled = pairs.filter(({ point }) => !partial.has(point[0]));
  const differences = settled.flatMap(({ row, at }) => differencesOf(series, row, at, decimals));
  const valuedPlaces = settled.filter(({ row }) => hasValue(series, row.cells)).map(({ at }) => at);
  const missingPlaces = goneFrom(series, rows, new Set(valuedPlaces), partial);
  const same = valuesIn(series, settled) - differences.length;
  checkSame(name, settled.length, same, differences);

  const after = rows.filter((row) => placeOf(row) === undefined && periodPosition(row.period) > lastPosition);
  const added = after.slice(0, after.findLastIndex(({ cells }) => hasValue(series, cells)) + 1);
  const file = withNewPoints(series, [...completed.map(({ row }) => row), ...added].map(pointOf));
  const problem = seriesSchema.safeParse(file).error?.issues[0];
  if (problem) {
    const at = typeof problem.path[1] === 'number' ? file.points[problem.path[1]]?.[0] : undefined;
    const line = rows.find(({ period }) => period === at)?.line ?? null;
    throw new SupplyProblem(name, line, problem.message);
  }
  const open = added.length > 0 ? stillPartial(series, completed) : [];
  const changed = [...differences, ...missingPlaces, ...open];
  return { added, completed: completed.map(({ row }) => row), changed, disagreements: [], same, file };
}

export const isEmpty = ({ added, completed, changed }: Proposal): boolean =>
  added.length + completed.length + changed.length === 0;

/**
 * Whether the proposal is only new, and whole: nothing that was published changes, no new row lacks a value,
 * and a second publisher, where the series has one, says the same.
 */
export const isAppendOnly = ({ added, changed, disagreements, file }: Proposal): boolean =>
  changed.length === 0 &&
  disagreements.length === 0 &&
  added.every(({ cells }) => cells.every((cell, i) => !isValueColumn(file, i + 1) || cell !== null));

/** The series with what its publisher changed, too; what it took out stays. */
export function revised({ file, changed }: Proposal): SeriesFile {
  const points = file.points.map((point) => {
    const cells = [...point];
    for (const { period, column, theirs } of changed) {
      const at = file.columns?.findIndex(({ name }) => name === column) ?? 1;
      if (period === point[0] && theirs !== null) cells[at] = theirs;
    }
    return cells as typeof point;
  });
  return { ...file, points };
}

const nameOf = (series: SeriesFile, i: number): string => series.columns?.[i]?.name ?? 'value';

const isValueColumn = (series: SeriesFile, i: number): boolean =>
  i > 0 && (!series.columns || series.columns[i]?.kind === 'value');

const hasValue = (series: SeriesFile, cells: ReceivedRow['cells']): boolean =>
  cells.some((cell, i) => isValueColumn(series, i + 1) && cell !== null);

const valuesIn = (series: SeriesFile, compared: readonly { row: ReceivedRow }[]): number =>
  compared.reduce(
    (sum, { row }) =>
      sum + row.cells.filter((cell, i) => isValueColumn(series, i + 1) && cell !== null).length,
    0,
  );

/** Columns that the publisher's file does not have are null in each of its rows: they are not compared. */
function differencesOf(series: SeriesFile, row: ReceivedRow, at: number, decimals: number): Changed[] {
  const point = series.points[at];
  if (!point) return [];
  return row.cells.flatMap((theirs, i): Changed[] => {
    const current = point[i + 1] ?? null;
    if (!isValueColumn(series, i + 1) || theirs === null || agrees(series, at, i + 1, theirs, decimals))
      return [];
    return [{ period: point[0], column: nameOf(series, i + 1), ours: current, theirs, line: row.line }];
  });
}

/** Equal to the digits that both have. */
function agrees(series: SeriesFile, at: number, column: number, theirs: Cell, decimals: number): boolean {
  const current = series.points[at]?.[column];
  if (typeof current !== 'number' || typeof theirs !== 'number') return current === theirs;
  const around = series.points.slice(Math.max(0, at - AROUND), at + AROUND + 1).map((point) => point[column]);
  const digits = Math.min(decimals, Math.max(...around.map(decimalsOf)));
  // Half of the last digit, and what binary arithmetic adds.
  return Math.abs(current - theirs) <= 0.5 * 10 ** -digits + 1e-9 * Math.abs(current);
}

const decimalsOf = (cell: unknown): number =>
  typeof cell === 'number' ? (String(cell).split('.')[1]?.length ?? 0) : 0;

/** Values of ours between the first and the last period of the file that it does not have, or without a value. */
function goneFrom(
  series: SeriesFile,
  rows: readonly ReceivedRow[],
  found: ReadonlySet<number>,
  partial: ReadonlySet<string>,
): Changed[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const [from, to] = [periodPosition(first.period), periodPosition(last.period)];
  return series.points.flatMap((point, i): Changed[] => {
    const position = periodPosition(point[0]);
    const isWithin = position >= from && position <= to && !partial.has(point[0]);
    if (!isWithin || found.has(i) || !hasValue(series, point.slice(1))) return [];
    return [
      { period: point[0], column: nameOf(series, 1), ours: point[1] ?? null, theirs: null, line: null },
    ];
  });
}

/**
 * Periods marked partial without a value in the file, which has later ones: they are over, and nobody says
 * how they ended.
 */
function stillPartial(series: SeriesFile, completed: readonly { at: number }[]): Changed[] {
  return series.points.flatMap((point, i): Changed[] => {
    const isPartial = series.notes.some(({ kind, period }) => kind === 'partial' && period === point[0]);
    if (!isPartial || completed.some(({ at }) => at === i)) return [];
    return [
      { period: point[0], column: nameOf(series, 1), ours: point[1] ?? null, theirs: null, line: null },
    ];
  });
}

/**
 * A file of another series, in another unit, or with two columns swapped, agrees with few of the values that
 * we have.
 */
function checkSame(name: string, periods: number, same: number, differences: readonly Changed[]): void {
  if (periods === 0 || same + differences.length === 0)
    throw new SupplyProblem(
      name,
      null,
      'The file has no period that we have a value of, so nothing shows that it is this series: take ' +
        'one that begins earlier',
    );
  if (differences.length <= same) return;
  const [first] = differences;
  const factors = differences.flatMap(({ ours, theirs }) =>
    typeof ours === 'number' && typeof theirs === 'number' && ours !== 0 ? [theirs / ours] : [],
  );
  const [smallest, largest] = [Math.min(...factors), Math.max(...factors)];
  const isScaled = factors.length > 1 && smallest > 0 && largest / smallest < 1.01;
  throw new SupplyProblem(
    name,
    first?.line ?? null,
    `${differences.length} of the ${same + differences.length} values that we have differ, first ` +
      `${first?.period}: ${String(first?.theirs)} here, ${String(first?.ours)} with us: ` +
      (isScaled
        ? `each is about ${smallest.toPrecision(3)} times ours, is it another unit?`
        : 'is it another series, or are two columns swapped?'),
  );
}

const pointOf = ({ period, cells }: ReceivedRow): FilePoint =>
  [period, cells[0] ?? null, ...cells.slice(1)] as FilePoint;

/** The points that the proposal adds and completes, as files have them. */
export const newPoints = ({ completed, added }: Proposal): FilePoint[] =>
  [...completed, ...added].map(pointOf);
