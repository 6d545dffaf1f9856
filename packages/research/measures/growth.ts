import { isUnderAYear, type Window } from '../figures/windows';
import type { Library } from '../series/library';
import { seriesFacts } from '../series/series-facts';
import { UNITS } from '../series/units';
import { firstIsMost, isMore } from './counts';
import { ofOne, type Named } from './definitions';
import { ofLine } from './drawings';
import {
  AMOUNT_KINDS,
  PRICES,
  type Definitions,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
} from './measure';
import {
  becameSentence,
  grewSentence,
  isLessThanLakh,
  LAKH,
  multiplesSentence,
  ofALakh,
  sumsSentence,
  sumWords,
} from './money-sentence';
import { leftOutMark, sentenceWithout, onMonthsWithout, refusesWithout } from './without-year';

const MONTHS_OF_YEAR = 12;

/** How much the last value of a window is above its first, by the year. */
export const growth: MeasureShape = {
  series: [1, 6],
  takesWindows: true,
  isOrdered: true,
  next: [
    { measure: 'sip' },
    { real: true },
    { measure: 'calendar' },
    { measure: 'drawdown' },
    { measure: 'doubling' },
  ],
  options: ['without', 'in', 'real'],
  kinds: [...PRICES, ...AMOUNT_KINDS],
  comparesEnds: true,
  isPerYear: true,
  leader: 'most',
  formulas: ['change', 'multiple', 'growth-per-year', 'grown-sum'],
  figures: (library, terms, window) => {
    const whole = grownOfEach(library, terms, window);
    const { without } = terms;
    return without === undefined
      ? whole
      : [...onMonthsWithout(library, terms, without, window, grownWithout), ...whole];
  },
  marks: leftOutMark,
  refusesWindow: refusesWithout(1),
  sentence,
  drawing: ofLine,
  counted: (terms) => (terms.length > 1 ? ['first-more', firstIsMost] : ['higher', isMore]),
  refusesKind: (_, unfit) =>
    UNITS[unfit.unit].kind === 'rate'
      ? {
          kind: 'growth-of-rate',
          values: { title: seriesFacts(unfit).title },
          instead: [{ measure: 'difference', series: [unfit.id] }],
        }
      : null,
};

/** Of each series its growth, what a lakh became in it, and the rest. */
function grownOfEach(library: Library, { series }: MeasureTerms, window: Window): Definitions {
  const became = ofALakh(library, series, window);
  return series.flatMap((ref, i) => {
    const own = ofOne(ref, window, grown(window));
    return [...own.slice(0, 1), ...became.slice(i, i + 1), ...own.slice(1)];
  });
}

/** `₹1 lakh in gold became ₹4.7 lakh in 10 years: 16.7% a year.` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures, window } = context;
  const [ref = '', second] = terms.series;
  if (terms.without !== undefined)
    return sentenceWithout(context, 'growth', isUnderAYear(window) ? 'change' : 'growth-per-year');
  const became = figures.get(`${String(ref)}.became`);
  if (second === undefined) return became ? becameSentence(context, became, LAKH) : grewSentence(context);
  return became
    ? sumsSentence(context, 'became', sumWords(library.words, became, LAKH), isLessThanLakh)
    : multiplesSentence(context, 'multiple', ({ figure }) => figure.value);
}

/** The same of so many months that stand one after the other. */
function grownWithout(months: number): Named[] {
  const whole: Named[] = [['linked-change', 'percent']];
  return months < MONTHS_OF_YEAR ? whole : [['linked-growth-per-year', 'percent'], ...whole];
}

/** The figures of a growth; without a rate by the year where the window is shorter. */
export function grown(window: Window): Named[] {
  const whole: Named[] = [
    ['change', 'percent'],
    ['multiple', 'times'],
  ];
  return isUnderAYear(window) ? whole : [['growth-per-year', 'percent'], ...whole];
}
