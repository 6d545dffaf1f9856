import type { ChartSpec } from '../charts/chart-spec';
import type { Definition } from '../figures/figure';
import { countWindows, type Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { MadeRef } from '../series/series-ref';
import type { SharedPeriod } from '../series/shared-periods';
import { unitsAfter } from '../series/statistics';
import { formatPeriod, type Period } from '../time/period';
import { partOf } from './definitions';
import { markedAt } from './marks';
import { firstThatFits, lengthWords, nameOfFirst } from './first-line';
import {
  PRICES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
  type WindowShare,
} from './measure';
import { rupeeWords } from './rupee-words';

const USUAL = { amount: 10_000_000, each: 50_000 } as const;

/** Of an amount, what is offered where nobody can take out so much: half a per cent. */
const OFFERED = 1 / 200;

/** The least sum of money that an address takes. */
const LEAST_SUM = 100;

/** What is left of an amount of which a sum is taken out at the end of each month, or when nothing was left. */
export const withdrawal: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'lumpsum' }, { measure: 'drawdown' }, { measure: 'calendar' }, { measure: 'goal' }],
  options: ['amount', 'each'],
  usualAmount: USUAL.amount,
  usual: { each: String(USUAL.each) },
  kinds: PRICES,
  needs: 'months',
  inRupees: 'always',
  isOfMonths: true,
  figures,
  sentence,
  drawing: () => 'left-over',
  drawn: (_, terms, window) => ({ ref: leftOver(terms, window), window }),
  marks,
  share: (library, terms, grid, window) => share(library, terms, grid, window),
  missing: (library, { series: [ref = ''] }, window) =>
    partOf(library, ref, window).points.filter(({ value }) => value === null).length,
  cautions: () => ['history'],
  refuses,
};

const sumsOf = ({ amount = USUAL.amount, each = USUAL.each }: MeasureTerms) => ({ amount, each });

const leftOver = (terms: MeasureTerms, { from }: Window): MadeRef =>
  new MadeRef('left-over', terms.series, { base: from, ...sumsOf(terms) });

function refuses(terms: MeasureTerms): Unfit | null {
  const { amount, each } = sumsOf(terms);
  if (each <= amount) return null;
  return {
    kind: 'option',
    option: 'each',
    values: { amount, each },
    instead: [{ each: Math.max(LEAST_SUM, Math.round(amount * OFFERED)) }],
  };
}

/** What is left, or the month in which nothing was; and what was taken out in full until then. */
function figures(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const [ref = ''] = terms.series;
  const series = leftOver(terms, window);
  const present = partOf(library, series, window).points.filter(({ value }) => value !== null);
  const end = present.findIndex(({ value }) => value === 0);
  const lastPaid = end < 0 ? window.to : (present[end - 1]?.period ?? window.from);
  const named = (name: string, definition: Definition): Definitions[number] => [
    `${String(ref)}.${name}`,
    definition,
  ];
  const at = (period: Period) => ({ formula: 'value', series, at: period }) as const;
  const { each: amount } = sumsOf(terms);
  return [
    ...(end < 0 ? [] : [named('ran-out', { ...at(present[end]?.period ?? ''), format: 'period' })]),
    named('left', { ...at(window.to), format: 'inr' }),
    ...(lastPaid === window.from
      ? []
      : [
          named('taken-out', {
            ...{ formula: 'paid-in', format: 'inr', series: ref, paid: 'each period', amount },
            ...{ from: window.from, to: lastPaid },
          }),
        ]),
  ];
}

/** `Of ₹1 crore in gold ₹2.3 crore was left after 10 years of ₹50,000 a month.` */
function sentence(context: SentenceContext): string {
  const { library, terms, window, figures: all } = context;
  const { words } = library;
  const figureOf = (name: string) => all.get(`${String(terms.series[0])}.${name}`);
  const { amount, each } = sumsOf(terms);
  const end = figureOf('ran-out')?.period;
  const told = (hasTime: 'yes' | 'no') =>
    words.text('analysis.sentence.withdrawal', {
      hasTime,
      name: nameOfFirst(context).name,
      amount: rupeeWords(words, amount),
      each: rupeeWords(words, each),
      isOver: end === undefined ? 'no' : 'yes',
      end: end === undefined ? '' : formatPeriod(words, end),
      left: rupeeWords(words, figureOf('left')?.value ?? 0),
      length: lengthWords(words, { from: window.from, to: end ?? window.to }),
    });
  return firstThatFits([told('yes'), told('no')]);
}

function marks({ library: { words }, terms: { series }, figures: all }: SentenceContext): ChartSpec['marks'] {
  const end = all.get(`${String(series[0])}.ran-out`);
  if (!end) return [];
  const label = words.text('analysis-page.chart.nothing-left', { at: markedAt(words, end.period) });
  return [{ period: end.period, label }];
}

/** In how many windows something was left after the last withdrawal. */
function share(
  library: Library,
  terms: MeasureTerms,
  grid: readonly SharedPeriod[],
  window: Window,
): WindowShare | 'not counted' {
  const { amount, each } = sumsOf(terms);
  const { points } = getSeries(library, terms.series[0] ?? '');
  const places = new Map(points.map(({ period }, i) => [period, i]));
  /** Up to each point and with it: the sum of 1 ÷ the values. */
  const inverses: number[] = [];
  for (const { value } of points) inverses.push((inverses.at(-1) ?? 0) + (value === null ? 0 : 1 / value));
  const count = countWindows(grid, window, 4, ({ from, to }) => {
    const [start = NaN, end = NaN] = [places.get(from), places.get(to)];
    const price = points[start]?.value;
    if (price == null) return undefined;
    const units = unitsAfter(amount / price, each * ((inverses[end] ?? NaN) - (inverses[start] ?? NaN)));
    return { holds: units > 0, value: (Math.max(0, units) * (points[end]?.value ?? NaN)) / amount };
  });
  return count
    ? { counted: 'lasted', ...count, unit: { format: 'percent', isPerYear: false } }
    : 'not counted';
}
