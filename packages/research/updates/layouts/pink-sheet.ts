import { readSheet } from 'read-excel-file/node';
import { shortText } from '../../series/written';
import { numberAt } from '../number-at';
import type { Observation, Received } from '../received';
import type { Supply } from '../supply';
import { SupplyProblem } from '../supply-problem';
import { unzipped } from '../unzipped';

const SHEET = 'Monthly Prices';
/** In bytes, of all parts of a workbook unpacked: that of the World Bank has a tenth of it. */
const MOST_UNPACKED = 50_000_000;

const MONTH = /^(\d{4})M(0[1-9]|1[0-2])$/;

/**
 * The monthly workbook of the World Bank: names of the commodities in a row, their units in the next, then one row
 * for each month, `1960M01`; `…` for a missing value.
 */
export async function readPinkSheet(
  received: Received,
  { column, unit }: Extract<Supply, { layout: 'pink-sheet' }>,
): Promise<Observation[]> {
  const { name } = received;
  const rows = await sheetOf(received);
  const names = rows.findIndex((cells) => cells.some((cell) => textIn(cell) === column));
  if (names < 0) throw new SupplyProblem(name, null, `There is no column "${column}" in the sheet ${SHEET}`);
  const places = (rows[names] ?? []).flatMap((cell, i) => (textIn(cell) === column ? [i] : []));
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new SupplyProblem(name, names + 1, `There are two columns "${column}"`);
  const cellText = textIn(rows[names + 1]?.[place]);
  if (cellText !== unit)
    throw new SupplyProblem(
      name,
      names + 2,
      `The unit of ${column} is "${shortText(cellText)}", not "${unit}"`,
    );
  return rows.flatMap((cells, i): Observation[] => {
    const month = MONTH.exec(textIn(cells[0]));
    if (!month) {
      if (i > names + 1 && typeof cells[place] === 'number')
        throw new SupplyProblem(name, i + 1, `"${shortText(textIn(cells[0]))}" is no month, as 2026M07`);
      return [];
    }
    const cell = cells[place];
    const number = typeof cell === 'number' ? cell : numberAt(name, i + 1, textIn(cell));
    return [{ at: `${month[1]}-${month[2]}`, cells: [number], line: i + 1 }];
  });
}

const textIn = (cell: unknown): string => (typeof cell === 'string' ? cell.trim() : '');

async function sheetOf(received: Received): Promise<readonly (readonly unknown[])[]> {
  const { name, bytes } = received;
  unzipped(received, {
    most: MOST_UNPACKED,
    other:
      'This is no workbook (.xlsx), or it is not whole: download it again. For a CSV name its columns ' +
      'after the series: DATE-COLUMN VALUE-COLUMN',
    wants: () => false,
  });
  try {
    return await readSheet(bytes, SHEET);
  } catch (error) {
    throw new SupplyProblem(
      name,
      null,
      `The sheet ${SHEET} cannot be read: ${error instanceof Error ? shortText(error.message) : 'unknown'}`,
    );
  }
}
