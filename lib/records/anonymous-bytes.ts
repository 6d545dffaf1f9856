import { alarm } from '@/lib/platform/alarm';
import { HOUR } from '@/lib/platform/clock';
import type { SharedLimit } from './limits';

const MB = 1_000_000;

const HOURLY = {
  window: HOUR,
  onFlood: (fields: object) =>
    alarm('writes-flood', fields, 'Strangers had so much stored in an hour that each may store little'),
};

/**
 * Bytes of the database that all strangers together may fill in an hour, by what they send: with codes, of which
 * lib/records/send-limits.ts allows two thousand, 20 MB. Nothing uses up what something else has.
 */
export const ANONYMOUS_BYTES = {
  /** In a flood each client may still send the longest message. */
  messages: { name: 'bytes-of-messages', points: 8 * MB, flood: 4 * MB, share: 80_000, ...HOURLY },
  views: { name: 'bytes-of-views', points: 8 * MB, flood: 4 * MB, share: 12_500, ...HOURLY },
  /** Of links that were made up: rows that count them. */
  links: { name: 'bytes-of-links', points: 2 * MB, flood: MB, share: 6_000, ...HOURLY },
} as const satisfies Record<string, SharedLimit>;

/** What a row takes besides its texts: keys, indexes, counters of limits. */
export const ROW_BYTES = { message: 1_000, view: 250, link: 300 } as const;
