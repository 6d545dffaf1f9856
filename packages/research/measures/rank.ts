import { formulaNamed } from '../figures/formulas';
import type { Definition } from '../figures/figure';
import { isUnderAYear, valueOver, type Window } from '../figures/windows';
import { GROUPS, seriesOfGroup, type Group } from '../insights/subject';
import { capitalised } from '../insights/wording';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { comparable } from '../series/notes';
import { MadeRef, type SeriesRef } from '../series/series-ref';
import type { Series } from '../series/series';
import { readSeriesFile } from '../series/series-file';
import { tellsOtherDays } from '../series/shared-periods';
import { yearsBetween, type Period } from '../time/period';
import type {
  AnswerListing,
  Definitions,
  MeasureCaution,
  MeasureShape,
  MeasureTerms,
  SentenceContext,
  Unfit,
  WindowSpec,
} from './measure';
import { PRICES } from './measure';
import { firstThatFits, sizeText, withAndWithoutTime } from './first-line';
import { nameOf, shortNamesOf } from './names';

/** So many have a row of their own. */
const MOST_ROWS = 30;

/** Fewer returns say little about how far a value moves. */
const LEAST_RETURNS = 24;

/** What grew most, moved least or fell least, of a class or of those that are named. */
export const ranking: MeasureShape = {
  series: [1, 12],
  isOrdered: false,
  options: ['by'],
  by: ['growth', 'volatility', 'drawdown'],
  usual: { by: 'growth' },
  kinds: PRICES,
  reserved: GROUPS,
  resolve,
  isOfMonths: true,
  isPerYear: true,
  next: [{ by: 'volatility' }, { by: 'drawdown' }, { by: 'growth' }],
  figures,
  sentence,
  drawing: () => 'none',
  listing,
  cautions: ({ absent = [] }): MeasureCaution[] => (absent.length > 0 ? ['absent'] : []),
  refuses,
  refusesWindow,
};

const isGroup = (ref: SeriesRef): ref is Group => GROUPS.some((each) => each === ref);

/** Where a series has values that may be compared, by month. */
type Months = {
  ref: SeriesRef;
  months: ReadonlySet<Period>;
  first: Period;
  last: Period;
  /** Whether nothing more comes. */
  ended: boolean;
};

/**
 * The series that have a value at both ends of the window; the others are named. A window that names no end ends
 * with the latest month that all of them have, of a class all that go on; `all` is what all share.
 */
function resolve(library: Library, terms: MeasureTerms): MeasureTerms {
  const named = terms.series.flatMap((ref): readonly SeriesRef[] =>
    isGroup(ref) ? seriesOfGroup(library, ref) : [ref],
  );
  const all = named.flatMap((ref) => monthsOf(library, ref) ?? []);
  const hasClass = terms.series.some(isGroup);
  const window = all.length === named.length ? windowOf(terms.window, all, hasClass) : undefined;
  const series = window
    ? all.filter(({ months }) => months.has(window.from) && months.has(window.to)).map(({ ref }) => ref)
    : [];
  if (!window || series.length === 0) return { ...terms, series: named };
  return { ...terms, series, window, absent: named.filter((ref) => !series.includes(ref)) };
}

/** Undefined where its values are not of months, or tell those of other days: the refusal says so. */
function monthsOf(library: Library, ref: SeriesRef): Months | undefined {
  const whole = getSeries(library, ref);
  if (tellsOtherDays(library, whole)) return undefined;
  const isFiner = whole.frequency === 'daily' || whole.frequency === 'weekly';
  if (!isFiner && whole.frequency !== 'monthly') return undefined;
  const series = isFiner ? getSeries(library, new MadeRef('by-month', [ref])) : whole;
  const months = comparable(series).points.flatMap(({ period, value }) => (value === null ? [] : [period]));
  const [first, last] = [months[0], months.at(-1)];
  return first === undefined || last === undefined
    ? undefined
    : { ref, months: new Set(months), first, last, ended: isEnded(library, whole) };
}

const isEnded = (library: Library, { inputs }: Series) =>
  inputs.some((id) => readSeriesFile(library, id).ended === true);

/** The first and the last month of a window; undefined where it names no months. */
function windowOf(spec: WindowSpec, all: readonly Months[], hasClass: boolean): Window | undefined {
  const lastOf = (parts: readonly Months[]) => parts.map(({ last }) => last).toSorted()[0] ?? '';
  const onGoing = all.filter(({ ended }) => !ended);
  const usual = lastOf(hasClass && onGoing.length > 0 ? onGoing : all);
  if (spec === 'all') {
    const from = all.map(({ first }) => first).reduce((a, b) => (b > a ? b : a));
    return from < lastOf(all) ? { from, to: lastOf(all) } : undefined;
  }
  if (spec === 'year to date') return { from: `${Number(usual.slice(0, 4)) - 1}-12`, to: usual };
  if ('from' in spec) return isMonth(spec.from) ? { from: spec.from, to: spec.to ?? usual } : undefined;
  if (spec.unit === 'weeks') return undefined;
  const count = spec.last * (spec.unit === 'years' ? 12 : 1);
  const start = 12 * Number(usual.slice(0, 4)) + Number(usual.slice(5)) - 1 - count;
  return { from: `${Math.floor(start / 12)}-${String((start % 12) + 1).padStart(2, '0')}`, to: usual };
}

