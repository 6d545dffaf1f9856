import type { Item } from './parser';
import { RULES } from './rules';

/** What a way to read a question costs for each of its pieces. */
type Criterion = { name: string; reason: string; cost: (piece: Item) => number };

const PLACES = new Map(RULES.map((rule, i) => [rule, i + 1]));

/**
 * Of two ways to read a question the first of these decides in which they differ: fewer is better. Those
 * that differ in none are both meant. Of a word of several meanings content says which is the commoner
 * (`ambiguous` of vocabulary/series.yaml).
 */
export const RANKING: readonly Criterion[] = [
  {
    name: 'coverage',
    reason: 'A word without a place could change the question.',
    cost: ({ part }) => (part.kind === 'unused' ? 1 : 0),
  },
  {
    name: 'pieces',
    reason: 'The longer wording says more than its words: "bank nifty", "from its peak", "in 2020".',
    cost: () => 1,
  },
  {
    name: 'pieces that mean something',
    reason:
      'Words that mean something together are one: "nippon gold" and "fund", not "nippon" and "gold fund".',
    cost: ({ part }) => (part.kind === 'word' ? 0 : 1),
  },
  {
    name: 'order of rules',
    reason: 'Of the same words the rule that is written first is the commoner meaning.',
    cost: ({ rule }) => (rule ? (PLACES.get(rule) ?? 0) : 0),
  },
];

/** The costs of a whole row, in the order of {@link RANKING}. */
export type Costs = readonly number[];

export const costsOf = (piece: Item): Costs => RANKING.map(({ cost }) => cost(piece));

export function compareCosts(one: Costs, other: Costs): number {
  for (const [i, cost] of one.entries()) {
    const difference = cost - (other[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether two rows differ in the order of rules alone: they read the same pieces in another meaning. */
export const areAlike = (one: Costs, other: Costs): boolean => compareCosts(one.slice(0, -1), other) === 0;
