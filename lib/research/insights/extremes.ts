import { rhythmOf, type PresentPoint } from './history';
import type { MessageValues } from '@/lib/content/messages';
import type { Series } from '@/lib/research/series/series';
import { lookback, type Direction } from './rank';

/** The highest or lowest value of a long stretch of history. */
export type Extreme = {
  at: PresentPoint;
  index: number;
  direction: Direction;
  /** How many values it is the most extreme of, itself included. */
  length: number;
  /** The last one before that was at least as extreme; `null` where there is none. */
  last: PresentPoint | null;
};

/**
 * The extremes of a history: values without an equal for longer than `lookback` long. In a stretch that
 * sets several in a row only the first counts, and the next after a long interval.
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
    return history.flatMap((at, index): Extreme[] => {
      const { length, last } = lookback(values, index, direction);
      if (length <= longMemory) return [];
      const fresh = at.index - latest > longWait;
      latest = at.index;
      return fresh
        ? [{ at, index, direction, length, last: last === null ? null : (history[last] ?? null) }]
        : [];
    });
  });
}

/** What the sentences on an extreme name; those on the value before it differ by detector. */
export function extremeValues({ direction, index, length, last }: Extreme): MessageValues {
  return { direction, length, of: index + 1, since: last ? 'known' : 'none' };
}

/** A long stretch is worth more than a short one: one over its length, taken from 1. */
export function scoreOfLookback(length: number): number {
  return 1 - 1 / length;
}
