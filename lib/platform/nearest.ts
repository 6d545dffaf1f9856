/**
 * The name that was probably meant: the one with the fewest letters different (two swapped letters count as
 * one), if these are two at most. For short names only one letter may differ, because they resemble many
 * other names.
 */
export function nearest(name: string, names: readonly string[]): string | undefined {
  return names
    .map((meant) => ({ meant, distance: letterDistance(name, meant) }))
    .filter(({ meant, distance }) => distance <= (meant.length < 8 ? 1 : 2))
    .sort((a, b) => a.distance - b.distance)[0]?.meant;
}

/** For the end of an error about an unknown name: which of the known ones was probably meant. */
export function suggestion(name: string, names: readonly string[]): string {
  const suggestedName = nearest(name, names);
  return suggestedName === undefined ? '' : `; the nearest is "${suggestedName}"`;
}

/** The edit distance of two words: letters to insert, remove, replace or swap with the next. */
export function letterDistance(a: string, b: string): number {
  // The lengths differ too much; no need to compute.
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = (rows[i] = [i]);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          i > 1 && j > 1 && isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
