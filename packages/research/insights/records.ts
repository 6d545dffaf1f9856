import { drawdowns } from '../series/statistics';
import type { Series } from '../series/series';
import type { PresentPoint } from './history';

/**
 * A new record after a fall of at least this size is a recovery, and a distance from the record of this
 * size is a drawdown.
 */
const DEEP = 0.2;
/**
 * A distance from the record is rare if at most this share of the history was as far below the record of
 * its time.
 */
export const RARE = 0.25;

/**
 * What the messages call the highest value so far: a daily series covers only some weeks, so it has highs,
 * not records.
 */
export function highKind({ frequency }: Pick<Series, 'frequency'>): 'high' | 'record' {
  return frequency === 'daily' ? 'high' : 'record';
}

export function isDeep(depth: number): boolean {
  return depth <= -DEEP;
}

/** A value higher than all earlier ones. */
export type RecordEntry = {
  at: PresentPoint;
  former: PresentPoint;
  wait: number;
  /** The lowest value between the two records, and its fall from the former one; 0 if no value was lower. */
  trough: PresentPoint;
  depth: number;
};

/** All records of a history in order; its first value is not one. */
export function recordsOf(history: readonly PresentPoint[]): RecordEntry[] {
  const entries: RecordEntry[] = [];
  let [former, trough] = [history[0], history[0]];
  for (const at of history.slice(1)) {
    if (!former || !trough) break;
    if (at.value > former.value) {
      entries.push({
        at,
        former,
        wait: at.index - former.index,
        trough,
        depth: trough.value / former.value - 1,
      });
      [former, trough] = [at, at];
    } else if (at.value < trough.value) trough = at;
  }
  return entries;
}

/** The first value after a record that is at least one step below it. */
export type Fall = { at: PresentPoint; index: number; peak: PresentPoint; depth: number; step: number };

/**
 * For each record, the values at which the fall from it first passed one of the steps. If one value passes
 * several steps, only the deepest is given.
 */
export function falls(history: readonly PresentPoint[], steps: readonly number[]): Fall[] {
  const depths = drawdowns(history.map(({ value }) => value));
  let peak = history[0];
  let passed = 0;
  return history.flatMap((at, index) => {
    const depth = depths[index] ?? 0;
    if (depth === 0) {
      if (!peak || at.value > peak.value) peak = at;
      passed = 0;
      return [];
    }
    const step = Math.max(0, ...steps.filter((candidate) => depth <= -candidate));
    if (!peak || step <= passed) return [];
    passed = step;
    return [{ at, index, peak, depth, step }];
  });
}

/** Compares the fall at `index` with the distances of all earlier values from the record of their time. */
export type Rarity = {
  /** The number of earlier values, and of those that were at least as far below the record. */
  before: number;
  beyond: number;
  /** The last of these values; `null` if there is none. */
  last: PresentPoint | null;
  /** Values since that last one; Infinity if there is none. */
  lookback: number;
  /** The share of all values that were less far below the record. */
  score: number;
};

export function rarityOf(history: readonly PresentPoint[], index: number): Rarity {
  const depths = drawdowns(history.slice(0, index + 1).map(({ value }) => value));
  const depth = depths[index] ?? 0;
  const before = depths.slice(0, index);
  const beyond = before.filter((earlier) => earlier <= depth).length;
  const last = before.findLastIndex((earlier) => earlier <= depth);
  return {
    before: before.length,
    beyond,
    last: history[last] ?? null,
    lookback: last < 0 ? Infinity : index - last,
    score: 1 - (beyond + 1) / depths.length,
  };
}
