import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { comparable } from '../series/notes';
import type { Series } from '../series/series';
import { MadeRef } from '../series/series-ref';
import { yearsBetween } from '../time/period';
import { withValues } from './definitions';
import { extremeMarks } from './marks';
import { firstThatFits, nameOfFirst } from './first-line';
import {
  PRICES,
  type Definitions,
  type MadeSeries,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
} from './measure';
import { rupeeWords } from './rupee-words';

const USUAL = 10_000_000;

/** The length that is offered where somebody names none, in years. */
const USUAL_YEARS = 10;

/** The equal monthly payment with which windows of so many years would have reached a sum. */
export const goal: MeasureShape = {
  series: [1, 1],
  isOrdered: true,
  next: [{ measure: 'sip' }, { measure: 'lumpsum' }, { measure: 'withdrawal' }, { measure: 'growth' }],
  options: ['target'],
  resolve: (library, terms) => ({ ...terms, window: longestLength(library, terms) }),
  usual: { target: String(USUAL) },
  kinds: PRICES,
  needs: 'months',
  inRupees: 'always',
  isOfMonths: true,
  isOfLength: true,
  figures,
  sentence,
  drawing: () => 'payments',
  drawn: payments,
  marks: extremeMarks('payment-least', 'payment-most'),
  cautions: () => ['history'],
  refuses: ({ window }, series) => unfitLength(window, series),
};

const yearsOf = ({ window }: Pick<MeasureTerms, 'window'>): number | undefined =>
  typeof window === 'object' && 'last' in window && window.unit === 'years' ? window.last : undefined;

/** How many whole years a series has. */
function mostYears(series: Series): number {
  const present = comparable(series).points.filter(({ value }) => value !== null);
  const [first, last] = [present[0], present.at(-1)];
  return first && last ? Math.floor(yearsBetween(first.period, last.period)) : 0;
}

/** The length that was asked for, or all the whole years there are where it is longer. */
function longestLength(
  library: Library,
  { series: [ref = ''], window }: MeasureTerms,
): MeasureTerms['window'] {
  const years = yearsOf({ window });
  const most = mostYears(getSeries(library, ref));
  return years === undefined || years <= most || most < 1 ? window : { last: most, unit: 'years' };
}

function unfitLength(window: MeasureTerms['window'], [first]: readonly Series[]): Unfit | null {
  const most = first ? mostYears(first) : 0;
  const years = yearsOf({ window });
  if (years !== undefined && years <= most) return null;
  return {
    kind: 'length',
    values: { most },
    instead:
      most >= 1
        ? [{ window: { last: Math.min(USUAL_YEARS, most), unit: 'years' } }]
        : [{ measure: 'growth', window: 'all' }],
  };
}

/** By the end of each window the payment that would have reached the target. */
function payments(library: Library, terms: MeasureTerms, window: Window): MadeSeries {
  const { target: amount = USUAL } = terms;
  const steps = 12 * (yearsOf(terms) ?? NaN);
  return withValues(library, new MadeRef('payment', terms.series, { steps, amount }), window);
}

const FIGURES = { 'payment-median': 'median', 'payment-least': 'lowest', 'payment-most': 'highest' } as const;

function figures(library: Library, terms: MeasureTerms, whole: Window): Definitions {
  const { ref: series, window } = payments(library, terms, whole);
  return Object.entries(FIGURES).map(([name, formula]): [string, Definition] => [
    `${String(terms.series[0])}.${name}`,
    { formula, format: 'inr', series, ...window },
  ]);
}

/** `₹1 crore in 10 years took ₹43,210 a month in gold at the median, from ₹21,311 to ₹75,333.` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures: all } = context;
  const { words } = library;
  const textOf = (name: keyof typeof FIGURES) => all.get(`${String(terms.series[0])}.${name}`)?.text ?? '';
  const told = (hasRange: 'yes' | 'no') =>
    words.text('analysis.sentence.goal', {
      hasRange,
      name: nameOfFirst(context).name,
      target: rupeeWords(words, terms.target ?? USUAL),
      years: yearsOf(terms) ?? 0,
      ...{ median: textOf('payment-median'), least: textOf('payment-least'), most: textOf('payment-most') },
    });
  return firstThatFits([told('yes'), told('no')]);
}
