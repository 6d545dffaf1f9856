import { seriesFacts } from '../series/series-facts';
import type { Series } from '../series/series';
import { isRate } from '../series/units';
import { firstIsMost } from './counts';
import { onEach, type Named } from './definitions';
import { AMOUNT_KINDS, PRICES, type Change, type MeasureShape } from './measure';
import { isLessThanLakh, LAKH, multiplesSentence, ofALakh, sumsSentence, sumWords } from './money-sentence';

/** What each begins from. */
const BASE = 100;

/** Several series from 100 at the start of a window. */
export const compare: MeasureShape = {
  series: [2, 6],
  takesWindows: true,
  isOrdered: true,
  next: [
    { measure: 'growth' },
    { measure: 'drawdown' },
    { measure: 'correlation' },
    { measure: 'volatility' },
  ],
  options: ['in', 'real'],
  kinds: [...PRICES, ...AMOUNT_KINDS],
  comparesEnds: true,
  leader: 'most',
  figures: (library, terms, window) => {
    const became = ofALakh(library, terms.series, window);
    // What a lakh became and what 100 became are one thing.
    const formula: Named = became.length > 0 ? ['change', 'percent'] : ['rebased', 'number-1'];
    return [...became, ...onEach(() => [formula])(library, terms, window)];
  },
  sentence: (context) => {
    const { library, terms, figures } = context;
    const became = figures.get(`${String(terms.series[0])}.became`);
    return became
      ? sumsSentence(context, 'became', sumWords(library.words, became, LAKH), isLessThanLakh)
      : multiplesSentence(context, 'rebased', ({ figure }) => figure.value / BASE);
  },
  drawing: () => 'rebased',
  counted: () => ['first-more', firstIsMost],
  refusesKind: (series, unfit) =>
    isRate(unfit.unit)
      ? { kind: 'compare-of-rate', values: { title: seriesFacts(unfit).title }, instead: byKind(series) }
      : null,
};

/** Of two rates their difference, of others the level of each rate and the growth of what has one. */
function byKind(series: readonly Series[]): Change[] {
  const rates = series.filter(({ unit }) => isRate(unit)).map(({ id }) => id);
  const priceIds = series.filter(({ unit }) => !isRate(unit)).map(({ id }) => id);
  return [
    ...(rates.length === 2 ? [{ measure: 'difference', series: rates }] : []),
    ...rates.map((id) => ({ measure: 'level', series: [id] })),
    ...(priceIds.length > 0 ? [{ measure: 'growth', series: priceIds }] : []),
  ];
}
