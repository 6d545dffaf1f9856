import { printing, time } from '@samvit/research';
import { DAY } from '@/lib/platform/clock';
import { fill } from '@/lib/platform/fill';
import { valueWriter, type Drawable } from '../drawable';
import { LineChart } from '../drawing/line-chart';
import { COARSE_TOLERANCE } from '../layout/chart-size';
import { lineChartLayout, type LineChartLayout } from '../layout/line-chart';
import { inOrder } from '../layout/period-axis';
import { seriesStyles } from '../layout/series-styles';
import type { ChartData, Comparison, KitWords, RangeData, RangesData } from './chart-data';
import { inEachSize, placesOf, placesOnLines, type AxisEnds } from './places';
import { inRange, rangesOf, WHOLE_RANGE, wholeOf } from './ranges';
import { readableValues } from './readable-values';

/** The values of a chart and where they are drawn, for the script that shows them under a pointer. */
export function dataOfChart(chart: Drawable): ChartData {
  const { ends, ...values } = valuesOfChart(chart);
  return { ...values, sizes: placesOf(chart, ends) };
}

/** The parts of a chart that a reader may choose, each with its drawings; of one that shows a part the whole, too. */
export async function dataOfRanges(shown: Drawable): Promise<RangesData> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const draw = (layout: LineChartLayout, { spec }: Drawable) =>
    renderToStaticMarkup(
      <svg
        className={`chart chart-${layout.size.name}`}
        viewBox={`0 0 ${layout.size.width} ${Math.ceil(layout.size.height)}`}
        fontSize={layout.size.font}
        role="img"
        aria-label={spec.title}
      >
        <LineChart layout={layout} allScales />
      </svg>,
    );
  const chart = wholeOf(shown);
  const isExact = chart.series.every(({ redistribute }) => redistribute);
  return Object.fromEntries(
    partsOf(shown).map(([name, part]): [string, RangeData] => {
      const { ends, ...values } = valuesOfChart(part, chart);
      const { compact, wide, full } = inEachSize((size) =>
        lineChartLayout(part, isExact ? size : { ...size, tolerance: COARSE_TOLERANCE }),
      );
      const places = (layout: LineChartLayout) => placesOnLines(part, layout, ends);
      const sizes = { compact: places(compact), wide: places(wide), full: places(full) };
      const drawings = { compact: draw(compact, part), wide: draw(wide, part), full: draw(full, part) };
      return [name, { ...values, sizes, drawings }];
    }),
  );
}

/** What each range shows; the whole where it is not what the page shows. */
function partsOf(shown: Drawable): [name: string, part: Drawable][] {
  const whole = wholeOf(shown);
  const ranges = rangesOf(shown).map(({ name, years }): [string, Drawable] => [name, inRange(whole, years)]);
  return whole === shown ? ranges : [...ranges, [WHOLE_RANGE, whole]];
}

/** All that does not depend on the size of the drawing, and the ends of the time axis. */
function valuesOfChart(chart: Drawable, whole = chart): Omit<ChartData, 'sizes'> & { ends: AxisEnds } {
  const { spec, series, words } = chart;
  const { periods, series: readable } = readableValues(chart);
  const drawnPeriods = inOrder(
    (spec.kind === 'bars' ? series.map(printing.printable) : series).flatMap(({ points }) =>
      points.map(({ period }) => period),
    ),
  );
  const place = (period: string) =>
    spec.kind === 'bars'
      ? drawnPeriods.indexOf(period)
      : Number((time.periodPosition(period) / DAY).toPrecision(8));
  return {
    kind: spec.kind === 'bars' || spec.kind === 'scatter' ? spec.kind : 'line',
    language: words.numbers,
    names: series.map(({ label }) => label),
    styles: seriesStyles(chart.styles, series),
    periods: periods.map((period) => time.formatPeriodShort(words, period)),
    at: spec.kind === 'scatter' ? (readable[1]?.values ?? []).map((value) => value ?? 0) : periods.map(place),
    values: readable.map(({ values }) => values),
    texts: readable.map(({ texts }) => texts),
    rounded: readable.map(({ rounded }) => rounded),
    comparison: comparisonOf(chart),
    words: kitWords(chart, whole),
    ends: [place(drawnPeriods[0] ?? ''), Math.max(1e-9, place(drawnPeriods.at(-1) ?? ''))],
  };
}

/** Of a range on a base of 100 it is said when it is 100, of one of a plan when that began and what was paid in. */
function kitWords(chart: Drawable, whole: Drawable): KitWords {
  const { spec, series, words } = chart;
  const {
    'span-rebased': rebased,
    'span-of-plan': ofPlan,
    'span-paid': withPaid,
    ...templates
  } = words.templates('charts.kit', [
    'label',
    'at',
    'of',
    'of-changed',
    'none',
    'about',
    'span',
    'ends',
    'span-rebased',
    'span-of-plan',
    'span-paid',
  ]);
  if (spec.rebase) return { ...templates, span: rebased };
  if (!isOfPlan(series)) return templates;
  const [start = ''] = inOrder(whole.series.flatMap(({ points }) => points.map(({ period }) => period)));
  const began = { start: time.formatPeriodShort(words, start) };
  const paid = paidIn(series);
  const span =
    paid === null ? fill(ofPlan, began) : fill(withPaid, { ...began, paid: valueWriter(chart)(paid) });
  return { ...templates, span };
}

/**
 * What was paid into each plan between its first value and its last: a value is that before the payment of its month.
 * Null where their payments differ or are not known; the charts of answers draw them as a line.
 */
function paidIn(series: Drawable['series']): number | null {
  const sums = series.map(({ made, points, frequency }) =>
    made?.by === 'end-value' && made.amount !== undefined && frequency === 'monthly'
      ? made.amount * (points.length - 1)
      : null,
  );
  const [first = null] = sums;
  return sums.every((sum) => sum === first) ? first : null;
}

const isOfPlan = (series: Drawable['series']) => series.some((each) => each.isOfPlan);

/** Rates differ by percentage points, amounts and indices by a share; what sums are paid into tells no gain. */
function comparisonOf({ spec: { kind, format }, series, words }: Drawable): Comparison | null {
  if (isOfPlan(series)) return null;
  if (kind === 'bars' || kind === 'scatter' || format === 'basis-points') return null;
  const isRate = /^(?:points|percent)/.test(format);
  const templates = words.templates('formats.numbers', ['percentage-points', 'percent']);
  return isRate
    ? {
        by: 'difference',
        factor: format.startsWith('points') ? 1 : 100,
        digits: format.endsWith('-2') ? 2 : 1,
        text: templates['percentage-points'],
      }
    : { by: 'share', factor: 100, digits: 1, text: templates.percent };
}
