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
 * The rows of a table that is text (RFC 4180, with any delimiter and any line end), without blank lines. A quotation mark counts
 * at the start of a cell only. Each character is looked at twice at most, and what is too large ends the reading at once.
 * @throws CsvProblem
 */
export function csvRows(
  text: string,
  { delimiter, isQuoted = true, most }: { delimiter: string; isQuoted?: boolean; most: CsvLimits },
): CsvRow[] {
  const rows: CsvRow[] = [];
  const longest = most.cell ?? Infinity;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;

  const isAtEnd = () => at >= text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';

  const quoted = (): string => {
    const begun = line;
    let cell = '';
    for (;;) {
      const mark = text.indexOf('"', at + 1);
      if (mark < 0) throw new CsvProblem('quotation', begun);
      const part = text.slice(at + 1, mark);
      if (cell.length + part.length > longest) throw new CsvProblem('cell', begun);
      cell += part;
      line += part.match(/\r\n|[\r\n]/g)?.length ?? 0;
      at = mark + 1;
      if (text[at] !== '"') break;
      cell += '"';
    }
    while (text[at] === ' ') at += 1;
    if (!isAtEnd()) throw new CsvProblem('quotation', line);
    return cell;
  };

  const nextCell = (): string => {
    const start = at;
    while (text[at] === ' ') at += 1;
    if (isQuoted && text[at] === '"') return quoted();
    while (!isAtEnd()) at += 1;
    if (at - start > longest) throw new CsvProblem('cell', line);
    return text.slice(start, at);
  };

  while (at < text.length) {
    const row: CsvRow = { cells: [], line };
    row.cells.push(nextCell());
    while (text[at] === delimiter) {
      at += 1;
      row.cells.push(nextCell());
      if (row.cells.length > (most.columns ?? Infinity)) throw new CsvProblem('columns', row.line);
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    const isBlank = row.cells.length === 1 && row.cells[0]?.trim() === '';
    if (!isBlank && rows.push(row) > most.rows) throw new CsvProblem('rows', row.line);
    line += 1;
  }
  return rows;
}
