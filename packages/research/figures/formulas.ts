import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import {
  accountBalance,
  basisPoints,
  betaOf,
  bollingerBand,
  change,
  changesOf,
  compounded,
  pearsonCorrelation,
  deepestDrawdown,
  growthPerYear,
  leastSquares,
  linked,
  logReturns,
  mean,
  median,
  moneyWeightedReturn,
  parBondPrice,
  parBondReturn,
  percentileRank,
  rank,
  recoveredAt,
  periodsPerYear,
  type Rhythm,
  relativeStrengthIndex,
  slopeError,
  standardDeviation,
  unitsAfter,
  unitsBought,
  annualVolatility,
} from '../series/statistics';
import { UNITS, type UnitName } from '../series/units';
import { yearsBetween, type Period } from '../time/period';

export type FormulaRow = { period: Period; value: number };

/**
 * The input of a formula: the values in order, those of a second series at the same periods, how
 * often they come, the unit of the values, and the amount of each payment.
 */
/** Payments: the first of them, by how many per cent they rise after every twelve, and the last period with one. */
export type Payments = { amount?: number; rise?: number; until?: Period };

export type FormulaInput = Rhythm &
  Payments & {
    rows: readonly FormulaRow[];
    others?: readonly FormulaRow[];
    unit?: UnitName;
    /** That of a derived series whose value is computed. */
    period?: Period;
    /** What is taken out at each row but the first. */
    each?: number;
    /** Of a mixture the share of each part, in per cent: its rows are those of the parts one after another. */
    weights?: readonly number[];
  };

/**
 * The input with functions that print its numbers: `text` for published values, `step` for intermediate
 * results.
 */
type Written = FormulaInput & {
  words: Words;
  /** A value as printed, with its period; index -1 is the last value. */
  text: (index: number) => string;
  /** An intermediate result, to four significant digits. */
  step: (value: number) => string;
  /** The same with ten significant digits, where money is multiplied by it. */
  fine: (value: number) => string;
  /** An amount with the sign of its currency. */
  money: (value: number) => string;
};

export type Formula = {
  /**
   * The parameters that an author gives with the formula: one period, a window, a window and a second
   * series, or a window and what is paid in it. The other kinds are for derived series only.
   */
  parameters?: 'point' | 'window' | 'pair' | 'payments';
  /**
   * Which rows of the window the formula uses: both ends, all, the highest or lowest, or the peak and
   * trough of the deepest fall, one of these two, or both and where the peak was reached again. For
   * `unbroken` formulas the rows must have no gap between them.
   */
  evidence:
    | 'ends'
    | 'all'
    | 'unbroken'
    | 'highest'
    | 'lowest'
    | 'peak'
    | 'trough'
    | 'peak and trough'
    | 'peak to recovery';
  /** Whether the result is in the unit of the series; otherwise it is a share, a multiple or a count. */
  inUnit: boolean;
  /** Whether the result is money in the currency of the series. */
  inMoney?: true;
  /** Whether it says by how much its series grew or fell, or what was put into it; not a level, nor a distance. */
  isChange?: true;
  compute: (input: FormulaInput) => number;
  /** The calculation with its numbers, without the result. */
  worked: (written: Written) => string;
};

const valuesIn = (rows: readonly FormulaRow[] = []) => rows.map(({ value }) => value);
const first = ({ rows }: FormulaInput) => at(rows, 0);
const last = ({ rows }: FormulaInput) => at(rows, rows.length - 1);
const years = (input: FormulaInput) => yearsBetween(first(input).period, last(input).period);
const growthOf = (rows: readonly FormulaRow[] = []) => {
  const [from, to] = [at(rows, 0), at(rows, rows.length - 1)];
  return growthPerYear(from.value, to.value, yearsBetween(from.period, to.period));
};
const returns = ({ rows, others }: FormulaInput): [own: number[], others: number[]] => [
  logReturns(valuesIn(rows)),
  logReturns(valuesIn(others)),
];
const steps = ({ rows, others }: FormulaInput): [own: number[], others: number[]] => [
  changesOf(valuesIn(rows)),
  changesOf(valuesIn(others)),
];
const band = ({ rows }: FormulaInput) => bollingerBand(valuesIn(rows), rows.length).at(-1);

