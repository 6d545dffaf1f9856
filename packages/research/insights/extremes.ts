import { rhythmOf, type PresentPoint } from './history';
import type { Values } from '../words/words';
import type { Series } from '../series/series';
import { lookback, type Direction } from './rank';

/** A value that is the highest or lowest of a long stretch of history. */
export type Extreme = {
  at: PresentPoint;
  index: number;
  direction: Direction;
  /** The number of values up to this one, itself included, of which it is the most extreme. */
  length: number;
  /** The last earlier value that was at least as extreme; `null` if there is none. */
  last: PresentPoint | null;
};

/**
 * The extremes of a history: values more extreme than all others for longer than `longMemory` periods. If
 * several follow each other, only the first counts, until a long interval has passed.
 */
export function extremesOf(
  series: Pick<Series, 'frequency'>,
  history: readonly PresentPoint[],
  longMemory = rhythmOf(series).longMemory,
): Extreme[] {
  const { longWait } = rhythmOf(series);
  const values = history.map(({ value }) => value);
  return (['high', 'low'] as const).flatMap((direction) => {
    let latest = -Infinity;
    let sinceLatest: number | null = null;
    return history.flatMap((at, index): Extreme[] => {
      const { length, last } = lookback(values, index, direction);
      if (length <= longMemory) return [];
      const fresh = at.index - latest > longWait;
      latest = at.index;
      // "The lowest since July 2017" is said once, also when a later value is lower still.
      const isSaid = last !== null && last === sinceLatest;
      if (fresh) sinceLatest = last;
      return fresh && !isSaid
        ? [{ at, index, direction, length, last: last === null ? null : (history[last] ?? null) }]
        : [];
    });
  });
}

/** Values for the messages about an extreme; those of the previous extreme differ by detector. */
export function extremeValues({ direction, index, length, last }: Extreme): Values {
  return { direction, length, of: index + 1, since: last ? 'known' : 'none' };
}

/** Longer stretches score higher: 1 minus one over the length. */
export function scoreOfLookback(length: number): number {
  return 1 - 1 / length;
}
