import { isPeriod } from '../../time/period';
import { dayIn, shortText } from '../../series/written';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import { SupplyProblem } from '../supply-problem';
import { textRows } from '../text-rows';

/**
 * CSV with a column of dates and one of values: that of the National Stock Exchange (a byte order mark, spaces in
 * the header, `21-AUG-2026`, the newest first, `1,234.50`), and any other. A date is a day or a period of the series.
 */
export function readTwoColumns(received: Received, columns: { date: string; value: string }): Observation[] {
  const { name } = received;
  const { rows, columnOf } = textRows(received);
  const [date, value] = [columnOf(columns.date), columnOf(columns.value)];
  return rows.map(({ cells, line }) => {
    const cellText = (cells[date] ?? '').trim();
    const at = dayIn(cellText) ?? (isPeriod(cellText) ? cellText : undefined);
    if (at === undefined)
      throw new SupplyProblem(
        name,
        line,
        `"${shortText(cellText)}" is no date: write 2026-08-21, 21-AUG-2026 or 2026-08`,
      );
    if (cells[value] === undefined)
      throw new SupplyProblem(name, line, `The row ends before the column "${columns.value}"`);
    const number = numberAt(name, line, cells[value], { isGrouped: true });
    return { at, cells: [number], line };
  });
}
