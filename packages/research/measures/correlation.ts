import type { Definition } from '../figures/figure';
import { valueOver, type Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import type { SeriesRef } from '../series/series-ref';
import { isRate } from '../series/units';
import { isMore } from './counts';
import { ofPair } from './drawings';
import {
  PRICES,
  RATES,
  type AnswerListing,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
} from './measure';
import { nameOf } from './names';
import { endsOf, usualSentence } from './sentences';

/** Whether series move together, each two of them: of prices their returns, of rates their changes. */
export const correlation: MeasureShape = {
  series: [2, 6],
  takesWindows: true,
  // Of more, six have fifteen pairs in each window.
  mostInWindows: 2,
  isOrdered: false,
  next: [{ measure: 'rolling-correlation' }, { measure: 'compare' }, { measure: 'beta' }],
  options: ['in'],
  kinds: [...PRICES, ...RATES],
  needs: 'varying returns',
  isOfMoves: true,
  formulas: ['correlation', 'correlation-of-changes'],
  figures,
  sentence: (context) =>
    context.terms.series.length > 2 ? sentenceOfPairs(context) : usualSentence(context),
  drawing: (series) => (series.length > 2 ? 'none' : ofPair(series)),
  listing,
  counted: ([, second]) => (second === undefined ? ['above-zero', isMore] : null),
  refuses: (_, series) =>
    new Set(series.map(({ unit }) => isRate(unit))).size > 1 ? { kind: 'mixed-kinds' } : null,
};

type Pair = readonly [SeriesRef, SeriesRef];

const pairsOf = (series: readonly SeriesRef[]): Pair[] =>
  series.flatMap((first, i) => series.slice(i + 1).map((second): Pair => [first, second]));

/** Of each two series, from the highest. */
function figures(library: Library, { series }: MeasureTerms, window: Window): Definitions {
  const isOfRates = series.some((ref) => isRate(getSeries(library, ref).unit));
  const formula = isOfRates ? 'correlation-of-changes' : 'correlation';
  const pairs = pairsOf(series).map(([first, second]) => {
    const definition: Definition = { formula, format: 'number-2', series: first, with: second, ...window };
    return { name: `${[first, second].join('~')}.${formula}`, definition };
  });
  if (pairs.length === 1) return pairs.map(({ name, definition }) => [name, definition]);
  return pairs
    .map((pair) => ({ ...pair, value: printedValue(valueOver(library, pair.definition)(window)) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ name, definition }) => [name, definition]);
}

/** To the digits of a figure: an order by more would tell more of values that may not be printed. */
const printedValue = (value = -Infinity) => Math.round(100 * value);

/** `Gold and silver had the highest correlation of log returns of 3 pairs, 0.80; … had the lowest, 0.02.` */
function sentenceOfPairs(context: SentenceContext): string {
  const { library, figures: answered } = context;
  const { words } = library;
  const all = [...answered.values()];
  const pairOf = (index: number) =>
    words.list(all.at(index)?.inputs.map(({ series }) => nameOf(library, series)) ?? []);
  return words.text('analysis.sentence.correlation-of-pairs', {
    ...endsOf(context),
    count: all.length,
    isOfChanges: all[0]?.formula === 'correlation' ? 'no' : 'yes',
    first: capitalised(words, pairOf(0)),
    highest: all[0]?.text ?? '',
    second: pairOf(-1),
    lowest: all.at(-1)?.text ?? '',
  });
}

/** Of more than two series a row for each pair, with its correlation as a bar. */
function listing({ library, terms, figures: answered }: SentenceContext): AnswerListing | null {
  if (terms.series.length < 3) return null;
  const { words } = library;
  const all = [...answered.values()];
  return {
    headings: ['pair', all[0]?.formula ?? 'correlation'].map((name) =>
      words.text(`analysis-page.listing.pairs.${name}`),
    ),
    rows: all.map(({ inputs, text }) => [
      capitalised(words, words.list(inputs.map(({ series }) => nameOf(library, series)))),
      text,
    ]),
    bars: all.map(({ value }) => value),
  };
}
