import type { ChartSpec } from '../charts/chart-spec';
import type { Figure, Definition } from '../figures/figure';
import type { FormulaName } from '../figures/formulas';
import type { Window, WindowCount } from '../figures/windows';
import type { Library } from '../series/library';
import type { Format } from '../series/number-format';
import type { Series } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import type { SharedPeriod } from '../series/shared-periods';
import type { Currency, UNITS, UnitName } from '../series/units';
import type { Period } from '../time/period';
import type { Values } from '../words/words';
import type { Reserved } from './reserved';

/**
 * What a window says: from one period to another, or to the latest; the last years, months or weeks; or all
 * there is.
 */
export type WindowSpec =
  | { from: Period; to?: Period }
  | { last: number; unit: 'years' | 'months' | 'weeks' }
  | 'year to date'
  | 'all';

/** What an analysis says beside its measure. */
export type MeasureTerms = {
  series: readonly SeriesRef[];
  window: WindowSpec;
  /** Further windows, each of which is answered beside the first. */
  windows?: readonly WindowSpec[];
  /** Money of one payment or of each month; absent for the usual one. */
  amount?: number;
  currency?: Currency;
  /** Whether after inflation, in the money of the start of the window. */
  real?: true;
  /** The length of a rolling window in periods; absent for the usual one. */
  roll?: number;
  /** By what periods or figures it is told. */
  by?: By;
  /** A level, in the unit of the series. */
  above?: number;
  below?: number;
  /** Whether the last of several times is meant; the first otherwise. */
  last?: true;
  /** How many times as much. */
  times?: number;
  /** The least depth of a fall, in per cent. */
  deeper?: number;
  /** The parts of a mixture, in per cent, in the order of its series. */
  mix?: readonly number[];
  /** Whether the parts of a mixture are left as they become. */
  never?: true;
  /** What is taken out in each period. */
  each?: number;
  /** A sum that is to be reached. */
  target?: number;
  /** By how much payments rise after every twelve of them, in per cent. */
  step?: number;
  /** The last period with a payment. */
  until?: Period;
  /** A calendar year that is left out. */
  without?: number;
  /** What is asked for with others and has no value at an end of the window: of answers, not of addresses. */
  absent?: readonly SeriesRef[];
};

/** Periods of a calendar, or figures by which series are ordered. */
export type By = 'year' | 'fy' | 'quarter' | 'month' | 'month-of-year' | 'growth' | 'volatility' | 'drawdown';

/** What an analysis may say beside its series and window, by its name in an address. */
export type Option =
  Exclude<keyof MeasureTerms, 'series' | 'window' | 'windows' | 'currency' | 'absent'> | 'in';

/** Definitions of figures by `SERIES.FORMULA`, for a pair `A~B.FORMULA`, the most important first. */
export type Definitions = [name: string, definition: Definition][];

/** A series that is made for an analysis, and the part of its window in which this has values. */
export type MadeSeries = { ref: SeriesRef; window: Window };

/** What an answer is drawn as: made series, the first of which gives the drawing its words. */
export type DrawnSeries = MadeSeries & { beside?: readonly SeriesRef[] };

/** What an answer lists, one row each, the first text of which is its head. */
export type AnswerListing = {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether it is read without being opened. */
  isOpen?: true;
  /** The places in a row of what is a gain or a loss. */
  changes?: readonly number[];
  /** Of each row how long its bar is and on which side of zero, from −1 to 1; an answer with bars has no chart. */
  bars?: readonly number[];
};

/** What an answer can be told in. */
export type SentenceContext = {
  library: Library;
  /** Of the series that it was worked out with: in another currency, after inflation. */
  terms: MeasureTerms;
  window: Window;
  figures: ReadonlyMap<string, Figure>;
};

/**
 * How an answer is drawn: its values; the distance from the highest so far; what payments became; all from
 * 100 at the start; the returns of two against each other; the changes of years and other periods; what is left
 * after withdrawals; payments by the end of their windows.
 */
