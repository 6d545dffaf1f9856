import type { Library } from '../series/library';
import { keptPer } from '../words/kept';
import type { Words } from '../words/words';
import { ContentProblem } from '@/lib/platform/content-problem';
import { subjects } from '../insights/subject';
import { resolveChart, type Chart, type ChartSeries, type ChartSpec } from '../charts/chart-spec';
import type { Figure } from '../figures/figure';
import type { Window } from '../figures/windows';
import { getSeries } from '../series/get-series';
import { atMonthEnds, coarse, isMonthEndsOnly } from '../series/printable';
import { valuesOf, type Series, type SeriesPoint } from '../series/series';
import type { SeriesRef } from '../series/series-ref';
import { isRegular } from '../series/shared-periods';
import { deepestDrawdown, drawdowns, recoveredAt } from '../series/statistics';
import { unitName } from '../series/unit-text';
import { FORMATS, type Format } from '../series/number-format';
import { formatPeriod, formatRange } from '../time/period';
import type { Measurement } from './address';
import { markedAt, markLabel } from '../measures/marks';
import { chartNameOf, labelOf } from '../measures/names';
import { MEASURES } from '../measures';
import { optionText, usualOptions } from './options';
import type { Drawing } from '../measures/measure';
import { usualFormat } from './usual-format';
import { onOtherBasis } from '../measures/other-basis';

/** What is drawn of an answer. */
type Answer = { measured: Measurement; window: Window; figures: ReadonlyMap<string, Figure> };

/**
 * The one chart of an answer; `null` where its series cannot be drawn together, or only by values that may
 * not be passed on. Worked out once for each answer: a page has it before it is rendered.
 */
export const analysisChart = (library: Library, answer: Answer): Chart | null => chartsOf(library)(answer);

const chartsOf = keptPer((library: Library) => keptPer((answer: Answer) => chartOf(library, answer)));

function chartOf(library: Library, answer: Answer): Chart | null {
  const measure = MEASURES[answer.measured.measure];
  const { refs, window } = drawnOf(library, answer);
  const series = refs.map((ref) => getSeries(library, ref));
  const drawing = measure.drawing(series, answer.measured);
  if (drawing === 'none') return null;
  // The returns of those days at which months end are not the returns that were measured, and have another line of fit.
  if (drawing === 'scatter' && series.some(isMonthEndsOnly)) return null;
  const spec: ChartSpec = {
    kind: kindOf(drawing, series),
    title: titleOf(library, answer),
    subtitle: subtitleOf(library, refs, window, drawing),
    series: refs.map((ref) => ({ series: String(ref), label: labelOf(library, ref) })),
    ...window,
    rebase: drawing === 'rebased',
    format: formatOf(library, series, drawing),
    marks: [
      ...(measure.isOfLast ? basisMark(library.words, series, window) : []),
      ...(measure.marks?.({ ...answer, library, terms: answer.measured }) ?? []),
    ],
    levels: measure.levels?.(answer.measured) ?? [],
    events: [],
  };
  try {
    const chart = resolveChart(library, spec, refs);
    if (drawing === 'worth') return ofPlan(worthAndPaid(library.words, withToldPoints(chart), answer));
    if (drawing === 'left-over') return ofPlan(withToldPoints(chart));
    return drawing === 'below peak' ? belowPeak(library.words, chart) : withToldPoints(chart);
  } catch (error) {
    if (error instanceof ContentProblem) return null;
    throw error;
  }
}

/** Where the values of a level begin that are measured in another way than those before. */
function basisMark(words: Words, [first]: readonly Series[], { from, to }: Window): ChartSpec['marks'] {
  const excluded = first ? onOtherBasis(first) : new Set<string>();
  const [period] = excluded;
  const isInside = excluded.has(to) && !excluded.has(from) && period !== undefined;
  return isInside ? [{ period, label: words.text('analysis-page.chart.other-basis') }] : [];
}