/** A sum with more terms than this is abbreviated. */
const ALL_TERMS = 4;

/**
 * All formulas of the site. A figure applies one to the rows of a window, a derived series to the rows that
 * its {@link import('../series/made-of').Made} names.
 */
export const FORMULAS = {
  value: {
    parameters: 'point',
    evidence: 'ends',
    inUnit: true,
    compute: (input) => last(input).value,
    worked: ({ text }) => text(-1),
  },
  change: {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    isChange: true,
    compute: (input) => change(first(input).value, last(input).value),
    worked: (written) => `${written.text(-1)} ÷ ${written.text(0)} − 1`,
  },
  difference: {
    parameters: 'window',
    evidence: 'ends',
    inUnit: true,
    compute: (input) => last(input).value - first(input).value,
    worked: (written) => `${written.text(-1)} − ${written.text(0)}`,
  },
  // Of rates in per cent: "it fell by 0.3%" would read as a part of the rate.
  'basis-points': {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    compute: (input) => basisPoints(last(input).value, first(input).value),
    worked: (written) => `(${written.text(-1)} − ${written.text(0)}) × 100`,
  },
  multiple: {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    compute: (input) => last(input).value / first(input).value,
    worked: (written) => `${written.text(-1)} ÷ ${written.text(0)}`,
  },
  rebased: {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    compute: (input) => 100 * (last(input).value / first(input).value),
    worked: (written) => `100 × ${written.text(-1)} ÷ ${written.text(0)}`,
  },
  'growth-per-year': {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    isChange: true,
    compute: ({ rows }) => growthOf(rows),
    worked: (written) => `${growthFactor(written)} − 1`,
  },
  volatility: {
    parameters: 'window',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => annualVolatility(valuesIn(input.rows), perYear(input)),
    worked: (written) =>
      written.words.text('figures.worked.volatility', {
        deviation: written.step(standardDeviation(logReturns(valuesIn(written.rows)))),
        count: written.rows.length - 1,
        periods: String(perYear(written)),
      }),
  },
  'deepest-drawdown': {
    parameters: 'window',
    evidence: 'peak and trough',
    inUnit: false,
    isChange: true,
    compute: ({ rows }) => deepestDrawdown(valuesIn(rows)).depth,
    worked: (written) => `${written.text(-1)} ÷ ${written.text(0)} − 1`,
  },
  peak: {
    parameters: 'window',
    evidence: 'peak',
    inUnit: true,
    compute: ({ rows }) => at(rows, deepestDrawdown(valuesIn(rows)).peak).value,
    worked: ({ text }) => text(0),
  },
  trough: {
    parameters: 'window',
    evidence: 'trough',
    inUnit: true,
    compute: ({ rows }) => at(rows, deepestDrawdown(valuesIn(rows)).trough).value,
    worked: ({ text }) => text(0),
  },
  // Of changes in per cent, one after the other: as many periods have passed as there are changes.
  'linked-growth-per-year': {
    parameters: 'window',
    evidence: 'unbroken',
    inUnit: false,
    isChange: true,
    compute: (input) => productOf(input) ** (perYear(input) / input.rows.length) - 1,
    worked: (written) =>
      productWorked(written, (product) => `${product}^(${perYear(written)} ÷ ${written.rows.length}) − 1`),
  },
  'linked-change': {
    parameters: 'window',
    evidence: 'unbroken',
    inUnit: false,
    isChange: true,
    compute: (input) => productOf(input) - 1,
    worked: (written) => productWorked(written, (product) => `${product} − 1`),
  },
  'volatility-of-changes': {
    parameters: 'window',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => standardDeviation(logsOf(input)) * Math.sqrt(perYear(input)),
    worked: (written) =>
      written.words.text('figures.worked.volatility', {
        deviation: written.step(standardDeviation(logsOf(written))),
        count: written.rows.length,
        periods: String(perYear(written)),
      }),
  },
  // In months; the values do not count.
  'months-between': {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    compute: (input) => 12 * years(input),
    worked: ({ words, text }) => words.text('figures.worked.months-between', { from: text(0), to: text(-1) }),
  },
  // In months, from the peak on.
  recovery: {
    parameters: 'window',
    evidence: 'peak to recovery',
    inUnit: false,
    compute: ({ rows }) => monthsToRecovery(rows),
    worked: ({ words, text }) =>
      words.text('figures.worked.recovery', { peak: text(0), recovered: text(-1) }),
  },
  highest: {
    parameters: 'window',
    evidence: 'highest',
    inUnit: true,
    compute: ({ rows }) => Math.max(...valuesIn(rows)),
    worked: ({ text }) => text(0),
  },
  lowest: {
    parameters: 'window',
    evidence: 'lowest',
    inUnit: true,
    compute: ({ rows }) => Math.min(...valuesIn(rows)),
    worked: ({ text }) => text(0),
  },
  average: {
    parameters: 'window',
    evidence: 'all',
    inUnit: true,
    compute: ({ rows }) => mean(valuesIn(rows)),
    worked: ({ words, rows, step }) =>
      words.text('figures.worked.average', { sum: step(sumOf(rows)), count: rows.length }),
  },
  median: {
    parameters: 'window',
    evidence: 'all',
    inUnit: true,
    compute: ({ rows }) => median(valuesIn(rows)),
    worked: ({ words, rows, step }) =>
      words.text('figures.worked.median', { value: step(median(valuesIn(rows))), count: rows.length }),
  },
  'percentile-rank': {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => percentileRank(valuesIn(rows)),
    worked: ({ words, rows, text }) =>
      words.text('figures.worked.percentile-rank', {
        last: text(-1),
        below: valuesIn(rows).filter((value) => value <= (rows.at(-1)?.value ?? NaN)).length,
        count: rows.length,
      }),
  },
  rank: {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => rank(valuesIn(rows)),
    worked: ({ words, rows, text }) =>
      words.text('figures.worked.rank', { last: text(-1), count: rows.length - 1 }),
  },
  sum: {
    parameters: 'window',
    evidence: 'unbroken',
    inUnit: true,
    compute: ({ rows }) => sumOf(rows),
    worked: ({ words, rows, text }) =>
      rows.length <= ALL_TERMS
        ? rows.map((_, i) => text(i)).join(' + ')
        : words.text('figures.worked.sum', {
            terms: `${text(0)} + ${text(1)} + … + ${text(-1)}`,
            count: rows.length,
          }),
  },
  count: {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => rows.length,
    worked: ({ words, rows, text }) =>
      rows.length === 1 ? text(0) : words.text('figures.worked.count', { first: text(0), last: text(-1) }),
  },
  correlation: {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => pearsonCorrelation(...returns(input)),
    worked: (written) => {
      const [firstSteps, secondSteps] = returns(written);
      return ofReturns(written.words, correlationWorked(firstSteps, secondSteps, written), firstSteps.length);
    },
  },
  // Of what is itself a rate, as a yield: the log of a rate says nothing that a reader could use.
  'correlation-of-changes': {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => pearsonCorrelation(...steps(input)),
    worked: (written) => {
      const [firstSteps, secondSteps] = steps(written);
      const calculation = correlationWorked(firstSteps, secondSteps, written);
      return written.words.text('figures.worked.of-changes', { calculation, count: firstSteps.length });
    },
  },
  beta: {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => betaOf(...returns(input)),
    worked: (written) => {
      const [firstSteps, secondSteps] = returns(written);
      const variance = standardDeviation(secondSteps) ** 2;
      const covariance = written.step(betaOf(firstSteps, secondSteps) * variance);
      return ofReturns(written.words, `${covariance} ÷ ${written.step(variance)}`, firstSteps.length);
    },
  },
  intercept: {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => leastSquares(...returns(input)).intercept,
    worked: (written) => {
      const [firstSteps, secondSteps] = returns(written);
      const [alone, slope, market] = [
        mean(firstSteps),
        betaOf(firstSteps, secondSteps),
        mean(secondSteps),
      ].map(written.step);
      return ofReturns(written.words, `${alone} − ${slope} × ${market}`, firstSteps.length);
    },
  },
  'beta-error': {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => slopeError(...returns(input)),
    worked: (written) => {
      const [firstSteps, secondSteps] = returns(written);
      const [fit, alone, otherDeviation] = [
        pearsonCorrelation(firstSteps, secondSteps),
        standardDeviation(firstSteps),
        standardDeviation(secondSteps),
      ].map(written.step);
      return ofReturns(
        written.words,
        `√((1 − ${squared(fit)}) ÷ (${firstSteps.length} − 2)) × ${alone} ÷ ${otherDeviation}`,
        firstSteps.length,
      );
    },
  },
  'r-squared': {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => leastSquares(...returns(input)).rSquared,
    worked: (written) =>
      ofReturns(
        written.words,
        squared(written.step(pearsonCorrelation(...returns(written)))),
        written.rows.length - 1,
      ),
  },
  // The second series is a rate in per cent a year, of which that of the last row was not earned any more.
  sharpe: {
    parameters: 'pair',
    evidence: 'unbroken',
    inUnit: false,
    compute: (input) => {
      const { growth, rate, deviation } = sharpeParts(input);
      return (growth - rate) / deviation;
    },
    worked: (written) => {
      const { growth, rate, deviation } = sharpeParts(written);
      const [above, less, over] = [growth, rate, deviation].map(written.step);
      return written.words.text('figures.worked.sharpe', {
        calculation: `(${above} − ${less}) ÷ ${over}`,
        count: written.rows.length - 1,
      });
    },
  },
  'par-bond-price': {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    compute: (input) => parBondPrice(first(input).value, last(input).value, years(input)),
    worked: (written) =>
      written.words.text('figures.worked.par-bond-price', {
        coupon: written.text(0),
        rate: written.text(-1),
        payments: 2 * (10 - years(written)),
      }),
  },
  'par-bond-return': {
    parameters: 'window',
    evidence: 'ends',
    inUnit: false,
    isChange: true,
    compute: (input) => parBondReturn(first(input).value, last(input).value, years(input)),
    worked: (written) => {
      const price = parBondPrice(first(written).value, last(written).value, years(written));
      const coupons = `${written.text(0)} × ${written.step(years(written))}`;
      return `(${written.step(price)} + ${coupons}) ÷ 100 − 1`;
    },
  },
  'share-above-zero': {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => rows.filter(({ value }) => value > 0).length / rows.length,
    worked: ({ rows }) => `${rows.filter(({ value }) => value > 0).length} ÷ ${rows.length}`,
  },
  'below-zero': {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => rows.filter(({ value }) => value < 0).length,
    worked: ({ words, rows }) => words.text('figures.worked.below-zero', { count: rows.length }),
  },
  'above-zero': {
    parameters: 'window',
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => rows.filter(({ value }) => value > 0).length,
    worked: ({ words, rows }) => words.text('figures.worked.above-zero', { count: rows.length }),
  },
  // A payment at each row but the last, which says what they are worth. Of a window of which only the first and the
  // last row are given, one payment.
  'paid-in': {
    parameters: 'payments',
    evidence: 'all',
    inUnit: false,
    inMoney: true,
    compute: (input) => amountOf(input) * total(risesOf(input)),
    worked: (written) => {
      const [rises, amount] = [risesOf(written), written.money(amountOf(written))];
      return isRaised(written)
        ? written.words.text('figures.worked.paid-raised', {
            ...{ amount, sum: written.fine(total(rises)) },
            count: rises.length,
          })
        : `${amount} × ${rises.length}`;
    },
  },
  'end-value': {
    parameters: 'payments',
    evidence: 'all',
    inUnit: false,
    inMoney: true,
    compute: (input) => boughtBy(input) * last(input).value,
    worked: (written) =>
      written.words.text('figures.worked.end-value', {
        amount: written.money(amountOf(written)),
        value: written.text(-1),
        ...inverseSum(written),
      }),
  },
  // What one payment at the start of the window became.
  'grown-sum': {
    parameters: 'payments',
    evidence: 'ends',
    inUnit: false,
    inMoney: true,
    compute: (input) => (amountOf(input) * last(input).value) / first(input).value,
    worked: (written) => `${written.money(amountOf(written))} × ${written.text(-1)} ÷ ${written.text(0)}`,
  },
  // What money that was kept still buys, in the money of the start: of a series of prices.
  'purchasing-power': {
    parameters: 'payments',
    evidence: 'ends',
    inUnit: false,
    inMoney: true,
    compute: (input) => (amountOf(input) * first(input).value) / last(input).value,
    worked: (written) => `${written.money(amountOf(written))} × ${written.text(0)} ÷ ${written.text(-1)}`,
  },
  'units-bought': {
    parameters: 'payments',
    evidence: 'all',
    inUnit: false,
    compute: (input) => boughtBy(input) * perOf(input),
    worked: (written) =>
      written.words.text('figures.worked.units-bought', {
        amount: written.money(amountOf(written)),
        per: perOf(written) === 1 ? '' : ` × ${perOf(written)}`,
        ...inverseSum(written),
      }),
  },
  'money-weighted-return': {
    parameters: 'payments',
    evidence: 'all',
    inUnit: false,
    isChange: true,
    compute: (input) => moneyWeightedReturn(monthlyPayments(input), boughtBy(input) * last(input).value),
    worked: (written) => {
      const value = boughtBy(written) * last(written).value;
      const rate = (1 + moneyWeightedReturn(monthlyPayments(written), value)) ** (1 / 12) - 1;
      return written.words.text('figures.worked.money-weighted-return', {
        calculation: `(1 + ${written.step(rate)})^12 − 1`,
        amount: written.money(amountOf(written)),
        count: risesOf(written).length,
        isRaised: isRaised(written) ? 'yes' : 'no',
        value: written.money(value),
      });
    },
  },
  compounded: {
    evidence: 'all',
    inUnit: false,
    compute: ({ rows }) => compounded(valuesIn(rows)),
    worked: ({ words, rows, text }) =>
      rows.length === 1
        ? '100'
        : words.text('figures.worked.compounded', { last: text(-1), count: rows.length - 1 }),
  },
  linked: {
    evidence: 'all',
    inUnit: false,
    compute: ({ rows, others }) => linked(valuesIn(rows), others?.[0]?.value ?? NaN),
    worked: ({ rows, others, text, step }) =>
      `${text(-1)} ÷ ${step(mean(valuesIn(rows.slice(0, -1))))} × ${step(others?.[0]?.value ?? NaN)}`,
  },
  // The rows are the ends of two series over the same time: growth a year of the first less that of the second.
  'growth-lead': {
    evidence: 'all',
    inUnit: false,
    compute: ({ rows, others }) => growthOf(rows) - growthOf(others),
    worked: (written) => `${growthFactor(written)} − ${written.fine(growthOf(written.others) + 1)}`,
  },
  'account-balance': {
    evidence: 'all',
    inUnit: false,
    compute: ({ rows, period = '' }) => accountBalance(rows, period),
    worked: ({ words, rows, period = '' }) =>
      words.text('figures.worked.account-balance', {
        months: Math.round(12 * yearsBetween(at(rows, 0).period.slice(0, 7), period)),
        count: rows.length,
      }),
  },
  'upward-crossing': {
    evidence: 'ends',
    inUnit: true,
    compute: (input) => (first(input).value <= 0 && last(input).value > 0 ? last(input).value : NaN),
    worked: ({ words, text }) => words.text('figures.worked.crossing', { value: text(-1), before: text(0) }),
  },
  // From the row before, if the second series was above zero there; nothing otherwise.
  'change-after-above': {
    evidence: 'ends',
    inUnit: false,
    compute: (input) =>
      at(input.others ?? [], 0).value > 0 ? change(first(input).value, last(input).value) : 0,
    worked: ({ others, text }) => (at(others ?? [], 0).value > 0 ? `${text(-1)} ÷ ${text(0)} − 1` : '0'),
  },
  product: {
    evidence: 'ends',
    inUnit: false,
    compute: (input) => first(input).value * last(input).value,
    worked: (written) => `${written.text(0)} × ${written.text(-1)}`,
  },
  // The rows of each part are at the months in which its share was put back, and at the last.
  mixture: {
    evidence: 'all',
    inUnit: false,
    compute: (input) => stretchesOf(input).reduce((product, changes) => product * grownBy(input, changes), 1),
    worked: (written) => {
      const factors = stretchesOf(written).map((changes) => written.fine(grownBy(written, changes)));
      const [only = []] = stretchesOf(written);
      const { words, weights = [], step } = written;
      const parts = only.map((change, i) => `${weights[i] ?? 0}% × ${step(change)}`).join(' + ');
      if (factors.length < 2) return factors.length === 0 ? '1' : parts;
      return factors.length <= ALL_TERMS
        ? factors.join(' × ')
        : words.text('figures.worked.mixture', {
            factors: `${factors.slice(0, 2).join(' × ')} × … × ${factors.at(-1) ?? ''}`,
            count: factors.length,
          });
    },
  },
  // The first row is that of the investment; at each later one a sum is taken out.
  'left-over': {
    evidence: 'all',
    inUnit: false,
    inMoney: true,
    compute: (input) =>
      unitsAfter(amountOf(input) / first(input).value, eachOf(input) * inverses(input.rows)) *
      last(input).value,
    worked: (written) => {
      const { words, rows, text, fine, money } = written;
      return words.text('figures.worked.left-over', {
        amount: money(amountOf(written)),
        each: money(eachOf(written)),
        ...{ start: text(0), value: text(-1), sum: fine(inverses(rows)), count: rows.length - 1 },
      });
    },
  },
  'payment-to-reach': {
    evidence: 'all',
    inUnit: false,
    inMoney: true,
    compute: (input) => amountOf(input) / (unitsBought(valuesIn(input.rows), 1) * last(input).value),
    worked: (written) =>
      written.words.text('figures.worked.payment-to-reach', {
        amount: written.money(amountOf(written)),
        value: written.text(-1),
        ...inverseSum(written),
      }),
  },
  'relative-strength': {
    evidence: 'unbroken',
    inUnit: false,
    compute: ({ rows }) => relativeStrengthIndex(valuesIn(rows)).at(-1) ?? NaN,
    worked: ({ words, rows }) => words.text('figures.worked.relative-strength', { count: rows.length }),
  },
  'upper-band': {
    evidence: 'unbroken',
    inUnit: true,
    compute: (input) => band(input)?.upper ?? NaN,
    worked: (written) => bandWorked(written.words, written, '+'),
  },
  'lower-band': {
    evidence: 'unbroken',
    inUnit: true,
    compute: (input) => band(input)?.lower ?? NaN,
    worked: (written) => bandWorked(written.words, written, '−'),
  },
} satisfies Record<string, Formula>;

