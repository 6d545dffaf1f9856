import type { Status } from './status';

/** How sure a value is, in a word or two. */
export const STATUS_NAMES: Record<Status, string> = {
  verified: 'Verified',
  'single source': 'Single source',
  projection: 'Projection',
  disputed: 'Disputed',
};

/** What stands behind the word. */
export const STATUS_REASONS: Record<Status, string> = {
  verified: 'two sources agree, or the sums close',
  'single source': 'not checked against a second',
  projection: 'made before the period was over',
  disputed: 'sources give different values for part of it',
};
