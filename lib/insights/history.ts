import type { Line } from '@/lib/figures/line';
import type { Period } from '@/lib/figures/period';
import type { Frequency } from '@/lib/figures/series';

/** A value that is there, and its place among all points of the line, gaps included. */
export type Known = { period: Period; value: number; place: number };

/** The values of a line in order, without the gaps. */
export function known(line: Line): Known[] {
  return line.points.flatMap(({ period, value }, place) => (value === null ? [] : [{ period, value, place }]));
}

/** A value and the one `lag` places before it; none across a gap. */
export type Step = { from: Known; to: Known };

/** All pairs of values exactly `lag` places apart. */
export function steps(history: readonly Known[], lag = 1): Step[] {
  const byPlace = new Map(history.map((point) => [point.place, point]));
  return history.flatMap((to) => {
    const from = byPlace.get(to.place - lag);
    return from ? [{ from, to }] : [];
  });
}

/** How many periods count as long in a line of this rhythm: about a year, in daily closes two weeks. */
export function longWait(frequency: Frequency): number {
  return { daily: 10, weekly: 52, monthly: 12, quarterly: 4, annual: 2, event: 4, 'cross-section': 1, mixed: 4 }[
    frequency
  ];
}

/** How far back a value must be without equal to count as an extreme: about three years, in daily closes six weeks. */
export function longMemory(frequency: Frequency): number {
  return { daily: 30, weekly: 156, monthly: 36, quarterly: 6, annual: 5, event: 12, 'cross-section': 1, mixed: 12 }[
    frequency
  ];
}