export type FormulaName = keyof typeof FORMULAS;

export const FORMULA_NAMES = Object.keys(FORMULAS) as FormulaName[];

/** @throws when the formula does not exist */
export function formulaNamed(name: string): Formula {
  if (!Object.hasOwn(FORMULAS, name)) throw new ContentProblem(`There is no formula "${name}"`);
  return FORMULAS[name as FormulaName];
}

/** Whether a figure is a gain or a loss; null where it is no change, or none as it is printed. */
export function directionOf({
  formula,
  value,
  text,
}: {
  formula: FormulaName;
  value: number;
  text: string;
}): 'rise' | 'fall' | null {
  if (!formulaNamed(formula).isChange || !/[1-9]/.test(text)) return null;
  return value < 0 ? 'fall' : 'rise';
}

/** As fractions a year: what a series grew by, the mean of the rate, and how far the series moved. */
function sharpeParts(input: FormulaInput): { growth: number; rate: number; deviation: number } {
  return {
    growth: growthPerYear(first(input).value, last(input).value, years(input)),
    rate: mean(valuesIn(input.others).slice(0, -1)) / 100,
    deviation: annualVolatility(valuesIn(input.rows), perYear(input)),
  };
}

function monthsToRecovery(rows: readonly FormulaRow[]): number {
  const values = valuesIn(rows);
  const [peak, recovered] = [at(rows, deepestDrawdown(values).peak), rows[recoveredAt(values)]];
  if (!recovered) throw new ContentProblem('The highest value before the deepest fall was not reached again');
  return 12 * yearsBetween(peak.period, recovered.period);
}

