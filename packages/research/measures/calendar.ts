import type { ChartSpec } from '../charts/chart-spec';
import type { Definition } from '../figures/figure';
import type { Window } from '../figures/windows';
import { ContentProblem } from '@/lib/platform/content-problem';
import { getSeries } from '../series/get-series';
import type { Library } from '../series/library';
import { FORMATS } from '../series/number-format';
import { between } from '../series/series';
import { MadeRef, type Operation, type SeriesRef } from '../series/series-ref';
import { formatPeriod, periodPosition, type Period } from '../time/period';
import { endsOfPeriod } from '../time/period-ends';
import { ofOne, type Named } from './definitions';
import { markLabel } from './marks';
import { aloneWords, nameOfFirst } from './first-line';
import {
  PRICES,
  type Definitions,
  type Drawing,
  type DrawnSeries,
  type AnswerListing,
  type MadeSeries,
  type MeasureShape,
  type MeasureTerms,
  type SentenceContext,
  type Unfit,
} from './measure';
import { chartNameOf, shortNamesOf } from './names';
import { refusesWithout, withoutYear } from './without-year';

/** Fewer have nothing to be compared with. */
const LEAST = 2;

/**
 * More rows are not read; years are listed since 1960. Of so many bars each has its value beside it, of more the
 * highest and the lowest.
 */
const MOST_LISTED = { years: 70, others: 60 };

type Way = 'year' | 'fy' | 'quarter' | 'month' | 'month-of-year';

/** How each way is made of a series of months, what its drawing is, and what its count of falls is called. */
const WAYS: Readonly<Record<Way, { op: Operation; drawing: Drawing; below: string }>> = {
  year: { op: 'by-year', drawing: 'years', below: 'years-below-zero' },
  fy: { op: 'by-fy', drawing: 'fiscal-years', below: 'fiscal-years-below-zero' },
  quarter: { op: 'by-quarter', drawing: 'quarters', below: 'quarters-below-zero' },
  month: { op: 'month-to-month', drawing: 'months', below: 'months-below-zero' },
  'month-of-year': { op: 'month-to-month', drawing: 'months-of-year', below: 'months-of-year-below-zero' },
};

const wayOf = ({ by }: Pick<MeasureTerms, 'by'>): Way => WAY_NAMES.find((each) => each === by) ?? 'year';
const mostListed = (terms: MeasureTerms): number =>
  ['year', 'fy'].includes(wayOf(terms)) ? MOST_LISTED.years : MOST_LISTED.others;
const WAY_NAMES = Object.keys(WAYS) as Way[];

/**
 * The change of each calendar year, from December to December; of each fiscal year, from March to March; of each
 * quarter or month; or the mean change of each month of the year.
 */
export const calendar: MeasureShape = {
  series: [1, 3],
  isOrdered: true,
  next: [{ measure: 'growth' }, { by: 'month-of-year' }, { measure: 'falls' }, { measure: 'volatility' }],
  options: ['by', 'without', 'in'],
  by: WAY_NAMES,
  usual: { by: 'year' },
  kinds: PRICES,
  isOfAll: true,
  isOfMonths: true,
  needs: 'whole years',
  figures: (library, terms, window) => terms.series.flatMap((ref) => figuresOf(library, terms, ref, window)),
  sentence,
  drawing: (_, terms) => WAYS[wayOf(terms)].drawing,
  drawn: drawnOf,
  marks,
  listing,
  refusesWindow: (library, terms, window) =>
    refusesWithout(LEAST)(library, terms, window) ?? refusesMany(library, terms, window),
};

/**
 * The changes that lie in a window, of months of the year the mean of each. @throws ContentProblem when they are
 * too few
 */
function toldOf(library: Library, terms: MeasureTerms, ref: SeriesRef, window: Window): MadeSeries {
  const changes = changesIn(library, terms, ref, window);
  if (wayOf(terms) !== 'month-of-year') return changes;
  const means = new MadeRef('month-of-year-mean', [changes.ref]);
  const periods = getSeries(library, means).points.map(({ period }) => period);
  return { ref: means, window: { from: periods[0] ?? '', to: periods.at(-1) ?? '' } };
}

/**
 * The changes of the periods that lie in a window, each from the value at the end of the period before: one
 * that begins in January holds this year, one that ends before the end of December does not.
 * @throws ContentProblem when these are fewer than two
 */
