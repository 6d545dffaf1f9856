import { plainName } from './column-names';
import { datesIn } from './dates';
import type { DataRow, Layout } from './layout';
import { isNumberOrGap, numbersIn } from './numbers';
import { tableRefusal, type OwnRefusal } from './own-refusal';
import type { OwnOption } from './own-table';

/** A column that was found, by its place, or those of which a person must choose. */
export type ColumnMatch = { column: number } | { options: OwnOption[] };

const DATE_WORDS = new Set([
  ...['date', 'day', 'week', 'month', 'quarter', 'year', 'fy', 'period', 'time', 'timestamp', 'datum'],
  ...['तारीख', 'दिनांक', 'तिथि', 'महीना', 'माह', 'साल', 'वर्ष'],
]);

/** The names of values: one of the first line is meant rather than one of the second. */
const VALUE_NAMES: readonly ReadonlySet<string>[] = [
  new Set([
    ...['close', 'close price', 'closing price', 'closing value', 'closing index value', 'closing'],
    ...['adj close', 'adjusted close', 'adj close price', 'बंद भाव'],
  ]),
  new Set([
    ...['price', 'last', 'last price', 'ltp', 'nav', 'net asset value', 'value', 'rate'],
    ...['भाव', 'दाम', 'मूल्य', 'दर'],
  ]),
];

/**
 * What tells rows of several series apart: codes, and names, which are no numbers. A column of an index may
 * be called so.
 */
const CODES = new Set(['scheme code', 'symbol', 'ticker', 'isin']);
const NAMES = new Set([
  ...['scheme name', 'series', 'index', 'index name'],
  ...['security', 'security name', 'company', 'company name'],
]);

export function tellsSeriesApart({ columns, rows }: Layout, place: number): boolean {
  const name = plainName(columns[place] ?? '');
  return (
    CODES.has(name) || (NAMES.has(name) && !rows.every(({ cells }) => isNumberOrGap(cells[place] || '-')))
  );
}

const isNamedAsDate = (name: string): boolean =>
  plainName(name)
    .split(/[ /]/)
    .some((word) => DATE_WORDS.has(word));

export const cellsOf = (rows: readonly DataRow[], column: number): string[] =>
  rows.map(({ cells }) => cells[column] ?? '');

/** The only one of some columns, or all of them to choose from, each with its first cell. */
function onlyOne({ columns, rows }: Layout, places: readonly number[]): ColumnMatch | undefined {
  const [first, ...morePlaces] = places;
  if (first === undefined) return undefined;
  if (morePlaces.length === 0) return { column: first };
  return { options: optionsOf({ columns, rows }, places) };
}

const optionsOf = ({ columns, rows }: Pick<Layout, 'columns' | 'rows'>, places: readonly number[]) =>
  places.map((i): OwnOption => ({ value: columns[i] ?? '', example: rows[0]?.cells[i] ?? '' }));

/**
 * The column of dates: the one in which all cells are dates in one way of writing, of several the one that is
 * called so. A column of mere numbers is one by its name or by choice.
 * @throws OwnRefusal for the first cell that is no date, if there is no such column
 */
export function dateColumnOf(layout: Layout, chosen: string | undefined): ColumnMatch {
  const { columns, rows } = layout;
  const dateColumns = columns.map((name, place) => ({
    ...{ name, place, isNamed: isNamedAsDate(name) },
    dates: datesIn(cellsOf(rows, place)),
  }));
  const possible = dateColumns.flatMap(({ dates, ...column }) =>
    Array.isArray(dates) ? [{ ...column, isWritten: dates.some(({ format }) => !format.isNumber) }] : [],
  );
  const byChoice = possible.find(({ name }) => name === chosen);
  if (byChoice) return { column: byChoice.place };
  const certain = possible.filter(({ isNamed, isWritten }) => isNamed || isWritten);
  const withDateName = certain.filter(({ isNamed }) => isNamed);
  const one = onlyOne(
    layout,
    (withDateName.length === 1 ? withDateName : certain).map(({ place }) => place),
  );
  if (one) return one;
  if (possible.length > 0)
    return {
      options: optionsOf(
        layout,
        possible.map(({ place }) => place),
      ),
    };

  const failed = dateColumns.map(({ dates, ...column }) => ({
    ...column,
    at: 'failsAt' in dates ? dates.failsAt : 0,
  }));
  const [best] = failed.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.at - a.at);
  throw wrongCell('not-a-date', layout, best?.place ?? 0, best?.at ?? 0);
}

/** A refusal for a cell of a column. */
export function wrongCell(
  kind: 'not-a-date' | 'not-a-number',
  { columns, rows }: Layout,
  column: number,
  at: number,
): OwnRefusal {
  const row = rows[at];
  return tableRefusal(kind, {
    line: row?.line ?? 1,
    cell: row?.cells[column] ?? '',
    column: columns[column] ?? '',
  });
}

/**
 * The column of values: the one whose name says so, or the only one of numbers.
 * @throws OwnRefusal if no column has numbers
 */
export function valueColumnOf(
  layout: Layout,
  dates: number | undefined,
  chosen: string | undefined,
): ColumnMatch {
  const { columns, rows } = layout;
  const possible = columns.flatMap((name, place) =>
    place !== dates && !tellsSeriesApart(layout, place) && rows.some(({ cells }) => cells[place] !== '')
      ? [{ name, place }]
      : [],
  );
  const byChoice = possible.find(({ name }) => name === chosen);
  if (byChoice) return { column: byChoice.place };
  const placesOf = (isMeant: (column: (typeof possible)[number]) => boolean) =>
    possible.filter(isMeant).map(({ place }) => place);
  for (const names of VALUE_NAMES) {
    const namedColumn = onlyOne(
      layout,
      placesOf(({ name }) => names.has(plainName(name))),
    );
    if (namedColumn) return namedColumn;
  }
  const ofNumbers = onlyOne(
    layout,
    placesOf(({ place }) => Array.isArray(numbersIn(cellsOf(rows, place)))),
  );
  if (ofNumbers) return ofNumbers;
  // Where there is one column beside the dates it is meant, and what is wrong in it is said.
  const [only, ...moreColumns] = possible;
  if (only && moreColumns.length === 0) return { column: only.place };
  throw tableRefusal('no-numbers', {});
}