export type Drawing =
  | 'years'
  | 'fiscal-years'
  | 'quarters'
  | 'months'
  | 'months-of-year'
  | 'until-multiple'
  | 'values'
  | 'below peak'
  | 'worth'
  | 'left-over'
  | 'payments'
  | 'rebased'
  | 'scatter'
  | 'none';

/** Among all windows of one length: how many are so. */
export type Counted =
  | 'higher'
  | 'first-more'
  | 'as-deep'
  | 'as-much'
  | 'above-zero'
  | 'above-paid'
  | 'above-bill'
  | 'first-more-for-moves'
  | 'mixture-more'
  | 'lasted'
  | 'second-fell'
  | 'second-rose';

export type WindowShare = WindowCount & {
  counted: Counted;
  /** How the results of a spread are written, and whether they are by the year. */
  unit?: { format: Format; isPerYear: boolean };
  /** Of monthly payments: in how many the same money at the start became more. */
  once?: number;
};

/** The values of a window, and of the one that was asked for, by which windows are counted. */
export type WindowTest = (values: readonly number[], window: readonly number[]) => boolean | undefined;

/** The sentences that say why there is no answer, by their keys. */
export type RefusalKind =
  | 'count'
  | 'made-of-withheld'
  | 'decisions'
  | 'growth-of-rate'
  | 'compare-of-rate'
  | 'wrong-kind'
  | 'mixed-kinds'
  | 'currency'
  | 'real'
  | 'not-by-month'
  | 'no-prices'
  | 'not-shared'
  | 'unknown-period'
  | 'reversed'
  | 'length'
  | 'uncounted'
  | 'too-short'
  | 'no-whole-years'
  | 'gap'
  | 'constant'
  | 'roll'
  | 'currencies'
  | 'units'
  | 'not-positive'
  | 'not-monthly'
  | 'only-money'
  | 'needs-months'
  | 'not-rupees'
  | 'option'
  | 'data';

/** What single measures have to be known by, by the keys of their sentences. */
export type MeasureCaution = 'absent' | 'joints' | 'history';

/**
 * Why there is no answer: the key of a sentence and its values, and what can be asked in place of it. Of an
 * option that does not fit each has a sentence of its own.
 */
export type Unfit = {
  kind: RefusalKind;
  option?: Option;
  values?: Values;
  instead?: readonly Change[];
};

/** What is other in an analysis that is offered; its measure by name. */
export type Change = Partial<MeasureTerms> & { measure?: string };

