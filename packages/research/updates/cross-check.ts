import { keyOf } from '../series/new-points';
import type { ReceivedRow } from './periods';
import type { Proposal } from './proposal';

type File = { name: string };

/**
 * The new values that a second publisher gives otherwise, or not at all: each as a sentence with both.
 * @param within how far a value may be from the other, as a part of the latter
 */
export function disagreements(
  { added, completed, file }: Proposal,
  { name }: File,
  other: File & { rows: readonly ReceivedRow[]; within: number },
): string[] {
  const secondRows = new Map(other.rows.map((row) => [keyOf(file.frequency, row.period), row]));
  return [...completed, ...added].flatMap(({ period, cells, line }) => {
    const row = secondRows.get(keyOf(file.frequency, period));
    return cells.flatMap((value, i) => {
      const second = row?.cells[i];
      if (typeof value !== 'number') return [];
      if (typeof second !== 'number')
        return [`${name}:${line}: ${period} is ${value} here, and ${other.name} has no value of it`];
      if (Math.abs(value - second) <= other.within * Math.abs(second)) return [];
      return [
        `${name}:${line}: ${period} is ${value} here and ${second} in ${other.name}:${row?.line}, ` +
          `which is further apart than ${percent(other.within)}`,
      ];
    });
  });
}

const percent = (part: number): string => `${Number((part * 100).toPrecision(6))}%`;
