export type Direction = 'high' | 'low';

/** The rank of a value among all values compared, itself included: 1 is the most extreme. */
export type Rank = {
  rank: number;
  of: number;
  /** Whether another value is as extreme, so that both share the rank. */
  tied: boolean;
};

/** The rank of a value among earlier values. */
export function rankAmong(value: number, before: readonly number[], direction: Direction): Rank {
  return {
    rank: 1 + before.filter((other) => beyond(other, value, direction)).length,
    of: before.length + 1,
    tied: before.includes(value),
  };
}

/** From 0 to 1: the share of all cases that were less extreme. */
export function scoreOf({ rank, of }: Pick<Rank, 'rank' | 'of'>): number {
  return 1 - rank / of;
}

/**
 * The number of values up to `index`, itself included, since one was at least as extreme, and the index of
 * that value; `null` if there was none.
 */
export function lookback(
  values: readonly number[],
  index: number,
  direction: Direction,
): { length: number; last: number | null } {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value at ${index} of ${values.length}`);
  const last = values
    .slice(0, index)
    .findLastIndex((other) => other === value || beyond(other, value, direction));
  return { length: index - last, last: last < 0 ? null : last };
}

function beyond(a: number, b: number, direction: Direction): boolean {
  return direction === 'high' ? a > b : a < b;
}
