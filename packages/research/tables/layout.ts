import { CsvProblem, csvRows, type CsvRow } from '@/lib/platform/csv-rows';
import { isDateCell, mayBeDate } from './dates';
import { isNumberOrGap } from './numbers';
import { MOST } from './own-table';
import { tableRefusal, refusalOf } from './own-refusal';
import { isListOfTrades } from './trades';

/** A row below the header, with a cell for each column. */
export type DataRow = {
  cells: readonly string[];
  line: number;
  /** The line of text above it, as the names of houses and schemes in files of AMFI. */
  section: string;
};

/** A table without what stands before its header and between its rows. */
export type Layout = {
  /** Their names, each different. */
  columns: readonly string[];
  rows: readonly DataRow[];
  /** The lines of text between and below the rows. */
  textLines: readonly number[];
};

/** Tabs and semicolons first: of equal delimiters, commas may be those of numbers. */
const DELIMITERS = ['\t', ';', ','] as const;
/** By so many lines the delimiter is found. */
const SEEN_LINES = 20;
/** So many lines may stand before the header. */
const PREAMBLE = 12;

/**
 * Marks without width, and those that turn the direction of reading; joiners stay, because Indian scripts
 * need them.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Finds the parts of a table.
 * @throws OwnRefusal
 */
export function layoutOf(text: string): Layout {
  const rows = rowsOf(text);
  const start = rows.slice(0, PREAMBLE + 1);
  const trades = start.find(({ cells }) => isListOfTrades(cells));
  if (trades) throw tableRefusal('trades', { line: trades.line });
  const firstData = rows.slice(0, PREAMBLE + SEEN_LINES).findIndex(({ cells }) => isData(cells));
  if (firstData < 0)
    throw rows.every(({ cells }) => filled(cells) < 2)
      ? tableRefusal('one-column', {})
      : tableRefusal('no-table', { most: PREAMBLE });

  // A row with a date is no header: what is wrong with its number is said later.
  const header = rows
    .slice(0, firstData)
    .findLastIndex(({ cells }) => filled(cells) > 1 && !cells.some(isDateCell));
  if (header > PREAMBLE) throw tableRefusal('no-table', { most: PREAMBLE });
  const withDate = rows.findIndex(
    ({ cells }) => isData(cells) || (filled(cells) > 1 && cells.some(isDateCell)),
  );
  const below = rows.slice(header < 0 ? withDate : header + 1);
  const columns = namesOf(rows[header]?.cells ?? [], below);
  return { columns, ...dataOf(below, columns.length) };
}

function rowsOf(text: string): CsvRow[] {
  try {
    const rows = csvRows(text.replace(INVISIBLE, ''), {
      delimiter: delimiterOf(text),
      most: { rows: MOST.rows + PREAMBLE + 1, columns: MOST.columns, cell: MOST.cell },
    });
    return rows.flatMap(({ cells, line }) => {
      const clean = cells.map((cell) => cell.trim());
      return filled(clean) > 0 ? [{ cells: clean, line }] : [];
    });
  } catch (error) {
    throw error instanceof CsvProblem ? refusalOf(error) : error;
  }
}

/** The delimiter that most of the first lines have equally often; without any a comma. */
function delimiterOf(text: string): string {
  const lines = text
    // Enough for lines of the largest table, and little of a text without line ends.
    .slice(0, SEEN_LINES * MOST.columns * (MOST.cell + 1))
    .split(/\r\n|[\r\n]/, SEEN_LINES * 2)
    .filter((line) => line.trim() !== '')
    .slice(0, SEEN_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    return {
      delimiter,
      score: Math.max(0, ...counts.map((count) => counts.filter((each) => each === count).length)),
    };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return best === 0 ? ',' : (scores.find(({ score }) => score === best)?.delimiter ?? ',');
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** Whether a row has a date, and a number or a missing one in another cell. */
const isData = (cells: readonly string[]): boolean =>
  cells.some((cell, i) => mayBeDate(cell) && cells.some((other, j) => j !== i && isNumberOrGap(other)));

/** The names of a header, each different; letters, as spreadsheets have them, for columns without a name. */
function namesOf(header: readonly string[], rows: readonly CsvRow[]): string[] {
  const width = header.findLastIndex((cell) => cell !== '') + 1;
  // Without a header the first row says how many there are.
  const count = width > 0 ? width : (rows[0]?.cells.length ?? 0);
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const name = header[i]?.replace(/\s+/g, ' ') || letterOf(i);
    let unique = name;
    for (let copy = 2; names.includes(unique); copy += 1) unique = `${name} (${copy})`;
    names.push(unique);
  }
  return names;
}

const letterOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + column - 26)}`;

function dataOf(below: readonly CsvRow[], width: number): Pick<Layout, 'rows' | 'textLines'> {
  const rows: DataRow[] = [];
  const textLines: number[] = [];
  let section = '';
  for (const { cells, line } of below) {
    const only = filled(cells) === 1 ? cells.find((cell) => cell !== '') : undefined;
    if (only !== undefined && !mayBeDate(only) && !isNumberOrGap(only)) {
      section = only;
      textLines.push(line);
      continue;
    }
    const last = cells.findLastIndex((cell) => cell !== '') + 1;
    if (last > width) throw tableRefusal('wide-row', { line, cells: last, columns: width });
    rows.push({ cells: cells.length === width ? cells : cellsFor(width, cells), line, section });
    if (rows.length > MOST.rows) throw tableRefusal('too-many-rows', { most: MOST.rows });
  }
  return { rows, textLines };
}

const cellsFor = (width: number, cells: readonly string[]): string[] =>
  Array.from({ length: width }, (_, i) => cells[i] ?? '');
