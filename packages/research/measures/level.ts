import { max, mean, min } from 'd3-array';
import type { FormulaName } from '../figures/formulas';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { valuesOf, type Series } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { isRegular } from '../series/shared-periods';
import { formatOf, ofOne, partOf, type Named } from './definitions';
import { ofLine } from './drawings';
import { extremeMarks } from './marks';
import { AMOUNT_KINDS, PRICES, RATES, type Definitions, type MeasureShape } from './measure';
import { onOneBasis } from './other-basis';
import { rankedSentence } from './ranked-sentence';

/** Where the last value of a window stands among those before it. */
export const level: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'difference' }, { measure: 'growth' }, { measure: 'drawdown' }, { measure: 'calendar' }],
  options: ['in', 'real'],
  kinds: [...PRICES, ...AMOUNT_KINDS, ...RATES],
  isOfAll: true,
  isOfValues: true,
  isOfLast: true,
  takesAnySign: true,
  formulas: ['value', 'highest', 'lowest', 'average', 'median', 'percentile-rank'],
  figures: (library, { series: [ref = ''] }, window) => levelOf(library, ref, window),
  sentence: (context) => rankedSentence('level', context),
  drawing: ofLine,
  marks: extremeMarks('highest', 'lowest'),
};

/** The last value of a window; of the other figures those that its values have: see onOneBasis. */
function levelOf(library: Library, ref: SeriesRef, window: Window): Definitions {
  const whole = getSeries(library, ref);
  const [value = NaN] = valuesOf(partOf(library, ref, { from: window.to, to: window.to }));
  const latest = ofOne(ref, window, [['value', formatOf(whole, value)]]);
  const comparablePart = onOneBasis(whole, window);
  if (!comparablePart) return latest;
  const part = partOf(library, ref, comparablePart);
  const average: Named = ['average', formatOf(part, mean(valuesOf(part)))];
  const omitted: FormulaName[] = ['value'];
  // A rank compares the latest value with those before it.
  if (comparablePart.to !== window.to) omitted.push('rank');
  // Some decisions were in force for longer than others; a year is not compared with a quarter.
  if (!isRegular(whole)) omitted.push('rank', 'average');
  if (whole.frequency === 'mixed') omitted.push('highest', 'lowest');
  const otherFormulas = [...ranked(part), average].filter(([formula]) => !omitted.includes(formula));
  return [...latest, ...ofOne(ref, comparablePart, otherFormulas)];
}

/** Fewer values have no rank. */
const LEAST_RANKED = 24;

/** The last value with its place, and the extremes. */
export function ranked(part: Series): Named[] {
  const values = valuesOf(part);
  const isRanked = values.length >= LEAST_RANKED;
  return [
    ['value', formatOf(part, values.at(-1))],
    ...(isRanked ? [['rank', 'number'] satisfies Named] : []),
    ['highest', formatOf(part, max(values))],
    ['lowest', formatOf(part, min(values))],
  ];
}
