import { isPresent } from '../figures/evidence';
import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { isMonthEndsOnly } from '../series/printable';
import { valuesOf } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { deepestDrawdown, recoveredAt } from '../series/statistics';
import { formatPeriod } from '../time/period';
import { ofOne, partOf, type Named } from './definitions';
import { PRICES, type Definitions, type MeasureShape } from './measure';
import { lastComparable } from './other-basis';
import { endsOf, partsFrom, titlesOf, type Figures } from './sentences';

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
  formulas: ['deepest-drawdown'],
  figures: (library, { series }, window) =>
    series.flatMap((ref) => {
      const [depth = [], ...dates] = ofOne(ref, window, falls(valuesOf(partOf(library, ref, window)))).map(
        (each) => [each],
      );
      return [...depth, ...belowHighest(library, ref, window), ...dates.flat()];
    }),
  sentence: (context) => {
    const titles = titlesOf(context);
    const { library, terms, window, figures } = context;
    return library.words.text('analysis.sentence.drawdown', {
      ...endsOf(context),
      parts: partsFrom(terms.series.map((ref, i) => fallOf(library, figures, ref, titles[i] ?? '', window))),
    });
  },
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

/** `Gold: −39.3%, from September 2011 to December 2015, over by July 2020, 106 months after it began` */
function fallOf(library: Library, figures: Figures, ref: SeriesRef, title: string, { to }: Window): string {
  const textOf = (formula: string) => figures.get(`${String(ref)}.${formula}`)?.text ?? '';
  const part = library.words.text('analysis.part', { title, figure: textOf('deepest-drawdown') });
  const [peak, trough, recovered] = [textOf('peak'), textOf('trough'), textOf('recovery')];
  // Of a window that ended in the past it is not known whether the fall is over by now.
  const open = to === lastComparable(getSeries(library, ref)) ? 'open' : 'cut';
  const fell = peak === '' ? 'never' : recovered === '' ? open : 'recovered';
  return library.words.text('analysis.fall', {
    ...{ fell, part, peak, trough, recovered, to: formatPeriod(library.words, to) },
    months: Math.round(figures.get(`${String(ref)}.recovery`)?.value ?? 0),
  });
}
