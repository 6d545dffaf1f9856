import type { Values, Words } from '../words/words';
import { formatPeriod, isDay, type Period } from '../time/period';
import type { Frequency } from '../series/series-file';
import type { Rank } from './rank';

/** `107 months`, `1 session`. */
export function periods(words: Words, count: number, frequency: Frequency): string {
  return words.text('insights.phrases.periods', { count, frequency });
}

/** `in June 2026`, `on 21 August 2026`. */
export function when(words: Words, period: Period): string {
  return words.text('insights.phrases.when', {
    precision: isDay(period) ? 'day' : 'other',
    period: formatPeriod(words, period),
  });
}

/** A rank as messages write it; `null` below the tenth place, which is not reported. */
export function rankValues({ rank, of, tied }: Rank): Values | null {
  return rank > 10 ? null : { rank, of, tied: tied ? 'yes' : 'no' };
}

export function capitalised({ lang }: Words, words: string): string {
  return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
}