function amountOf({ amount }: FormulaInput): number {
  if (amount === undefined) throw new ContentProblem('A payment needs an amount');
  return amount;
}

function eachOf({ each }: FormulaInput): number {
  if (each === undefined) throw new ContentProblem('A withdrawal needs a sum');
  return each;
}

/** The sum of 1 ÷ each value but the first. */
const inverses = (rows: readonly FormulaRow[]) =>
  valuesIn(rows.slice(1)).reduce((sum, value) => sum + 1 / value, 0);

/** From each row to the next, over how much each part of a mixture changed. */
function stretchesOf({ rows, weights = [] }: FormulaInput): number[][] {
  const values = valuesIn(rows);
  const count = values.length / weights.length;
  return Array.from({ length: count - 1 }, (_, step) =>
    weights.map(
      (_weight, part) => (values[part * count + step + 1] ?? NaN) / (values[part * count + step] ?? NaN),
    ),
  );
}

/** What one unit of money became that was divided among the parts of a mixture. */
const grownBy = ({ weights = [] }: FormulaInput, changes: readonly number[]) =>
  changes.reduce((sum, change, i) => sum + (change * (weights[i] ?? 0)) / 100, 0);

const perOf = ({ unit }: FormulaInput) => (unit && UNITS[unit].per) ?? 1;

