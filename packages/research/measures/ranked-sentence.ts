import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { SeriesRef } from '../series/series-ref';
import { isRegular } from '../series/shared-periods';
import { priceText } from '../series/unit-text';
import type { Window } from '../figures/windows';
import type { Words } from '../words/words';
import type { SentenceContext } from './measure';
import { lastComparable } from './other-basis';
import { endsOf, rhythmWord, titlesOf, type Figures } from './sentences';

/** The last value, and how many others are lower. */
export function rankedSentence(name: 'level' | 'ratio', context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const [first = '', second = ''] = titlesOf(context);
  return library.words.text(`analysis.sentence.${name}`, {
    ...endsOf(context),
    ...{ first, second },
    ...rankOf(library.words, figures, terms.series.join('~')),
    since: sinceOf(library, terms.series[0] ?? '', window),
  });
}

function rankOf(words: Words, figures: Figures, name: string) {
  const [value, rank] = [figures.get(`${name}.value`), figures.get(`${name}.rank`)];
  return {
    value: value?.series[0] ? priceText(words, value.text, value.series[0].unit) : '',
    ranked: rank ? 'yes' : 'no',
    frequency: rhythmWord(rank?.series[0]),
    lower: rank?.value ?? 0,
    others: (rank?.count ?? 1) - 1,
  };
}

/** What was decided holds since a day, or from a day on until the next decision; other values are for their period. */
function sinceOf(library: Library, ref: SeriesRef, { to }: Window): 'since' | 'from' | 'for' {
  const series = getSeries(library, ref);
  if (series.frequency !== 'event' || isRegular(series)) return 'for';
  return to === lastComparable(series) ? 'since' : 'from';
}
