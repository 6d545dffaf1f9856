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
import { strengthOf } from './correlation-strength';
import { nameOf, shortNamesOf } from './names';
import { firstThatFits, withAndWithoutTime } from './first-line';

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
    context.terms.series.length > 2 ? sentenceOfPairs(context) : sentenceOfPair(context),
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

/** `Gold and the Sensex hardly moved together in 10 years: no correlation (−0.12).` */
function sentenceOfPair(context: SentenceContext): string {
  const { library, terms, figures: answered } = context;
  const { words } = library;
  const [figure] = answered.values();
  const names = words.list(shortNamesOf(library, terms.series));
  return firstThatFits(
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.correlation', {
        names: capitalised(words, names),
        strength: strengthOf(figure?.value ?? 0),
        value: figure?.text ?? '',
        ...time,
      }),
    ),
  );
}

/** `Of 3 pairs gold and silver moved together most (0.80), gold and the Sensex least (−0.12).` */
function sentenceOfPairs(context: SentenceContext): string {
  const { library, terms, figures: answered } = context;
  const { words } = library;
  const all = [...answered.values()];
  const names = new Map(
    shortNamesOf(library, terms.series).map((name, i) => [String(terms.series[i]), name]),
  );
  const pairOf = (index: number) =>
    words.list(all.at(index)?.inputs.map(({ series }) => names.get(String(series)) ?? '') ?? []);
  return words.text('analysis.sentence.correlation-of-pairs', {
    count: all.length,
    first: pairOf(0),
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
