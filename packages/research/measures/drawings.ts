import type { Series } from '../series/series';
import { UNITS } from '../series/units';
import type { Drawing } from './measure';

const areRatesOrShares = (series: readonly Series[]) =>
  series.every(({ unit }) => ['rate', 'spread', 'share'].includes(UNITS[unit].kind));

/** Several series have one axis: rates their own, others that of an index. */
export const ofLine = (series: readonly Series[]): Drawing =>
  areRatesOrShares(series) || series.length === 1 ? 'values' : 'rebased';

/** Of two prices their returns against each other; rates as they are. */
export const ofPair = (series: readonly Series[]): Drawing =>
  areRatesOrShares(series) ? 'values' : 'scatter';
