import { cellsOf, tellsSeriesApart } from './columns';
import type { DataRow, Layout } from './layout';
import { tableRefusal } from './own-refusal';
import { MOST, type OwnOption } from './own-table';

/** The rows of one series, or the series of which a person must choose. */
export type OneSeries =
  | {
      rows: readonly DataRow[];
      /** What it is called in the table. */
      title?: string;
      /** Its name among several. */
      series?: string;
    }
  | { options: OwnOption[] };

/**
 * The rows of one series where a table may have several, as files of many schemes or symbols have: by the
 * columns that name them, or by the lines of text between the rows.
 * @throws OwnRefusal for one day of several series, and for too many
 */
export function oneSeriesOf(layout: Layout, dates: number, chosen: string | undefined): OneSeries {
  const { columns, rows } = layout;
  const places = columns.flatMap((_, i) => (tellsSeriesApart(layout, i) ? [i] : []));
  const cellsThatName = ({ cells, section }: DataRow): string[] =>
    places.length > 0 ? places.map((i) => cells[i] ?? '') : [section];
  const nameOf = (row: DataRow): string =>
    cellsThatName(row)
      .filter((cell) => cell !== '')
      .join(' ');

  const rowsByName = new Map<string, DataRow[]>();
  for (const row of rows) {
    const name = nameOf(row);
    const rowsOfName = rowsByName.get(name);
    if (rowsOfName) rowsOfName.push(row);
    else rowsByName.set(name, [row]);
  }
  const [first] = rows;
  if (rowsByName.size < 2) {
    const title = first && cellsThatName(first).sort((a, b) => b.length - a.length)[0];
    return { rows, ...(title && { title }) };
  }
  const rowsOfSeries = chosen === undefined ? undefined : rowsByName.get(chosen);
  if (rowsOfSeries && chosen !== undefined) return { rows: rowsOfSeries, title: chosen, series: chosen };
  const days = new Set(cellsOf(rows, dates));
  const [day = ''] = days;
  if (days.size === 1) throw tableRefusal('one-day', { count: rowsByName.size, date: day });
  if (rowsByName.size > MOST.series)
    throw tableRefusal('many-series', { count: rowsByName.size, most: MOST.series });
  return { options: [...rowsByName.keys()].map((value) => ({ value })) };
}
