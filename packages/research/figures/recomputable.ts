import type { Figure } from './figure';

/** How many figures of a text readers can work out again, and how many rest on values that may not be passed on. */
export function howManyRecomputable(figures: ReadonlyMap<string, Figure>) {
  const count = figures.size;
  const open = [...figures.values()].filter(({ recomputable }) => recomputable).length;
  return { count, open, rest: count - open };
}