export type MeasureShape = {
  /** How many series it takes. */
  series: readonly [least: number, most: number];
  /** Whether another order of the series is another question, as for a ratio. */
  isOrdered: boolean;
  options: readonly Option[];
  /** Options of which one has to be said. */
  needsOption?: readonly Option[];
  /** By what it can be told, where it has the option `by`; the usual one is named by `usual`. */
  by?: readonly By[];
  /** What an option says where nobody says it, as an address writes it: it is left out there. */
  usual?: Partial<Record<Option, string>>;
  /** The kinds of units that it can be worked out for; see units.ts. */
  kinds: readonly (typeof UNITS)[UnitName]['kind'][];
  /** Names that stand in its address in the place of a series. */
  reserved?: readonly Reserved[];
  /** What is measured where somebody asks for a reserved name: of which series, in a window of their periods. */
  resolve?(library: Library, terms: MeasureTerms): MeasureTerms;
  /** What it measures every series against, which has to be there in its window too. */
  beside?(library: Library): readonly SeriesRef[];
  /** Rupees that are paid where nobody says how much, by a measure that asks what became of money. */
  usualAmount?: number;
  /** Whether it is of all there is where nobody names a window; of the last ten years otherwise. */
  isOfAll?: true;
  /** Whether its figures of several windows can stand side by side: it compares ends, or tells how far values move. */
  takesWindows?: true;
  /** Of how many series at the most they can, where it takes more in one window. */
  mostInWindows?: number;
  /**
   * Whether it tells the last value of a window. That may be of a decision, and of another basis than those
   * before it: nothing is compared with it.
   */
  isOfLast?: true;
  /**
   * What its values must be: of every month; enough returns without a gap, which also vary; so many that
   * windows of them roll; of whole calendar years. Where it has none of the last two, `drawn` throws.
   */
  needs?: 'months' | 'returns' | 'varying returns' | 'rolling windows' | 'whole years';
  /** Whether values at unequal distances have one too: it takes the two ends alone. */
  takesUnequal?: true;
  /** Whether nothing is bought for its amount, so that nobody pays costs. */
  buysNothing?: true;
  /** Whether values of zero and below have one too. Others divide by values. */
  takesAnySign?: true;
  /** Whether it tells how far values move, of which averages hide a part. */
  isOfMoves?: true;
  /** Whether it is of the values in a window: "in 2020" begins with its January, and not with the December before. */
  isOfValues?: true;
  /** Whether it sets the last value of a window against its first, which a season may change. */
  comparesEnds?: true;
  /** Whether its window is a length: of all windows of so many years that there are. */
  isOfLength?: true;
  /** Whether it is of money of one kind: in rupees always, or where its series are in different money. */
  inRupees?: 'always' | 'among several';
  /** Whether it is of ends of months: of days and weeks it takes the last value of each month. */
  isOfMonths?: true;
  /** Whether it is told by the year, which says little of a shorter window. */
  isPerYear?: true;
  /** Which of several series its first line and its key figures name first: that with the most of its first figure. */
  leader?: 'most' | 'least';
  /** Whether it tells the lowest value of a fall, about which sources may differ. */
  tellsFall?: true;
  /** Whether one payment is made, which may be told in two currencies. */
  isPaidOnce?: true;
  /** The formulas of figures that offer it for another window. */
  formulas?: readonly FormulaName[];
  figures(library: Library, terms: MeasureTerms, window: Window): Definitions;
  /** The first line of an answer. */
  sentence(context: SentenceContext): string;
  drawing(series: readonly Series[], terms: MeasureTerms): Drawing;
  /** The series that it is drawn as, where these are made for it. */
  drawn?(library: Library, terms: MeasureTerms, window: Window): DrawnSeries;
  /** At most two levels in its drawing. */
  levels?(terms: MeasureTerms): ChartSpec['levels'];
  /** At most three short texts in its drawing, each at a period. */
  marks?(context: SentenceContext): ChartSpec['marks'];
  /** What is listed below its drawing; `null` where that would be more than is read. */
  listing?(context: SentenceContext): AnswerListing | null;
  /** By what windows are counted, of the values of the first formula; null where a share would say nothing. */
  counted?(window: readonly number[]): readonly [Counted, WindowTest] | null;
  /**
   * The same where windows are counted by more than one value of each; `not counted` if that is too much work,
   * null where a share would say nothing.
   */
  share?(
    library: Library,
    terms: MeasureTerms,
    grid: readonly SharedPeriod[],
    window: Window,
  ): WindowShare | 'not counted' | null;
  /** What is to be known of its answer alone. */
  cautions?(terms: MeasureTerms, window: Window): readonly MeasureCaution[];
  /** How many of its payments cannot be made in a window, because there is no value. */
  missing?(library: Library, terms: MeasureTerms, window: Window): number;
  /** What readers ask next of the same series and window: what is other, the most usual first. */
  next?: readonly Change[];
  /** Why it cannot be worked out for these series, in any window. */
  refuses?(terms: MeasureTerms, series: readonly Series[]): Unfit | null;
  /** Why it cannot be worked out for the values of a window, in the currency of the answer. */
  refusesWindow?(library: Library, terms: MeasureTerms, window: Window): Unfit | null;
  /** Why it cannot be worked out for one of another kind; usually its level is offered. */
  refusesKind?(series: readonly Series[], unfit: Series): Unfit | null;
};

/** Whether a measure is of money, which its series have to be in. */
export const isOfMoney = ({ usualAmount, inRupees }: MeasureShape): boolean =>
  usualAmount !== undefined || inRupees === 'always';

export const PRICES = ['price', 'index', 'ratio'] as const;
export const AMOUNT_KINDS = ['money', 'count', 'share'] as const;
export const RATES = ['rate', 'spread'] as const;

/** The length of a rolling window where nobody says one, in periods. */
export const USUAL_ROLL = 36;
