import type { Status } from '@/lib/research/series/series-file';

/** The status of an insight's figures, in words. */
export const STATUS_WORDS: Record<Status, string> = {
  verified: 'Verified: two independent sources agree, or the sums close.',
  'single source': 'Reported by one source; no second one confirms it.',
  projection: 'Rests on a projection, which may still change.',
  disputed: 'Disputed: sources differ on a value it rests on.',
};
