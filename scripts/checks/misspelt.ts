/**
 * Environment variables whose names are nearly those of settings: in another case, or with one or two
 * letters different (two swapped letters count as one). For short names only one letter may differ, because
 * they resemble many other names.
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

/**
 * The same in the text of a `.env` file, with the line. It belongs to this site alone, so an empty variable counts too:
 * it will be filled in.
 */
export function misspeltLines(
  text: string,
  settings: readonly string[],
): { found: string; meant: string; line: number }[] {
  return text.split('\n').flatMap((row, i) => {
    const [, name = ''] = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(row) ?? [];
    return misspeltSettings({ [name]: 'x' }, settings).map((finding) => ({ ...finding, line: i + 1 }));
  });
}
