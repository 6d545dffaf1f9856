import { isUtf8 } from 'node:buffer';
import { CsvProblem, csvRows, type CsvRow } from '@/lib/platform/csv-rows';
import { shortText } from '../series/written';
import type { Received } from './received';
import { SupplyProblem } from './supply-problem';
import { isWebPage, WEB_PAGE } from './web-page';

/** More than any series of ours could have in a century of days. */
const MOST_ROWS = 100_000;

const SEPARATORS = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
] as const;

type Table = { rows: CsvRow[]; /** The column of this name, from 0. */ columnOf: (name: string) => number };

/**
 * The rows of a CSV below its header, which is the first row; names are compared without spaces around them and
 * without case.
 * @throws SupplyProblem
 */
export function textRows({ name, bytes }: Received, { delimiter = ',', isQuoted = true } = {}): Table {
  const [header, ...rows] = parsed(name, textOf(name, bytes), delimiter, isQuoted);
  if (!header) throw new SupplyProblem(name, null, 'The file is empty: download it again');
  if (rows.length === 0)
    throw new SupplyProblem(name, header.line, 'There is no row below the header: download it again');
  const names = header.cells.map((cell) => cell.trim().toLowerCase());
  const columnOf = (wanted: string) => {
    const places = names.flatMap((each, i) => (each === wanted.trim().toLowerCase() ? [i] : []));
    const [place] = places;
    const otherSeparator = SEPARATORS.find(
      ([mark]) => mark !== delimiter && header.cells.join('').includes(mark),
    );
    if (place === undefined && header.cells.length === 1 && otherSeparator)
      throw new SupplyProblem(
        name,
        1,
        `Its cells are separated by ${otherSeparator[1]}: save it as CSV with commas, as the publisher sends it`,
      );
    if (place === undefined)
      throw new SupplyProblem(
        name,
        1,
        `There is no column "${wanted}" in the header ${shortText(header.cells.join(delimiter))}: ` +
          'another column, another file, or a layout that the publisher changed',
      );
    if (places.length > 1) throw new SupplyProblem(name, 1, `There are two columns "${wanted}"`);
    return place;
  };
  return { rows, columnOf };
}

function parsed(name: string, text: string, delimiter: string, isQuoted: boolean): CsvRow[] {
  try {
    return csvRows(text, { delimiter, isQuoted, most: { rows: MOST_ROWS } });
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    throw new SupplyProblem(
      name,
      error.line,
      error.kind === 'rows' ? `There are more than ${MOST_ROWS} rows` : 'A quotation mark is wrong',
    );
  }
}

/**
 * The text of a file.
 * @throws SupplyProblem for a web page in its place, and for what is no text
 */
export function textOf(name: string, bytes: Buffer): string {
  if (bytes.length === 0) throw new SupplyProblem(name, null, 'The file is empty: download it again');
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    throw new SupplyProblem(name, null, 'The file is compressed with gzip: unpack it first');
  if (!isUtf8(bytes)) throw new SupplyProblem(name, null, 'The file is no text in UTF-8');
  const text = bytes.toString('utf8');
  if (isWebPage(bytes)) throw new SupplyProblem(name, 1, WEB_PAGE);
  return text;
}
