import { isMore } from './counts';
import { ofOne } from './definitions';
import { grown } from './growth';
import { PRICES, type Definitions, type MeasureShape } from './measure';
import { becameSentence, LAKH as USUAL } from './money-sentence';
import { paymentDefinition } from './payments';

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
    const { terms, figures } = context;
    const end = figures.get(`${String(terms.series[0])}.end-value`);
    if (!end) throw new RangeError('One payment has its value at the end');
    return becameSentence(context, end, terms.amount ?? USUAL);
  },
  drawing: () => 'worth',
  counted: () => ['higher', isMore],
};
