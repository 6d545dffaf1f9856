import { isMore } from './counts';
import { ofOne } from './definitions';
import { ofLine } from './drawings';
import { grown } from './growth';
import { PRICES, type Definitions, type MeasureShape } from './measure';
import { paymentDefinition, paymentWords } from './payments';

const USUAL = 100_000;

/** What one payment at the start of a window became. */
export const lumpsum: MeasureShape = {
  series: [1, 1],
  takesWindows: true,
  isOrdered: true,
  next: [
    { measure: 'sip' },
    { real: true },
    { measure: 'calendar' },
    { measure: 'drawdown' },
    { measure: 'doubling' },
  ],
  options: ['amount', 'in', 'real'],
  kinds: PRICES,
  usualAmount: USUAL,
  isPerYear: true,
  isPaidOnce: true,
  figures: (library, { series, amount = USUAL }, window) =>
    series.flatMap((ref): Definitions => [
      [`${String(ref)}.end-value`, paymentDefinition(library, ref, window, amount)],
      ...ofOne(ref, window, grown(window)),
    ]),
  sentence: (context) => {
    const { library, terms, figures } = context;
    const rate = figures.get(`${String(terms.series[0])}.growth-per-year`)?.text;
    return library.words.text(
      'analysis.sentence.lumpsum',
      paymentWords(context, terms.amount ?? USUAL, rate),
    );
  },
  drawing: ofLine,
  counted: () => ['higher', isMore],
};