const inverseSum = (written: Written) => ({
  sum: written.fine(inverseSumOf(written)),
  count: risesOf(written).length,
  isRaised: isRaised(written) ? 'yes' : 'no',
});

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const isRaised = ({ rise }: Payments) => rise !== undefined;

/** How many payments are alike, before the next ones are raised. */
const ALIKE = 12;

/** Each payment over the first: one at each row but the last, up to the last period with one. */
function risesOf({ rows, rise = 0, until }: Pick<FormulaInput, 'rows'> & Payments): number[] {
  const paid = rows.slice(0, -1).filter(({ period }) => !until || period.slice(0, until.length) <= until);
  return paid.map((_, i) => (1 + rise / 100) ** Math.floor(i / ALIKE));
}

/** What a first payment of one bought, with all that followed it. */
const inverseSumOf = (input: FormulaInput): number =>
  risesOf(input).reduce((sum, share, i) => sum + share / at(input.rows, i).value, 0);

const boughtBy = (input: FormulaInput): number => amountOf(input) * inverseSumOf(input);

/** What is paid in each month of the window but the last: nothing where a value is missing. */
function monthlyPayments(input: FormulaInput): number[] {
  const { period: end } = last(input);
  const payments = Array.from({ length: Math.round(12 * years(input)) }, () => 0);
  for (const [i, share] of risesOf(input).entries())
    payments[payments.length - Math.round(12 * yearsBetween(at(input.rows, i).period, end))] =
      amountOf(input) * share;
  return payments;
}

