import { DAY, dayOf } from '@/lib/platform/clock';
import { keyOf } from '../series/new-points';
import type { SeriesFile } from '../series/series-file';
import { isDay, periodPosition, spanOf, weekOf, type Period } from '../time/period';
import type { Observation } from './received';
import { SupplyProblem } from './supply-problem';

/** A row of a series file that a publisher's file has, and the line where it stands there. */
export type ReceivedRow = { period: Period; cells: Observation['cells']; line: number };

/** More days than any exchange of ours is closed at the end of a month; in milliseconds. */
const LONGEST_CLOSED = 10 * DAY;

/**
 * The rows of a series, ascending, from what its publisher says of days or periods. Of the days of a month or
 * a week the last counts, if the file goes on after its end: where it stops, the rest of the period may be
 * missing.
 * @param now the present, by which a period lies in the future
 * @throws SupplyProblem for a date in the future, a value of a period that is not over, a date with two
 * values, days among longer periods, and a month whose last days are missing
 */
export function rowsBy(
  series: SeriesFile,
  observations: readonly Observation[],
  { name, decimals, now }: { name: string; decimals: number; now: number },
): ReceivedRow[] {
  const byColumn = new Map<string, Observation>();
  for (const observation of observations) {
    const { at, line } = observation;
    const span = spanOf(at);
    if (!span) throw new SupplyProblem(name, line, `"${at}" is no period`);
    if (span.axis === 'calendar' && span.start > now)
      throw new SupplyProblem(name, line, `${at} lies in the future: today is ${dayOf(now)}`);
    const isOver = span.axis !== 'calendar' || span.end <= now || isDay(at) || series.observed === 'in force';
    if (!isOver && observation.cells.some((cell) => cell !== null))
      throw new SupplyProblem(
        name,
        line,
        `${at} is not over: today is ${dayOf(now)}; take this row out, or import the file when it is`,
      );
    const before = byColumn.get(at);
    if (before && JSON.stringify(before.cells) !== JSON.stringify(observation.cells))
      throw new SupplyProblem(
        name,
        line,
        `${at} is ${String(observation.cells[0])} here and ${String(before.cells[0])} on line ${before.line}`,
      );
    byColumn.set(at, observation);
  }
  const ascending = [...byColumn.values()].sort((a, b) => periodPosition(a.at) - periodPosition(b.at));
  const isOfDays = ascending.length > 0 && ascending.every(({ at }) => isDay(at));
  const [day, longer] = [true, false].map((isOne) => ascending.find(({ at }) => isDay(at) === isOne));
  if (day && longer && ['daily', 'weekly', 'monthly'].includes(series.frequency))
    throw new SupplyProblem(
      name,
      longer.line,
      `${longer.at} is no day, and ${day.at} on line ${day.line} is one: a file has days, or longer periods`,
    );
  const rows =
    isOfDays && ['weekly', 'monthly'].includes(series.frequency)
      ? lastDays(series, ascending, name)
      : ascending.map(({ at, ...rest }) => ({ period: at, ...rest }));
  return rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.map((cell) => (typeof cell === 'number' ? Number(cell.toFixed(decimals)) : cell)),
  }));
}

function lastDays(series: SeriesFile, ascending: readonly Observation[], name: string): ReceivedRow[] {
  if (series.observed !== 'close')
    throw new SupplyProblem(
      name,
      ascending[0]?.line ?? null,
      `The file has days, and ${series.id} has the ${series.observed} of each period, not its last value`,
    );
  const isWeekly = series.frequency === 'weekly';
  const last = new Map<string, Observation>();
  for (const observation of ascending) {
    const { at, cells } = observation;
    if (isWeekly && isWeekend(at)) continue;
    const key = isWeekly ? keyOf('weekly', at) : at.slice(0, 7);
    // A period whose days are all without a value is a gap that the file names.
    if (!last.has(key) || cells.some((cell) => cell !== null)) last.set(key, observation);
  }
  if (!isWeekly) checkMonthEnds(ascending, name);
  const end = ascending.at(-1)?.at ?? '';
  return [...last.values()].flatMap(({ at, cells, line }): ReceivedRow[] => {
    const isOver = isWeekly ? weekOf(end) > weekOf(at) || isWeekend(end) : end.slice(0, 7) > at.slice(0, 7);
    return isOver ? [{ period: isWeekly ? at : at.slice(0, 7), cells, line }] : [];
  });
}

/** Of a month without its last days the last value would be taken for that of its end. */
function checkMonthEnds(ascending: readonly Observation[], name: string): void {
  ascending.slice(1).forEach(({ at }, i) => {
    const before = ascending[i];
    if (!before || before.at.slice(0, 7) === at.slice(0, 7)) return;
    const end = spanOf(before.at.slice(0, 7))?.end ?? 0;
    if (end - Date.parse(before.at) <= LONGEST_CLOSED) return;
    throw new SupplyProblem(
      name,
      before.line,
      `${before.at} is followed by ${at}: the last days of ${before.at.slice(0, 7)} are missing; download all days`,
    );
  });
}

const isWeekend = (day: Period): boolean => [0, 6].includes(new Date(day).getUTCDay());
