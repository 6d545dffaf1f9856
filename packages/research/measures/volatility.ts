import { capitalised } from '../insights/wording';
import { onEach } from './definitions';
import { ofLine } from './drawings';
import { aloneWords, firstThatFits, nameOfFirst, resultsOf, withAndWithoutTime } from './first-line';
import { PRICES, type MeasureShape, type SentenceContext } from './measure';
import { leftOutMark, sentenceWithout, onMonthsWithout, refusesWithout } from './without-year';

/** Fewer changes say little about how far a value moves. */
const LEAST = 24;

/** How far returns lie from their mean, for a year. */
export const volatility: MeasureShape = {
  series: [1, 3],
  takesWindows: true,
  isOrdered: false,
  next: [
    { measure: 'drawdown' },
    { measure: 'growth' },
    { measure: 'sharpe' },
    { measure: 'rolling-volatility' },
  ],
  options: ['without', 'in', 'real'],
  kinds: PRICES,
  needs: 'returns',
  isOfMoves: true,
  leader: 'most',
  formulas: ['volatility'],
  figures: (library, terms, window) => {
    const whole = onEach(() => [['volatility', 'percent']])(library, terms, window);
    const { without } = terms;
    if (without === undefined) return whole;
    const others = onMonthsWithout(library, terms, without, window, () => [
      ['volatility-of-changes', 'percent'],
    ]);
    return [...others, ...whole];
  },
  marks: leftOutMark,
  refusesWindow: refusesWithout(LEAST),
  sentence,
  drawing: ofLine,
  // Of several series there is one share each; of the first, it would pass for that of all.
  counted: (terms) => (terms.length === 1 ? ['as-much', ([value = NaN], [own = NaN]) => value >= own] : null),
};

/** `TCS swung more: 23.8% a year over 5 years, HDFC Bank 19.0%.` */
function sentence(context: SentenceContext): string {
  const { library, terms } = context;
  const { words } = library;
  if (terms.without !== undefined) return sentenceWithout(context, 'swings', 'volatility');
  const results = resultsOf(context, 'volatility');
  const [first, ...others] = results;
  const value = first?.figure.text ?? '';
  return firstThatFits(
    withAndWithoutTime(context, (time) =>
      others.length === 0
        ? words.text('analysis.sentence.volatility', { title: nameOfFirst(context).title, value, ...time })
        : words.text('analysis.sentence.volatilities', {
            first: capitalised(words, first?.name ?? ''),
            count: results.length,
            value,
            rest: aloneWords(
              library,
              others.map(({ name, figure }) => [name, figure.text]),
            ),
            ...time,
          }),
    ),
  );
}
