import { countWindows, isUnderAYear, type Window } from '../figures/windows';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { PUT_BACK_AFTER } from '../series/mixture';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import type { SharedPeriod } from '../series/shared-periods';
import type { Period } from '../time/period';
import { isMoreThan } from './counts';
import { ofOne, partOf, type Named } from './definitions';
import { equalParts } from './equal-parts';
import {
  PRICES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
  type WindowShare,
} from './measure';
import { nameOf } from './names';
import { endsOf } from './sentences';

/** With fewer returns no volatility: they say little about how far values move. */
const LEAST_RETURNS = 24;

/** What became of money that was divided among several series by their shares, beside each of them alone. */
export const portfolio: MeasureShape = {
  series: [2, 5],
  isOrdered: true,
  next: [{ never: true }, { measure: 'compare' }, { measure: 'correlation' }, { measure: 'drawdown' }],
  options: ['mix', 'never'],
  kinds: PRICES,
  needs: 'months',
  inRupees: 'always',
  isOfMonths: true,
  isOfMoves: true,
  isPerYear: true,
  figures,
  sentence,
  drawing: () => 'rebased',
  drawn: (_, terms, window) => ({ ref: mixtureOf(terms, window), window, beside: terms.series }),
  share,
  refuses,
};

const weightsOf = ({ mix, series }: MeasureTerms) => mix ?? equalParts(series.length);

/** The mixture that begins with a window. */
const mixtureOf = (terms: MeasureTerms, { from }: Window): MadeRef =>
  new MadeRef('mixture', terms.series, {
    base: from,
    weights: weightsOf(terms),
    ...(terms.never && { never: true }),
  });

function refuses({ mix, series }: MeasureTerms): Unfit | null {
  if (!mix) return null;
  const sum = mix.reduce((total, part) => total + part, 0);
  if (mix.length === series.length && sum === 100 && !mix.includes(0)) return null;
  return {
    kind: 'option',
    option: 'mix',
    values: { series: series.length, parts: mix.length, sum },
    instead: [{ mix: equalParts(series.length) }],
  };
}

/** Of the mixture and of each part growth, then volatility, then the deepest fall. */
function figures(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const mixture = mixtureOf(terms, window);
  const { points } = partOf(library, mixture, window);
  const hasVolatility = points.length > LEAST_RETURNS && points.every(({ value }) => value !== null);
  const formulas: Named[] = [
    [growthOf(window), 'percent'],
    ...(hasVolatility ? [['volatility', 'percent'] satisfies Named] : []),
    ['deepest-drawdown', 'percent'],
  ];
  return formulas.flatMap((formula) => [
    ...ofOne(mixture, window, [formula], terms.series.join('~')),
    ...terms.series.flatMap((ref) => ofOne(ref, window, [formula])),
  ]);
}

const growthOf = (window: Window) => (isUnderAYear(window) ? 'change' : 'growth-per-year');

/** `60% gold and 40% silver, put back every twelve months: 10.2% a year; alone, gold 10.3% and silver 9.5%` */
function sentence(context: SentenceContext): string {
  const {
    library,
    library: { words },
    terms,
    window,
    figures: all,
  } = context;
  const growth = growthOf(window);
  const textOf = (name: string, formula: string) => all.get(`${name}.${formula}`)?.text ?? '';
  const own = terms.series.join('~');
  const weights = weightsOf(terms);
  const parts = terms.series.map((ref, i) =>
    words.text('analysis.weighted', { name: nameOf(library, ref), weight: weights[i] ?? 0 }),
  );
  const alone = terms.series.map((ref) =>
    words.text('analysis.alone', { name: nameOf(library, ref), figure: textOf(String(ref), growth) }),
  );
  return words.text('analysis.sentence.portfolio', {
    ...endsOf(context),
    parts: capitalised(words, words.list(parts)),
    never: terms.never ? 'yes' : 'no',
    growth: textOf(own, growth),
    isYears: growth === 'change' ? 'no' : 'yes',
    alone: words.list(alone),
    fall: textOf(own, 'deepest-drawdown'),
  });
}

/** In how many windows the mixture grew more than its first part. */
function share(
  library: Library,
  terms: MeasureTerms,
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' {
  const columns = terms.series.map((ref) => columnOf(library, ref));
  const weights = weightsOf(terms).map((weight) => weight / 100);
  const every = terms.never ? Infinity : PUT_BACK_AFTER;
  const stretches = Math.ceil((monthOf(window.to) - monthOf(window.from)) / every);
  const count = countWindows(grid, window, columns.length * (stretches + 1), ({ from, to }) => {
    const [start, end] = [monthOf(from), monthOf(to)];
    const first = columns[0];
    const alone = (first?.get(end) ?? NaN) / (first?.get(start) ?? NaN);
    return isMoreThan(grown(columns, weights, start, end, every), alone);
  });
  return count ? { counted: 'mixture-more', ...count } : 'not counted';
}

/** Values by the number of their month. */
type Column = ReadonlyMap<number, number>;

const columnOf = (library: Library, ref: SeriesRef): Column =>
  new Map(
    getSeries(library, ref).points.flatMap(({ period, value }) =>
      value === null ? [] : [[monthOf(period), value]],
    ),
  );

const monthOf = (period: Period) => 12 * Number(period.slice(0, 4)) + Number(period.slice(5, 7));

/** What one unit of money became, as packages/research/series/mixture.ts says it. */
function grown(
  columns: readonly Column[],
  weights: readonly number[],
  start: number,
  end: number,
  every: number,
): number {
  const isWhole = (month: number) => columns.every((column) => column.has(month));
  let [value, last] = [1, start];
  for (let mark = start + every; last < end; mark += every) {
    if (mark <= last) continue;
    let month = Math.min(mark, end);
    while (month < end && !isWhole(month)) month += 1;
    value *= columns.reduce(
      (sum, column, i) => sum + ((weights[i] ?? 0) * (column.get(month) ?? NaN)) / (column.get(last) ?? NaN),
      0,
    );
    last = month;
  }
  return value;
}
