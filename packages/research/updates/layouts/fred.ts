import { dayIn, shortText } from '../../series/written';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';
import { textRows } from '../text-rows';

/** CSV of FRED: `observation_date,GS10`, a month as its first day, `.` for a missing value. */
export function readFred(received: Received, { column }: Extract<Supply, { layout: 'fred' }>): Observation[] {
  const { name, series } = received;
  const { rows, columnOf } = textRows(received);
  const [date, value] = [columnOf('observation_date'), columnOf(column)];
  return rows.map(({ cells, line }) => {
    const day = dayIn(cells[date] ?? '');
    if (!day) throw new SupplyProblem(name, line, `"${shortText(cells[date] ?? '')}" is no day`);
    if (series.frequency === 'monthly' && !day.endsWith('-01'))
      throw new SupplyProblem(name, line, `${day} is no first of a month, and the series is monthly`);
    const number = numberAt(name, line, cells[value] ?? '?');
    return { at: series.frequency === 'monthly' ? day.slice(0, 7) : day, cells: [number], line };
  });
}