/** The series that a measure is drawn as: those that were asked for, or one that is made of them. */
function drawnOf(
  library: Library,
  { measured, window }: Answer,
): { refs: readonly SeriesRef[]; window: Window } {
  const drawing = MEASURES[measured.measure].drawn?.(library, measured, window);
  return drawing
    ? { refs: [drawing.ref, ...(drawing.beside ?? [])], window: drawing.window }
    : { refs: measured.series, window };
}

const BARS: readonly Drawing[] = ['years', 'fiscal-years', 'quarters', 'months', 'months-of-year'];

/** What was decided holds until the next decision. */
function kindOf(drawing: Drawing, [first]: readonly Series[]): ChartSpec['kind'] {
  if (drawing === 'scatter') return 'scatter';
  if (BARS.includes(drawing)) return 'bars';
  return drawing === 'values' && first?.frequency === 'event' && !isRegular(first) ? 'steps' : 'line';
}

/** The chart with the points that may be told, and without marks of others. */
function withToldPoints(chart: Chart): Chart {
  const series = chart.series.map(toldPoints);
  const periods = new Set(series.flatMap(({ points }) => points.map(({ period }) => period)));
  const marks = chart.spec.marks.filter(({ period }) => periods.has(period));
  return { ...chart, spec: { ...chart.spec, marks }, series };
}

/**
 * Of days or weeks that may not be passed on the ends of months, and the latest of all where the window ends
 * with it.
 */
function toldPoints<S extends Series>(series: S): S {
  const ends = atMonthEnds(series);
  const last = series.points.at(-1);
  const isLatest = last && last.period === series.asOf && ends.points.at(-1) !== last;
  return isLatest ? { ...ends, points: [...ends.points, last] } : ends;
}

/**
 * The distance of each value from the highest in the window before it, in per cent. Of one series the deepest fall is
 * marked from the highest value to the recovery, of several each at its lowest.
 */
function belowPeak(words: Words, { spec, series, events }: Chart): Chart {
  const depths = series.map((each) => (isMonthEndsOnly(each) ? withDeepest(each) : depthsOf(each)));
  const isAlone = depths.length === 1;
  const marks = series.flatMap((each, line) => {
    const { peak, low, back } = fallMarks(words, each);
    if (isAlone) return [peak, low, back].flatMap((mark) => mark ?? []);
    // The label at the end of a line says the same.
    return low && low.period !== each.points.at(-1)?.period ? [{ ...low, line }] : [];
  });
  return {
    spec: {
      ...spec,
      kind: isAlone ? 'area' : 'line',
      format: 'points',
      marks: spec.marks.length > 0 ? spec.marks : marks,
    },
    series: depths,
    events,
  };
}

function depthsOf(series: ChartSeries): ChartSeries {
  const depths = drawdowns(valuesOf(series));
  let next = 0;
  const points = series.points.map((point) =>
    point.value === null ? point : { ...point, value: 100 * (depths[next++] ?? 0) },
  );
  return { ...series, unit: '%', points };
}

/**
 * The depths at ends of months, each below the highest of these, and the three days that the sentence names:
 * the highest value, the lowest and the recovery. All of this is said elsewhere or follows from what is
 * printed, so it may be printed.
 */
function withDeepest(series: ChartSeries): ChartSeries {
  const ends = depthsOf(atMonthEnds(series));
  const fall = deepestFall(series);
  if (!fall) return ends;
  const { peak, low, back, depth } = fall;
  const named = [
    ...[peak, back].flatMap((point) => (point ? [{ ...point, value: 0 }] : [])),
    { ...low, value: depth },
  ];
  const isNamed = new Set(named.map(({ period }) => period));
  const points = [...ends.points.filter(({ period }) => !isNamed.has(period)), ...named];
  return { ...ends, redistribute: true, points: points.toSorted((a, b) => (a.period < b.period ? -1 : 1)) };
}

