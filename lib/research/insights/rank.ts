export type Direction = 'high' | 'low';

/** The rank of a value among all of its kind, itself included: 1 is the most extreme. */
export type Rank = {
  rank: number;
  of: number;
  /** Whether another value is as extreme, so that this one shares its rank. */
  tied: boolean;
};

/** The rank of a value among others that came before it. */
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
 * How many values back a run of less extreme ones reaches, the value at `index` included, and the index of the last one
 * that was at least as extreme; `null` where there was none.
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
