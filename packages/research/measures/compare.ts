import { seriesFacts } from '../series/series-facts';
import type { Series } from '../series/series';
import { isRate } from '../series/units';
import { firstIsMost } from './counts';
import { onEach } from './definitions';
import { AMOUNT_KINDS, PRICES, type Change, type MeasureShape } from './measure';
import { usualSentence } from './sentences';

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
  tellsAll: true,
  figures: onEach(() => [['rebased', 'number-1']]),
  sentence: usualSentence,
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