const isMonth = (period: Period) => /^\d{4}-\d{2}$/.test(period);

function refuses({ series }: MeasureTerms): Unfit | null {
  return series.length < 1 ? { kind: 'not-shared' } : null;
}

function refusesWindow(library: Library, terms: MeasureTerms, window: Window): Unfit | null {
  const count = Math.round(12 * yearsBetween(window.from, window.to));
  if (terms.by === 'volatility' && count < LEAST_RETURNS)
    return { kind: 'too-short', values: { count, least: LEAST_RETURNS }, instead: [{ by: 'growth' }] };
  return ordered(library, terms, window).length > 0 ? null : { kind: 'gap', instead: [{ by: 'growth' }] };
}

/** How series are set in order by: the formula, and whether more of it comes first. */
function orderOf({ by = 'growth' }: MeasureTerms, window: Window) {
  if (by === 'volatility') return { formula: 'volatility', isMoreFirst: false } as const;
  // A fall is below zero: the smallest is the highest value.
  if (by === 'drawdown') return { formula: 'deepest-drawdown', isMoreFirst: true } as const;
  const formula = isUnderAYear(window) ? 'change' : 'growth-per-year';
  return { formula, isMoreFirst: true } as const;
}

const definitionOf = (formula: Definition['formula'], series: SeriesRef, window: Window): Definition =>
  ({ formula, format: 'percent', series, ...window }) as Definition;

/** All of them in order; those without a value, because a month is missing, last. */
function ordered(library: Library, terms: MeasureTerms, window: Window): SeriesRef[] {
  const { formula, isMoreFirst } = orderOf(terms, window);
  const sign = isMoreFirst ? -1 : 1;
  return terms.series
    .map((ref) => ({ ref, value: valueOver(library, definitionOf(formula, ref, window))(window) }))
    .filter(({ value }) => value !== undefined)
    .toSorted((a, b) => sign * ((a.value ?? 0) - (b.value ?? 0)))
    .map(({ ref }) => ref);
}

function figures(library: Library, terms: MeasureTerms, window: Window): Definitions {
  const { formula } = orderOf(terms, window);
  return ordered(library, terms, window)
    .slice(0, MOST_ROWS)
    .map((ref) => [`${String(ref)}.${formula}`, definitionOf(formula, ref, window)]);
}

/** `Reliance grew most of 10 in 10 years: 18.2% a year; then TCS 14.2%, last Wipro 3.1%.` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures: answered } = context;
  const { words } = library;
  const all = [...answered.values()];
  const names = new Map(
    shortNamesOf(library, terms.series).map((name, i) => [String(terms.series[i]), name]),
  );
  const [top] = all;
  const isOfFalls = terms.by === 'drawdown' || (top?.value ?? 0) < 0;
  const parts = all.map((figure) => ({
    name: names.get(String(figure.inputs[0]?.series)) ?? '',
    text: isOfFalls ? sizeText(words, figure) : figure.text,
  }));
  const [first, second] = parts;
  const last = terms.series.length > all.length || all.length < 3 ? undefined : parts.at(-1);
  const told = (places: 'none' | 'second' | 'last') =>
    withAndWithoutTime(context, (time) =>
      words.text('analysis.sentence.rank', {
        by: terms.by === 'volatility' ? terms.by : isOfFalls ? 'drawdown' : 'growth',
        isYears: terms.by === 'drawdown' || top?.formula === 'change' ? 'no' : 'yes',
        count: terms.series.length,
        ...{ title: capitalised(words, first?.name ?? ''), value: first?.text ?? '' },
        ...{ second: second?.name ?? '', secondValue: second?.text ?? '' },
        ...{ last: last?.name ?? '', lastValue: last?.text ?? '', places },
        ...time,
      }),
    );
  return firstThatFits([...(last ? told('last') : []), ...(second ? told('second') : []), ...told('none')]);
}

/** A row for each, with its figure as a bar. */
function listing({ library: { words }, library, figures: answered }: SentenceContext): AnswerListing {
  const all = [...answered.values()];
  const most = Math.max(...all.map(({ value }) => Math.abs(value)));
  return {
    headings: ['place', 'name', all[0]?.formula ?? 'change'].map((name) =>
      words.text(`analysis-page.listing.rank.${name}`),
    ),
    rows: all.map(({ inputs, text }, i) => [
      String(i + 1),
      capitalised(words, nameOf(library, inputs[0]?.series ?? '')),
      text,
    ]),
    changes: all.some(({ formula }) => formulaNamed(formula).isChange) ? [2] : [],
    bars: all.map(({ value }) => (most === 0 ? 0 : value / most)),
  };
}
