type Row = { value: number };

/**
 * The places of a highest value so far, of the lowest before it was reached again, and of where it was; −1 if it
 * was not.
 */
export type FallPlaces = { highest: number; lowest: number; recovered: number };

/** Sums of fractions are exact to fewer digits than this: a fall of just so much counts. */
const SLACK = 1e-9;

/**
 * Every fall from a highest value so far that reached a depth before the highest was reached again. It begins at
 * the last of equal highs and ends at or above; the last may not be over.
 * @param deeper the depth in per cent
 */
export function fallsIn(rows: readonly Row[], deeper: number): FallPlaces[] {
  const falls: FallPlaces[] = [];
  for (let highest = 0; highest >= 0 && highest < rows.length;) {
    const fall = fallFrom(rows, highest);
    if (isAsDeep(rows, fall, deeper)) falls.push(fall);
    highest = fall.recovered;
  }
  return falls;
}

/**
 * What comes after a highest value: where the lowest is, and where it is reached again. The next value is that
 * place where there is no fall.
 */
export function fallFrom(rows: readonly Row[], highest: number): FallPlaces {
  const top = rows[highest]?.value ?? NaN;
  let lowest = highest;
  for (let i = highest + 1; i < rows.length; i += 1) {
    const value = rows[i]?.value ?? NaN;
    if (value >= top) return { highest, lowest, recovered: i };
    if (value < (rows[lowest]?.value ?? NaN)) lowest = i;
  }
  return { highest, lowest, recovered: -1 };
}

function isAsDeep(rows: readonly Row[], { highest, lowest }: FallPlaces, deeper: number): boolean {
  const [top, low] = [rows[highest]?.value ?? NaN, rows[lowest]?.value ?? NaN];
  return low < top && low <= top * (1 - deeper / 100) * (1 + SLACK);
}

/** The first later place at which a value is so many times that of a place; −1 if there is none. */
export function multipliedAt(rows: readonly Row[], start: number, times: number): number {
  const wanted = (rows[start]?.value ?? NaN) * times * (1 - SLACK);
  for (let i = start + 1; i < rows.length; i += 1) if ((rows[i]?.value ?? NaN) >= wanted) return i;
  return -1;
}
