import { FORMATS } from '@/lib/site/number-format';
import { formatPeriod, type Period } from '@/lib/site/period';
import type { Frequency } from '@/lib/research/series/series-file';

const PERIOD_WORDS: Record<Frequency, string> = {
  daily: 'session',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  annual: 'year',
  event: 'decision',
  'cross-section': 'tenor',
  mixed: 'period',
};

const RANKS = [
  '',
  '',
  'second ',
  'third ',
  'fourth ',
  'fifth ',
  'sixth ',
  'seventh ',
  'eighth ',
  'ninth ',
  'tenth ',
];

/** What one step of a line is called: `month`. */
export function periodWord(frequency: Frequency): string {
  return PERIOD_WORDS[frequency];
}

/** `107 months`, `1 month`. */
export function count(n: number, word: string): string {
  return `${FORMATS.number(n)} ${n === 1 ? word : `${word}s`}`;
}

/** `in June 2026`, `on 21 August 2026`. */
export function when(period: Period): string {
  return `${/^\d{4}-\d{2}-\d{2}$/.test(period) ? 'on' : 'in'} ${formatPeriod(period)}`;
}

/** `the longest`, `the second longest`; `null` below the tenth place. */
export function superlative(rank: number, word: string): string | null {
  const place = RANKS[rank];
  return place === undefined || rank < 1 ? null : `the ${place}${word}`;
}

/** What happens once in such a period is called: `monthly`. */
export function rhythmWord(frequency: Frequency): string {
  return frequency === 'daily' ? frequency : `${PERIOD_WORDS[frequency]}ly`;
}

/** The first letter large, for the start of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`. */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