/** Between which points a series fell most, where it was back, and how deep that was, in per cent. */
function deepestFall(series: Series) {
  const present = series.points.filter(({ value }) => value !== null);
  const values = valuesOf(series);
  const fall = deepestDrawdown(values);
  const [peak, low] = [present[fall.peak], present[fall.trough]];
  if (fall.depth === 0 || !peak || !low) return null;
  const depth = isMonthEndsOnly(series) ? coarse(100 * fall.depth) : 100 * fall.depth;
  return { peak, low, back: present[recoveredAt(values)], depth };
}

type Mark = ChartSpec['marks'][number];

function fallMarks(words: Words, series: ChartSeries): { peak?: Mark; low?: Mark; back?: Mark } {
  const fall = deepestFall(series);
  if (!fall) return {};
  const { peak, low, back, depth } = fall;
  const markOf = (point: SeriesPoint, name: 'high' | 'back'): Mark => ({
    period: point.period,
    label: words.text(`analysis-page.chart.${name}`, { at: markedAt(words, point.period) }),
  });
  return {
    peak: markOf(peak, 'high'),
    low: { period: low.period, label: markLabel(words, FORMATS.points(words, depth), low.period) },
    ...(back && { back: markOf(back, 'back') }),
  };
}

/** A chart of money into which or out of which sums are paid. */
const ofPlan = ({ series, ...chart }: Chart): Chart => ({
  ...chart,
  series: series.map((each) => ({ ...each, isOfPlan: true })),
});

/** More lines have no style of their own. */
const MOST_LINES = 6;

/**
 * What monthly payments had bought by each month was worth, of each series, and what had been paid into one
 * of them, where there is a line left for it.
 */
function worthAndPaid(
  words: Words,
  { spec, series, events }: Chart,
  { measured, figures }: Pick<Answer, 'measured' | 'figures'>,
): Chart {
  const [first] = figures.values();
  const sumsUpTo = MEASURES[measured.measure].isPaidOnce ? paymentUpTo : paymentsUpTo;
  const all = series.map((whole) => ({ whole, ...sumsUpTo(whole.points, first) }));
  // Where a value is missing in one of them, less was paid into it.
  const [most] = all.toSorted((a, b) => lastOf(b.paid) - lastOf(a.paid));
  const nameOfLine = (name: 'worth' | 'paid') => words.text(`analysis-page.chart.lines.${name}`);
  const isDollars = first?.format === 'usd';
  return {
    spec: { ...spec, format: isDollars ? 'usd' : 'inr' },
    series: [
      ...all.map(({ whole, worth }) => ({
        ...whole,
        points: worth,
        label: all.length > 1 ? whole.label : nameOfLine('worth'),
      })),
      ...(most && all.length < MOST_LINES
        ? [{ ...most.whole, points: most.paid, label: nameOfLine('paid') }]
        : []),
    ],
    events,
  };
}

const lastOf = (points: readonly SeriesPoint[]): number => points.at(-1)?.value ?? 0;

/** At each period what one payment at the first had become, and the payment. */
function paymentUpTo(points: readonly SeriesPoint[], figure: Figure | undefined) {
  const { amount = 0 } = figure ?? {};
  const start = points.find(({ value }) => value !== null)?.value ?? NaN;
  return {
    worth: points.map((point) => ({
      ...point,
      value: point.value === null ? null : (amount / start) * point.value,
    })),
    paid: points.map((point) => ({ ...point, value: amount })),
  };
}

/** At each period what the payments before it had bought, and their sum. */
function paymentsUpTo(points: readonly SeriesPoint[], figure: Figure | undefined) {
  const { amount = 0, rise = 0, until = '' } = figure ?? {};
  const [worth, paid]: [SeriesPoint[], SeriesPoint[]] = [[], []];
  let [units, sum, count] = [0, 0, 0];
  for (const point of points) {
    worth.push({ ...point, value: point.value === null ? null : units * point.value });
    paid.push({ ...point, value: sum });
    const isPaid = until === '' || point.period.slice(0, until.length) <= until;
    if (point.value === null || !isPaid) continue;
    const payment = amount * (1 + rise / 100) ** Math.floor(count / 12);
    units += payment / point.value;
    sum += payment;
    count += 1;
  }
  return { worth, paid };
}

