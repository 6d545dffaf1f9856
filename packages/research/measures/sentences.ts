import type { SeriesFacts } from '../series/series-facts';

/** Parts that have colons and commas of their own. */
export const partsFrom = (parts: readonly string[]): string => parts.join('; ');

/** What the values of a series are counted in: a decided rate has one for each month. */
export const rhythmWord = (facts: SeriesFacts | undefined): string =>
  facts?.made?.reads === 'in force' ? 'monthly' : (facts?.frequency ?? '');