/** Of a written number: a power binds stronger than its minus sign. */
const squared = (number = '') => (number.startsWith('−') ? `(${number})²` : `${number}²`);

const ofReturns = (words: Words, calculation: string, count: number) =>
  words.text('figures.worked.of-returns', { calculation, count });

/** By how much a value grew a year, as a factor. */
const growthFactor = (written: Written): string =>
  `(${written.text(-1)} ÷ ${written.text(0)})^(1 ÷ ${written.step(years(written))})`;

function correlationWorked(own: number[], others: number[], { step }: Written): string {
  const covariance = betaOf(own, others) * standardDeviation(others) ** 2;
  const deviations = [own, others].map((each) => step(standardDeviation(each)));
  return `${step(covariance)} ÷ (${deviations.join(' × ')})`;
}

function bandWorked(words: Words, written: Written, sign: string): string {
  const { upper = NaN, middle = NaN } = band(written) ?? {};
  const calculation = `${written.step(middle)} ${sign} 2 × ${written.step((upper - middle) / 2)}`;
  return words.text('figures.worked.band', { calculation, count: written.rows.length });
}

function sumOf(rows: readonly FormulaRow[]): number {
  return valuesIn(rows).reduce((sum, value) => sum + value, 0);
}

/** What one became by changes in per cent, one after the other. */
function productOf({ rows }: FormulaInput): number {
  return valuesIn(rows).reduce((product, value) => product * (1 + value / 100), 1);
}

const logsOf = ({ rows }: FormulaInput) => valuesIn(rows).map((value) => Math.log(1 + value / 100));

const productWorked = (written: Written, calculation: (product: string) => string) =>
  written.words.text('figures.worked.product-of-changes', {
    calculation: calculation(written.fine(productOf(written))),
    count: written.rows.length,
  });

function perYear(input: Rhythm): number {
  const periods = periodsPerYear(input);
  if (!periods) throw new ContentProblem(`${input.frequency} values have no yearly volatility`);
  return periods;
}

function at(rows: readonly FormulaRow[], index: number): FormulaRow {
  const row = rows[index];
  if (!row) throw new ContentProblem('There is no value to compute from');
  return row;
}
