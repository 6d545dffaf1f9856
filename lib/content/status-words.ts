import type { Status } from './status';

export const STATUS_NAMES: Record<Status, string> = {
  verified: 'Verified',
  'single source': 'Single source',
  projection: 'Projection',
  disputed: 'Disputed',
};

/** A sentence that explains the word. */
export const STATUS_REASONS: Record<Status, string> = {
  verified: 'two sources agree, or the sums close',
  'single source': 'not checked against a second',
  projection: 'made before the period was over',
  disputed: 'sources give different values for part of it',
};