function changesIn(library: Library, terms: MeasureTerms, ref: SeriesRef, { from, to }: Window): MadeSeries {
  const way = wayOf(terms);
  const whole = withoutYear(WAYS[way].op, ref, terms.without);
  const isInside = (period: Period) => {
    const { before, end } = endsOfPeriod(period);
    return before >= monthBefore(from) && end <= to;
  };
  const periods = getSeries(library, whole).points.flatMap(({ period, value }) =>
    value !== null && isInside(period) ? [period] : [],
  );
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || periods.length < LEAST)
    throw new ContentProblem(`${String(ref)} has fewer than ${LEAST} whole periods from ${from} to ${to}`);
  const window = { from: first, to: last };
  return way === 'month-of-year'
    ? { ref: new MadeRef('within', [whole], { window }), window }
    : { ref: whole, window };
}

const monthBefore = (month: Period): Period => endsOfPeriod(month).before;

const EXTREMES: Named[] = [
  ['highest', 'points'],
  ['lowest', 'points'],
];

function figuresOf(library: Library, terms: MeasureTerms, ref: SeriesRef, window: Window): Definitions {
  const name = String(ref);
  const told = toldOf(library, terms, ref, window);
  const changes = changesIn(library, terms, ref, window);
  const [below = [], ...others] = [
    ofOne(told.ref, told.window, [['below-zero', 'number']], name),
    ofOne(told.ref, told.window, EXTREMES, name),
    ofOne(changes.ref, changes.window, [['average', 'points']], name),
    wayOf(terms) === 'month-of-year' ? ofExtremes(library, told, changes, name) : [],
  ];
  const named = below.map(([, definition]): [string, Definition] => [
    `${name}.${WAYS[wayOf(terms)].below}`,
    definition,
  ]);
  return [...named, ...others.flat()];
}

/** In how many years the months of the year with the highest and the lowest mean rose, and of how many. */
function ofExtremes(library: Library, told: MadeSeries, changes: MadeSeries, name: string): Definitions {
  const { highest, lowest } = extremesOf(library, told);
  return [
    ['above-in-highest', 'month-of-year-above', highest] as const,
    ['years-of-highest', 'month-of-year-count', highest] as const,
    ['above-in-lowest', 'month-of-year-above', lowest] as const,
    ['years-of-lowest', 'month-of-year-count', lowest] as const,
  ].map(([figure, op, at]) => [
    `${name}.${figure}`,
    { formula: 'value', format: 'number', series: new MadeRef(op, [changes.ref]), at },
  ]);
}

/** The periods of the highest and the lowest value: of equal ones the first, as figures have it. */
function extremesOf(library: Library, { ref, window }: MadeSeries): { highest: Period; lowest: Period } {
  const { points } = between(getSeries(library, ref), window.from, window.to);
  const present = points.filter(({ value }) => value !== null);
  const values = present.map(({ value }) => value ?? NaN);
  const at = (value: number) => present[values.indexOf(value)]?.period ?? '';
  return { highest: at(Math.max(...values)), lowest: at(Math.min(...values)) };
}

/** Of several series more months are worked out than a reader waits for. */
const MOST_MONTHS = 1_700;

function refusesMany(library: Library, terms: MeasureTerms, window: Window): Unfit | null {
  const { series } = terms;
  if (!['month', 'month-of-year'].includes(wayOf(terms)) || series.length < 2) return null;
  const counts = series.map((ref) => between(getSeries(library, ref), window.from, window.to).points.length);
  if (counts.reduce((sum, each) => sum + each, 0) <= MOST_MONTHS) return null;
  const most = Math.floor(MOST_MONTHS / 12 / series.length);
  return {
    kind: 'option',
    option: 'by',
    values: { most },
    instead: [{ window: { last: most, unit: 'years' } }, ...series.map((ref) => ({ series: [ref] }))],
  };
}

/** Series are drawn side by side over the periods of all; one that only some of them have leaves a gap. */
function drawnOf(library: Library, terms: MeasureTerms, window: Window): DrawnSeries {
  const [first, ...others] = terms.series.map((ref) => toldOf(library, terms, ref, window));
  if (!first) throw new ContentProblem('A calendar is of one series at least');
  const ends = [first, ...others].flatMap((each) => [each.window.from, each.window.to]);
  const [from = '', to = ''] = [0, -1].map((place) => ends.toSorted(inTime).at(place));
  return { ref: first.ref, window: { from, to }, beside: others.map(({ ref }) => ref) };
}

