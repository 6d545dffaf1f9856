import { language } from '@/lib/content/locales';
import { text, type MessageValues } from '@/lib/content/messages';
import { formatPeriod, isDay, type Period } from '@/lib/web/period';
import type { Frequency } from '@/lib/research/series/series-file';
import type { Rank } from './rank';

/** `107 months`, `1 session`. */
export function periods(count: number, frequency: Frequency): string {
  return text('insights.phrases.periods', { count, frequency });
}

/** `in June 2026`, `on 21 August 2026`. */
export function when(period: Period): string {
  return text('insights.phrases.when', {
    precision: isDay(period) ? 'day' : 'other',
    period: formatPeriod(period),
  });
}

/** A rank as messages write it; `null` below the tenth place, which is not reported. */
export function rankValues({ rank, of, tied }: Rank): MessageValues | null {
  return rank > 10 ? null : { rank, of, tied: tied ? 'yes' : 'no' };
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(language().lang) + words.slice(1);
}
