import { onPair } from './definitions';
import { ofPair } from './drawings';
import { sizeText } from './first-line';
import { PRICES, type MeasureShape, type SentenceContext } from './measure';
import { shortNamesOf } from './names';

/** How far the first moves when the second moves by one per cent. */
export const beta: MeasureShape = {
  series: [2, 2],
  takesWindows: true,
  isOrdered: true,
  next: [{ measure: 'correlation' }, { measure: 'compare' }, { measure: 'volatility' }],
  options: ['in'],
  kinds: PRICES,
  needs: 'varying returns',
  isOfMoves: true,
  formulas: ['beta', 'r-squared'],
  figures: onPair(() => [
    ['beta', 'number-2'],
    ['r-squared', 'number-2'],
  ]),
  sentence,
  drawing: ofPair,
};

/** `When the Nifty 50 moved 1%, TCS moved 0.62% with it on average.` */
function sentence({ library, terms, figures }: SentenceContext): string {
  const [first = '', second = ''] = shortNamesOf(library, terms.series);
  const [figure] = figures.values();
  return library.words.text('analysis.sentence.beta', {
    first,
    second,
    size: sizeText(library.words, figure),
    way: (figure?.value ?? 0) < 0 ? 'against' : 'with',
  });
}