function formatOf(library: Library, [first]: readonly Series[], drawing: Drawing): Format {
  // What payments became is written in money once it is worked out.
  if (drawing === 'rebased' || drawing === 'until-multiple' || drawing === 'worth') return 'number';
  if (drawing === 'scatter') return 'points';
  return first ? usualFormat(library, first) : 'number';
}

/**
 * The finding: `Gold 10.3% and Silver 9.5% a year`. {value} and {count} are those of the first figure, {name}
 * is what it is of.
 */
function titleOf(library: Library, { measured, figures }: Answer): string {
  const [name = '', top] = [...figures][0] ?? [];
  const kind = kindOfFigure(name);
  // Another one of the same formula is what these are compared with.
  const figuresOfChart = [...figures].flatMap(([each, figure]) =>
    kindOfFigure(each) === kind ? [figure] : [],
  );
  // What each series is set against has no name of its own.
  const asked = new Set(measured.series.map(String));
  const ownInputs = ({ inputs }: Figure) => {
    const own = inputs.filter(({ series }) => asked.has(String(series)));
    return own.length > 0 ? own : inputs;
  };
  const parts = figuresOfChart.map((each) =>
    library.words.text('analysis-page.chart.part', {
      title: library.words.list(ownInputs(each).map(({ series }) => chartNameOf(library, series))),
      figure: each.text,
    }),
  );
  const { leader } = MEASURES[measured.measure];
  const isOfMany = parts.length > MOST_NAMED;
  const places = figuresOfChart.map(({ value }) => value);
  const place = places.indexOf(leader === 'least' ? Math.min(...places) : Math.max(...places));
  // Of a mixture the first figure is its own.
  const leading = parts.slice(leader ? place : 0).slice(0, 1);
  const title = library.words.text(`analysis-page.chart.title.${kind}`, {
    parts: library.words.list(isOfMany ? leading : parts),
    name: library.words.list(top?.inputs.map(({ series }) => chartNameOf(library, series)) ?? []),
    value: top?.value ?? 0,
    count: top?.count ?? 0,
    series: figuresOfChart.length,
    at: formatPeriod(library.words, top?.period ?? ''),
    ...{ times: Number(optionOf(measured, 'times')), deeper: Number(optionOf(measured, 'deeper')) },
  });
  return isOfMany && leader
    ? library.words.text('analysis-page.chart.of-many', { title, count: parts.length })
    : title;
}

/** More series are not named one by one in the titles of a chart. */
const MOST_NAMED = 3;

/** What stands after the point in the name of a figure. */
const kindOfFigure = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** The text of an option, or the usual one. */
const optionOf = ({ measure, ...terms }: Measurement, name: 'times' | 'deeper') =>
  optionText(name, terms) ?? usualOptions(measure, terms.series.length)[name];

/** What a subject measures; only its names are translated. */
const measureOf = (library: Library, ref: SeriesRef) =>
  library.isEnglish && typeof ref === 'string' ? subjects(library).get(ref)?.measure : undefined;

/** The measure, the unit, and the window. */
function subtitleOf(library: Library, refs: readonly SeriesRef[], window: Window, drawing: Drawing): string {
  const titles = library.words.list(
    refs.map((ref) => {
      const { unit } = getSeries(library, ref);
      const name = chartNameOf(library, ref);
      return unit === 'ratio' || drawing === 'until-multiple' || refs.length > MOST_NAMED
        ? name
        : (measureOf(library, ref) ?? `${name}, ${unitName(library.words, unit)}`);
    }),
  );
  const isOfMonthEnds =
    drawing === 'below peak' && refs.some((ref) => isMonthEndsOnly(getSeries(library, ref)));
  return library.words.text(
    `analysis-page.chart.${isOfMonthEnds ? 'below-peak-named' : drawing.replace(' ', '-')}`,
    {
      titles,
      count: refs.length,
      from: formatPeriod(library.words, window.from),
      range: formatRange(library.words, window.from, window.to),
    },
  );
}