const inTime = (a: Period, b: Period) => periodPosition(a) - periodPosition(b);

/** The highest and the lowest; bars that are too many have no values beside them, and these have them here. */
function marks({ library, terms, window }: SentenceContext): ChartSpec['marks'] {
  const [ref, ...others] = terms.series;
  if (ref === undefined || others.length > 0) return [];
  const told = toldOf(library, terms, ref, window);
  const { points } = between(getSeries(library, told.ref), told.window.from, told.window.to);
  const { words } = library;
  const extremes = Object.entries(extremesOf(library, told));
  if (points.length <= mostListed(terms))
    return extremes.map(([name, period]) => ({ period, label: words.text(`analysis-page.chart.${name}`) }));
  return extremes.map(([, period]) => {
    const value = points.find((point) => point.period === period)?.value ?? NaN;
    return { period, label: markLabel(words, FORMATS.points(words, value), period) };
  });
}

/** A row for each period, with the change of each series; of months of the year with how many were above zero. */
function listing({ library, terms, window }: SentenceContext): AnswerListing | null {
  const { words } = library;
  const columns = terms.series.map((ref) => {
    const told = toldOf(library, terms, ref, window);
    const { points } = between(getSeries(library, told.ref), told.window.from, told.window.to);
    const changes = changesIn(library, terms, ref, window);
    const countAt = (op: Operation, period: Period) =>
      getSeries(library, new MadeRef(op, [changes.ref])).points.find((each) => each.period === period)
        ?.value ?? 0;
    return new Map(
      points.flatMap(({ period, value }): [Period, string][] => {
        if (value === null) return [];
        const change = FORMATS.points(words, value);
        if (wayOf(terms) !== 'month-of-year') return [[period, change]];
        const rose = countAt('month-of-year-above', period);
        const count = countAt('month-of-year-count', period);
        return [[period, words.text('analysis-page.listing.month', { change, rose, count })]];
      }),
    );
  });
  const periods = [...new Set(columns.flatMap((column) => [...column.keys()]))].sort(inTime);
  if (periods.length > mostListed(terms)) return null;
  return {
    headings: [
      words.text(`analysis-page.listing.by.${wayOf(terms)}`),
      ...terms.series.map((ref) => chartNameOf(library, ref)),
    ],
    rows: periods.map((period) => [
      formatPeriod(words, period),
      ...columns.map((column) => column.get(period) ?? '–'),
    ]),
    changes: columns.map((_, i) => i + 1),
  };
}

/** `Gold fell in 12 of 53 calendar years: worst −24.2% (1997), best +123.7% (1979).` */
function sentence(context: SentenceContext): string {
  const { library, terms, figures } = context;
  const { words } = library;
  const way = wayOf(terms);
  const names = shortNamesOf(library, terms.series);
  const figureOf = (ref: SeriesRef, name: string) => figures.get(`${String(ref)}.${name}`);
  const countOf = (ref: SeriesRef) => {
    const below = figureOf(ref, WAYS[way].below);
    return words.text('analysis.count-of', { part: below?.value ?? 0, whole: below?.count ?? 0 });
  };
  const ofWay = {
    way: way === 'month-of-year' ? 'season' : way,
    isWithout: terms.without === undefined ? 'no' : 'yes',
    without: String(terms.without ?? ''),
  };
  const [ref = '', ...others] = terms.series;
  if (others.length > 0)
    return words.text('analysis.sentence.calendars', {
      ...ofWay,
      parts: aloneWords(
        library,
        terms.series.map((each, i) => [names[i] ?? '', countOf(each)]),
      ),
    });
  const [highest, lowest] = [figureOf(ref, 'highest'), figureOf(ref, 'lowest')];
  return words.text(`analysis.sentence.${way === 'month-of-year' ? way : 'calendar'}`, {
    ...ofWay,
    title: nameOfFirst(context).title,
    count: countOf(ref),
    highest:
      way !== 'month-of-year' && highest && highest.value > 0 ? `+${highest.text}` : (highest?.text ?? ''),
    highestAt: formatPeriod(words, highest?.period ?? ''),
    lowest: lowest?.text ?? '',
    lowestAt: formatPeriod(words, lowest?.period ?? ''),
  });
}
