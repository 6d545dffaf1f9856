import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import type { Library } from '../series/library';
import type { Series } from '../series/series';
import { MadeRef } from '../series/series-ref';
import { ofMade, withValues, type Named } from './definitions';
import { ofLine } from './drawings';
import { extremeMarks } from './marks';
import {
  USUAL_ROLL,
  type MeasureTerms,
  type MadeSeries,
  type MeasureShape,
  type SentenceContext,
} from './measure';
import { firstThatFits, periodsWords } from './first-line';
import { shortNamesOf } from './names';
import { rhythmWord } from './sentences';

type Rolled = 'growth' | 'volatility' | 'correlation';

/** A measure of every window of one length, as a series: what all rolling measures have in common. */
export const rollingOf = (operation: Rolled, figures: (part: Series) => Named[] = ofRolled) =>
  ({
    isOfAll: true,
    needs: 'rolling windows',
    figures: (library, terms, window) =>
      ofMade(library, terms, rolled(library, operation, terms, window), figures),
    sentence: (context) => rolledSentence(operation, context),
    drawing: ofLine,
    drawn: (library, terms, window) => rolled(library, operation, terms, window),
    marks: extremeMarks('highest', 'lowest'),
  }) satisfies Partial<MeasureShape>;

/**
 * The rolling series of an analysis: values whose periods all lie in its window. @throws ContentProblem when
 * there is none
 */
function rolled(
  library: Library,
  operation: Rolled,
  { series, roll: steps = USUAL_ROLL }: MeasureTerms,
  window: Window,
): MadeSeries {
  return withValues(library, new MadeRef(operation, series, { steps }), window, steps);
}

/** `Gold over 3 years: 29.6% a year at the end, between −14.2% and 39.4%.` */
function rolledSentence(operation: Rolled, { library, terms, figures }: SentenceContext): string {
  const { words } = library;
  const figureOf = (name: string) => figures.get(`${terms.series.join('~')}.${name}`);
  const value = figureOf('value');
  const ofGrowth = value?.series[0]?.unit === '%' ? 'whole' : 'years';
  const told = (hasRange: 'yes' | 'no') =>
    words.text('analysis.sentence.rolling', {
      hasRange,
      title: capitalised(words, words.list(shortNamesOf(library, terms.series))),
      span: periodsWords(words, terms.roll ?? USUAL_ROLL, rhythmWord(value?.series[0])),
      kind: operation === 'growth' ? ofGrowth : operation,
      value: value?.text ?? '',
      lowest: figureOf('lowest')?.text ?? '',
      highest: figureOf('highest')?.text ?? '',
    });
  return firstThatFits([told('yes'), told('no')]);
}

/** The last value, the extremes, and how many are below zero. */
export function ofRolled(part: Series): Named[] {
  const format = part.unit === 'ratio' ? 'number-2' : 'points';
  return [
    ['value', format],
    ['lowest', format],
    ['highest', format],
    ['below-zero', 'number'],
  ];
}
