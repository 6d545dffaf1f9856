import type { Status } from '@/lib/figures/status';

/** How sure a value is, in a sentence. */
export const STATUS_WORDS: Record<Status, string> = {
  verified: 'Verified: two sources agree, or the sums close.',
  'single source': 'Reported by a single source, not checked against a second.',
  projection: 'A projection, made before the period was over.',
  disputed: 'Disputed: sources give different values for part of it.',
};

/** How sure a value is, in a word or two. */
export const STATUS_NAMES: Record<Status, string> = {
  verified: 'Verified',
  'single source': 'Single source',
  projection: 'Projection',
  disputed: 'Disputed',
};
