/**
 * Variables whose names are nearly those of settings: in other case, or one or two letters away (two letters that changed
 * places count as one). Short names are close to too many others, so that they may be one letter away only.
 */
export function misspeltSettings(
  variables: Record<string, string | undefined>,
  settings: readonly string[],
): { found: string; meant: string }[] {
  const candidates = Object.keys(variables).filter((name) => variables[name] && !settings.includes(name));
  return candidates.flatMap((found) => {
    const nearest = settings
      .map((meant) => ({ found, meant, distance: letterDistance(found.toUpperCase(), meant) }))
      .filter(({ meant, distance }) => distance <= (meant.length < 8 ? 1 : 2))
      .sort((a, b) => a.distance - b.distance)[0];
    return nearest ? [{ found, meant: nearest.meant }] : [];
  });
}

/** How many letters must be put in, left out, replaced or swapped with the next to make one word of the other. */
export function letterDistance(a: string, b: string): number {
  // More apart than we ask for, without the work.
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
