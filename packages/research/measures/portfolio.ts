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
import { aloneWords, firstThatFits, sizeText, withAndWithoutTime } from './first-line';
import { shortNamesOf } from './names';

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

/** `60% gold and 40% silver grew 14.8% a year in 10 years; alone, gold 16.7% and silver 18.5%.` */
function sentence(context: SentenceContext): string {
  const { library, terms, window, figures: all } = context;
  const { words } = library;
  const growth = growthOf(window);
  const figureOf = (name: string) => all.get(`${name}.${growth}`);
  const own = figureOf(terms.series.join('~'));
  const names = shortNamesOf(library, terms.series);
  const weights = weightsOf(terms);
  const parts = terms.series.map((_, i) =>
    words.text('analysis.weighted', { name: names[i] ?? '', weight: weights[i] ?? 0 }),
  );
  const alone = aloneWords(
    library,
    terms.series.map((ref, i) => [names[i] ?? '', figureOf(String(ref))?.text ?? '']),
  );
  const told = (mixture: string, others: string) =>
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.portfolio', {
        parts: capitalised(words, mixture),
        moved: (own?.value ?? 0) < 0 ? 'fell' : 'grew',
        growth: sizeText(words, own),
        isYears: growth === 'change' ? 'no' : 'yes',
        ...{ alone: others, hasAlone: others === '' ? 'no' : 'yes' },
        ...time,
      }),
    );
  const mixture = words.text('analysis.mixture');
  return firstThatFits([
    ...told(words.list(parts), alone),
    ...told(words.list(parts), ''),
    ...told(mixture, alone),
    ...told(mixture, ''),
  ]);
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
  const isPerYear = !isUnderAYear(window);
  const result = (multiple: number) =>
    isPerYear ? multiple ** (12 / (monthOf(window.to) - monthOf(window.from))) : multiple;
  const count = countWindows(grid, window, columns.length * (stretches + 1), ({ from, to }) => {
    const [start, end] = [monthOf(from), monthOf(to)];
    const first = columns[0];
    const alone = (first?.get(end) ?? NaN) / (first?.get(start) ?? NaN);
    const mixture = grown(columns, weights, start, end, every);
    return { holds: isMoreThan(mixture, alone), value: result(mixture) - result(alone) };
  });
  return count
    ? { counted: 'mixture-more', ...count, unit: { format: 'percent', isPerYear } }
    : 'not counted';
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
