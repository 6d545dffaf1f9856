import { isUnderAYear, type Window } from '../figures/windows';
import { seriesFacts } from '../series/series-facts';
import { UNITS } from '../series/units';
import { firstIsMost, isMore } from './counts';
import { onEach, type Named } from './definitions';
import { ofLine } from './drawings';
import { AMOUNT_KINDS, PRICES, type MeasureShape } from './measure';
import { usualSentence } from './sentences';
import { leftOutMark, onMonthsWithout, refusesWithout } from './without-year';

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
  tellsAll: true,
  formulas: ['change', 'multiple', 'growth-per-year'],
  figures: (library, terms, window) => {
    const whole = onEach((_, part) => grown(part))(library, terms, window);
    const { without } = terms;
    return without === undefined
      ? whole
      : [...onMonthsWithout(library, terms, without, window, grownWithout), ...whole];
  },
  marks: leftOutMark,
  refusesWindow: refusesWithout(1),
  sentence: usualSentence,
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
