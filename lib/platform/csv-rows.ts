import { CsvError, parse } from 'csv-parse/sync';

/** A row of a table that is text, and the line where it begins, from 1. */
export type CsvRow = { cells: string[]; line: number };

/** What a table may have at most. */
export type CsvLimits = { rows: number; columns?: number; /** Characters of a cell. */ cell?: number };

type Kind = 'quotation' | 'rows' | 'columns' | 'cell';

/** Why a text is no table: a quotation mark that is not closed, or more than one of the limits allows. */
export class CsvProblem extends Error {
  override name = 'CsvProblem';

  constructor(
    readonly kind: Kind,
    readonly line: number,
  ) {
    super(`${kind} on line ${line}`);
  }
}

/**
 * The rows of a table that is text (RFC 4180, with any delimiter and any line end), without blank lines. What
 * is too large ends the reading at once.
 * @throws CsvProblem
 */
export function csvRows(
  text: string,
  { delimiter, isQuoted = true, most }: { delimiter: string; isQuoted?: boolean; most: CsvLimits },
): CsvRow[] {
  const rows: CsvRow[] = [];
  let last = 0;
  const add = (cells: string[], { lines }: { lines: number }): null => {
    last = lines;
    const line = lines - cells.reduce((sum, cell) => sum + (cell.match(LINE_END)?.length ?? 0), 0);
    if (rows.push({ cells, line }) > most.rows) throw new CsvProblem('rows', line);
    if (cells.length > (most.columns ?? Infinity)) throw new CsvProblem('columns', line);
    if (most.cell !== undefined && cells.some(({ length }) => length > (most.cell ?? Infinity)))
      throw new CsvProblem('cell', line);
    return null;
  };
  try {
    parse(text, {
      bom: true,
      delimiter,
      ltrim: true,
      quote: isQuoted ? '"' : null,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      ...(most.cell !== undefined && { max_record_size: most.cell * ((most.columns ?? 1000) + 1) }),
      on_record: add,
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation that is not closed takes in all lines to the end.
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const line = typeof error.lines === 'number' && !isOpen ? error.lines : last + 1;
    throw new CsvProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'cell' : 'quotation', line);
  }
}

const LINE_END = /\r\n|[\r\n]/g;
