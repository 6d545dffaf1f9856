import { drawdowns } from '@/lib/research/series/statistics';
import type { Series } from '@/lib/research/series/series';
import type { PresentPoint } from './history';

/** From this fall on a record regained is a recovery, and a distance is a drawdown. */
const DEEP = 0.2;
/** A distance is rare when no more than this share of the history stood as far below the record of its time. */
export const RARE = 0.25;

/** What the highest value so far is called: a line of a few weeks has highs, not records. */
export function highWord({ frequency }: Pick<Series, 'frequency'>): string {
  return frequency === 'daily' ? 'high' : 'record';
}

export function isDeep(depth: number): boolean {
  return depth <= -DEEP;
}

/** A value above all before it. */
export type RecordEntry = {
  at: PresentPoint;
  /** The record it replaced. */
  former: PresentPoint;
  /** Periods from the former record to this one. */
  wait: number;
  /** The deepest value between the two, and its fall from the former record: 0 where there was none. */
  trough: PresentPoint;
  depth: number;
};

/** All records of a history after its first value, in order. */
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

/** The first value after a record that stands a step or more below it. */
export type Fall = { at: PresentPoint; index: number; peak: PresentPoint; depth: number; step: number };

/** For each record the values at which the fall from it first passed one of the steps; the deepest where one value passed several. */
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

/** How the fall at `index` compares with the distances from the record of its time of all values before it. */
export type Rarity = {
  /** How many values were before it, and how many of them stood as far below or further. */
  before: number;
  beyond: number;
  /** The last of these; `null` where there was none. */
  last: PresentPoint | null;
  /** Values since that last one; infinitely many where there was none. */
  lookback: number;
  /** The share of all values that stood less far below. */
  score: number;
};

export function rarityOf(history: readonly PresentPoint[], index: number): Rarity {
  const depths = drawdowns(history.slice(0, index + 1).map(({ value }) => value));
  const own = depths[index] ?? 0;
  const before = depths.slice(0, index);
  const beyond = before.filter((depth) => depth <= own).length;
  const last = before.findLastIndex((depth) => depth <= own);
  return {
    before: before.length,
    beyond,
    last: history[last] ?? null,
    lookback: last < 0 ? Infinity : index - last,
    score: 1 - (beyond + 1) / depths.length,
  };
}
