import { isPresent } from '../figures/evidence';
import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { isMonthEndsOnly } from '../series/printable';
import { valuesOf } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { deepestDrawdown, recoveredAt } from '../series/statistics';
import { formatPeriod, formatPeriodShort } from '../time/period';
import { ofOne, partOf, type Named } from './definitions';
import {
  aloneWords,
  firstThatFits,
  monthsWords,
  nameOfFirst,
  resultsOf,
  sizeText,
  withAndWithoutTime,
} from './first-line';
import { PRICES, type Definitions, type MeasureShape, type SentenceContext } from './measure';
import { lastComparable } from './other-basis';

/** The deepest fall from a highest value, and how long it took to come back. */
export const drawdown: MeasureShape = {
  series: [1, 3],
  takesWindows: true,
  isOrdered: false,
  next: [{ measure: 'falls' }, { measure: 'growth' }, { measure: 'calendar' }, { measure: 'volatility' }],
  options: ['in', 'real'],
  kinds: PRICES,
  isOfAll: true,
  isOfValues: true,
  isOfMoves: true,
  tellsFall: true,
  leader: 'least',
  formulas: ['deepest-drawdown'],
  figures: (library, { series }, window) =>
    series.flatMap((ref) => {
      const [depth = [], ...dates] = ofOne(ref, window, falls(valuesOf(partOf(library, ref, window)))).map(
        (each) => [each],
      );
      return [...depth, ...belowHighest(library, ref, window), ...dates.flat()];
    }),
  sentence: (context) =>
    context.terms.series.length > 1 ? sentenceOfSeveral(context) : sentenceOfOne(context),
  drawing: () => 'below peak',
  counted: (terms) => (terms.length === 1 ? ['as-deep', ([value = NaN], [own = NaN]) => value <= own] : null),
};

function falls(values: readonly number[]): Named[] {
  const depth: Named = ['deepest-drawdown', 'percent'];
  if (deepestDrawdown(values).depth === 0) return [depth];
  const dates: Named[] = [
    ['peak', 'period'],
    ['trough', 'period'],
  ];
  return [depth, ...dates, ...(recoveredAt(values) < 0 ? [] : [['recovery', 'period'] satisfies Named])];
}

/**
 * How far the last value of a window is below its highest one; nothing where it is the highest, or where this
 * is the deepest fall itself. The highest of days or weeks that may not be printed would be told by it.
 */
function belowHighest(library: Library, ref: SeriesRef, window: Window): Definitions {
  const points = partOf(library, ref, window).points.filter(isPresent);
  const values = points.map(({ value }) => value);
  const place = values.indexOf(Math.max(...values));
  const { depth, peak, trough } = deepestDrawdown(values);
  const isDeepest = peak === place && trough === values.length - 1;
  const highest = points[place];
  if (depth === 0 || isDeepest || !highest || values.at(-1) === highest.value) return [];
  if (isMonthEndsOnly(getSeries(library, ref))) return [];
  const definition: Definition = {
    formula: 'change',
    format: 'percent',
    series: ref,
    ...{ from: highest.period, to: window.to },
  };
  return [[`${String(ref)}.below-highest`, definition]];
}

/** `Gold fell 39.3% at its deepest (Sep 2011 to Dec 2015), recovered after 8 years 10 months.` */
function sentenceOfOne(context: SentenceContext): string {
  const { library, terms, window, figures } = context;
  const { words } = library;
  const [ref = ''] = terms.series;
  const figureOf = (name: string) => figures.get(`${String(ref)}.${name}`);
  const [peak, trough, recovery] = [figureOf('peak'), figureOf('trough'), figureOf('recovery')];
  const { title } = nameOfFirst(context);
  if (!peak || !trough) return words.text('analysis.sentence.no-fall', { title });
  // Of a window that ended in the past it is not known whether the fall is over by now.
  const open = window.to === lastComparable(getSeries(library, ref)) ? 'open' : 'cut';
  const told = (hasDates: 'yes' | 'no') =>
    words.text('analysis.sentence.drawdown', {
      ...{ title, hasDates, state: recovery ? 'recovered' : open },
      depth: sizeText(words, figureOf('deepest-drawdown')),
      peak: formatPeriodShort(words, peak.period),
      trough: formatPeriodShort(words, trough.period),
      length: monthsWords(words, Math.max(1, Math.round(recovery?.value ?? 0))),
      to: formatPeriod(words, window.to),
    });
  return firstThatFits([told('yes'), told('no')]);
}

/** `Bitcoin fell deeper: 81.7% at its deepest in 10 years, gold 14.8%.` */
function sentenceOfSeveral(context: SentenceContext): string {
  const { library } = context;
  const { words } = library;
  const results = resultsOf(context, 'deepest-drawdown').toReversed();
  const [first, ...others] = results;
  const rest = aloneWords(
    library,
    others.map(({ name, figure }) => [name, sizeText(words, figure)]),
  );
  return firstThatFits(
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.drawdowns', {
        ...{ first: capitalised(words, first?.name ?? ''), rest, count: results.length },
        depth: sizeText(words, first?.figure),
        ...time,
      }),
    ),
  );
}
