import { writeContent } from './content-folder';
import { seriesText } from './series-file';

/** So many months from the first of January of a year on. */
export const monthsFrom = (year: number, count: number): string[] =>
  Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, i)).toISOString().slice(0, 7));

/** Writes a price in rupees with these values from January of a year on. */
export function writePrices(
  id: string,
  year: number,
  values: readonly (number | null)[],
  changes: object = {},
): void {
  const points = monthsFrom(year, values.length).map((month, i): [string, number | null] => [
    month,
    values[i] ?? null,
  ]);
  writeContent(
    `series/${id}.json`,
    seriesText({ id, unit: 'INR per unit', redistribute: true, points, ...changes }),
  );
}
