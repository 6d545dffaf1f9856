import { dayIn, shortText } from '../../series/written';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';
import { textRows } from '../text-rows';

/**
 * Net asset values of AMFI, of a day or of a time: fields between semicolons, with the names of houses and
 * kinds of schemes on lines of their own.
 */
export function readAmfi(received: Received, { scheme }: Extract<Supply, { layout: 'amfi' }>): Observation[] {
  const { name } = received;
  const { rows, columnOf } = textRows(received, { delimiter: ';', isQuoted: false });
  const [code, value, date] = [columnOf('Scheme Code'), columnOf('Net Asset Value'), columnOf('Date')];
  const rowsOfScheme = rows.filter(({ cells }) => cells[code]?.trim() === scheme);
  if (rowsOfScheme.length === 0) throw new SupplyProblem(name, null, `There is no value of scheme ${scheme}`);
  return rowsOfScheme.map(({ cells, line }) => {
    const at = dayIn(cells[date] ?? '');
    if (!at) throw new SupplyProblem(name, line, `"${shortText(cells[date] ?? '')}" is no day`);
    const number = numberAt(name, line, cells[value] ?? '?');
    return { at, cells: [number], line };
  });
}
