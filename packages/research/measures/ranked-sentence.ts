import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { SeriesRef } from '../series/series-ref';
import { isRegular } from '../series/shared-periods';
import { priceText } from '../series/unit-text';
import type { Window } from '../figures/windows';
import { formatPeriod } from '../time/period';
import { firstThatFits } from './first-line';
import type { SentenceContext } from './measure';
import { shortNamesOf } from './names';
import { lastComparable } from './other-basis';
import { rhythmWord } from './sentences';

/** The last value, and how many others are lower. */
export function rankedSentence(name: 'level' | 'ratio', context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const { words } = library;
  const names = shortNamesOf(library, terms.series);
  const own = terms.series.join('~');
  const [value, rank] = [figures.get(`${own}.value`), figures.get(`${own}.rank`)];
  const told = (ranked: 'yes' | 'short' | 'no') =>
    words.text(`analysis.sentence.${name}`, {
      first: capitalised(words, names[0] ?? ''),
      second: names[1] ?? '',
      to: formatPeriod(words, window.to),
      since: sinceOf(library, terms.series[0] ?? '', window),
      value: value?.series[0] ? priceText(words, value.text, value.series[0].unit) : '',
      ranked,
      frequency: rhythmWord(rank?.series[0]),
      lower: rank?.value ?? 0,
      others: (rank?.count ?? 1) - 1,
    });
  return firstThatFits([...(rank ? [told('yes'), told('short')] : []), told('no')]);
}

/** What was decided holds since a day, or from a day on until the next decision; other values are for their period. */
function sinceOf(library: Library, ref: SeriesRef, { to }: Window): 'since' | 'from' | 'for' {
  const series = getSeries(library, ref);
  if (series.frequency !== 'event' || isRegular(series)) return 'for';
  return to === lastComparable(series) ? 'since' : 'from';
}
