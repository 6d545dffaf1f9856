import type { Window } from '../figures/windows';
import type { Library } from '../series/library';
import type { Series } from '../series/series';
import { MadeRef } from '../series/series-ref';
import { formatPeriod } from '../time/period';
import type { Words } from '../words/words';
import { ofMade, withValues, type Named } from './definitions';
import { ofLine } from './drawings';
import {
  USUAL_ROLL,
  type MeasureTerms,
  type MadeSeries,
  type MeasureShape,
  type SentenceContext,
} from './measure';
import { endsOf, rhythmWord, titlesOf, type Figures } from './sentences';

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

function rolledSentence(operation: Rolled, context: SentenceContext): string {
  const { library, terms, figures } = context;
  return library.words.text(`analysis.sentence.rolling-${operation}`, {
    ...endsOf(context),
    parts: library.words.list(titlesOf(context)),
    count: terms.roll ?? USUAL_ROLL,
    ...rolledOf(library.words, figures, terms.series.join('~')),
  });
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

function rolledOf(words: Words, figures: Figures, name: string) {
  const at = (formula: string) => figures.get(`${name}.${formula}`);
  const dated = (formula: string) => ({
    [formula]: at(formula)?.text ?? '',
    [`${formula}At`]: formatPeriod(words, at(formula)?.period ?? ''),
  });
  return {
    ...{ ...dated('value'), ...dated('lowest'), ...dated('highest') },
    below: at('below-zero')?.value ?? 0,
    values: at('value') ? (at('lowest')?.count ?? 0) : 0,
    frequency: rhythmWord(at('value')?.series[0]),
    isYears: at('value')?.series[0]?.unit === '%' ? 'no' : 'yes',
  };
}
