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
  /** The same for all extremes of one run. */
  run: string;
};

/** Whether a high is above zero, or a low below it: the largest change within a long decline may still be negative. */
export const isOfItsSign = ({ at, direction }: Extreme): boolean =>
  direction === 'high' ? at.value > 0 : at.value < 0;

/**
 * The extremes of a history: values more extreme than all others for longer than `longMemory` periods. One that comes
 * within a long interval of another, or looks back to the same earlier value, belongs to its run: of a run the last is
 * the most extreme.
 */
export function extremesOf(
  series: Pick<Series, 'frequency'>,
  history: readonly PresentPoint[],
  longMemory = rhythmOf(series).longMemory,
): Extreme[] {
  const { longWait } = rhythmOf(series);
  const values = history.map(({ value }) => value);
  return (['high', 'low'] as const).flatMap((direction) => {
    let latest: { index: number; last: number | null; run: string } | null = null;
    return history.flatMap((at, index): Extreme[] => {
      const { length, last } = lookback(values, index, direction);
      if (length <= longMemory) return [];
      const isSame =
        latest !== null && (at.index - latest.index <= longWait || (last !== null && last === latest.last));
      const run: string = isSame && latest ? latest.run : `${direction} ${at.period}`;
      latest = { index: at.index, last, run };
      return [{ at, index, direction, length, last: last === null ? null : (history[last] ?? null), run }];
    });
  });
}

/** What later ones go further than: the extremes of a run, and those that nothing before was as extreme as. */
export const standingOf = ({ run, last, direction }: Extreme) => ({
  run,
  ...(last === null && { ofAll: direction }),
});

/** Values for the messages about an extreme; those of the previous extreme differ by detector. */
export function extremeValues({ direction, index, length, last }: Extreme): Values {
  return { direction, length, of: index + 1, since: last ? 'known' : 'none' };
}

/** Longer stretches score higher: 1 minus one over the length. */
export function scoreOfLookback(length: number): number {
  return 1 - 1 / length;
}
