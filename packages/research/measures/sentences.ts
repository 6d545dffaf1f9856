import type { Figure } from '../figures/figure';
import { getSeries } from '../series/get-series';
import { seriesFacts, type SeriesFacts } from '../series/series-facts';
import { formatPeriod, isDay } from '../time/period';
import type { Words } from '../words/words';
import type { SentenceContext } from './measure';

export type Figures = ReadonlyMap<string, Figure>;

/** The ends of a window, as sentences take them. */
export const endsOf = ({ library: { words }, window: { from, to } }: SentenceContext) => ({
  from: formatPeriod(words, from),
  to: formatPeriod(words, to),
  isDay: isDay(from) ? 'yes' : 'no',
});

export const titlesOf = ({ library, terms: { series } }: SentenceContext): string[] =>
  series.map((ref) => seriesFacts(getSeries(library, ref)).title);

/** The sentence of its first formula: `Growth a year from June 2006 to June 2026: Gold: 10.3%; Silver: 9.5%.` */
export const usualSentence = (context: SentenceContext): string =>
  context.library.words.text(`analysis.sentence.${firstOf(context.figures).formula}`, {
    ...endsOf(context),
    parts: figuresText(context.library.words, context.figures),
  });

function firstOf(figures: Figures): Figure {
  const [first] = figures.values();
  if (!first) throw new RangeError('An answer has a figure');
  return first;
}

/** Parts that have colons and commas of their own. */
export const partsFrom = (parts: readonly string[]): string => parts.join('; ');

/** The figures of the first formula, each with what it is of. */
export function figuresText(words: Words, figures: Figures): string {
  const { formula } = firstOf(figures);
  return partsFrom(
    [...figures.values()]
      .filter((figure) => figure.formula === formula)
      .map((figure) =>
        words.text('analysis.part', {
          title: words.list(figure.series.map(({ title }) => title)),
          figure: figure.text,
        }),
      ),
  );
}

/** What the values of a series are counted in: a decided rate has one for each month. */
export const rhythmWord = (facts: SeriesFacts | undefined): string =>
  facts?.made?.reads === 'in force' ? 'monthly' : (facts?.frequency ?? '');
