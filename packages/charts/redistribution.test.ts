import { valueColumns } from './texts/value-columns';
import { dataOfChart } from './values/data-of-chart';
import { inRange, rangesOf, wholeOf } from './values/ranges';
import { periodTable } from './texts/period-table';
import {
  seriesFiles,
  printing,
  findings,
  charts,
  time,
  getSeries,
  type Figure,
  type Period,
} from '@samvit/research';
import { describeChart } from './texts/describe-chart';
import { libraryHere } from '@/lib/texts/library-here';
import { fillFigures } from '@/lib/texts/prose/plain-prose';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawable } from './drawable';
import { drawChart } from './drawing/chart';
import { drawable } from '@/testing/content/drawable';
import { sparklineLayout } from './layout/sparkline';
import { lineChartLayout, type LineScale } from './layout/line-chart';
import { CHART_SIZES } from './layout/chart-size';
import { listPosts } from '@/lib/texts/posts/post';
import { publishedPost } from '@/lib/texts/posts/published-post';
import { documentMarkdown } from '@/lib/texts/publication/document';
import { reportDocument } from '@/lib/texts/publication/report-document';
import { figuresCsv, figuresJson, figuresMetadata, publishedReport } from '@/lib/texts/reports/figures-files';
import { listAllReports } from '@/lib/texts/reports/versions';
import { answerWindow, windowPeriods } from '@/lib/texts/reports/window';
import { formatPeriod, formatPeriodShort } from '@/lib/web/period';

// Tries to rebuild the daily and weekly series whose publishers permit no republication, from everything
// that the site prints and draws. The rule is in
// packages/research/decisions/values-that-may-not-be-passed-on.md. A value counts as rebuilt if it is
// printed with more than three digits, or if the lines together tell it to five.
const FIVE_DIGITS = 5e-5;

const restricted = seriesFiles
  .listSeriesFiles(libraryHere())
  .filter((id) => printing.isMonthEndsOnly(seriesFiles.readSeriesFile(libraryHere(), id)));
const origin = 'https://example.org';
const publisher = { product: 'Samvit', notice: 'No advice.', origin };

const reports = listAllReports();
const posts = listPosts();
const monthEndCharts: Drawable[] = [
  ...reports.flatMap((report) => Object.values(report.charts)),
  ...posts.flatMap((post) => Object.values(post.charts)),
  ...findings.insights(libraryHere()).map((insight) => findings.eventChart(libraryHere(), insight)),
]
  .filter(({ series }) => series.some(printing.isMonthEndsOnly))
  .map(drawable);
/** Each with its parts, which a reader may choose and which are drawn again. */
const monthEndParts = monthEndCharts.flatMap((chart) => [
  chart,
  wholeOf(chart),
  ...rangesOf(chart).map(({ years }) => inRange(wholeOf(chart), years)),
]);
const layouts = monthEndParts
  .filter(({ spec }) => ['line', 'area'].includes(spec.kind))
  .flatMap((chart) =>
    Object.values(CHART_SIZES).map((size) => ({ chart, layout: lineChartLayout(chart, size) })),
  );

/** Answers for windows that a reader may choose: from every sixth period, to the latest and to each twentieth. */
function windowsOf(report: (typeof reports)[number]) {
  const { window } = report;
  if (!window || !report.mainChart.series.some(printing.isMonthEndsOnly)) return [];
  const periods = windowPeriods(window);
  return periods.flatMap((from, i) =>
    periods
      .slice(i + 1)
      .filter((to, steps) => (to === periods.at(-1) || steps % 20 === 0) && i % 6 === 0)
      .map((to) => answerWindow(report, window, { from, to })),
  );
}

function textsOfFigure({ text, worked, window, evidence, period }: Figure): string[] {
  return [
    `${formatPeriod(period)} ${text}`,
    ...(window.from === window.to ? [`${formatPeriod(window.from)} ${text}`] : []),
    ...worked,
    ...evidence.flatMap(({ series, rows }) =>
      // The page of the figures shows published values that are not withheld.
      series.made ? [] : rows.flatMap((row) => (row.withheld ? [] : [`${row.period} ${row.value}`])),
    ),
  ];
}

/** Every line of text that the site prints. */
function printedLines(): string[] {
  const windows = reports.flatMap(windowsOf);
  const texts = [
    ...[...reports, ...posts].flatMap(({ figures }) => [...figures.values()].flatMap(textsOfFigure)),
    ...reports.flatMap((report) => [
      documentMarkdown(reportDocument(report, 'Samvit', origin), origin),
      figuresCsv(report),
      pointsIn(figuresJson(publishedReport(report), publisher)),
      JSON.stringify(figuresMetadata(report, publisher)),
      ...[report.since.watched, report.since.benchmark].flatMap(({ then, latest }) =>
        [then, latest].map(({ period, value }) => `${period} ${value}`),
      ),
      ...report.watch.map(({ latest, threshold }) => `${latest.period} ${latest.text}; ${threshold}`),
    ]),
    ...windows.map(({ from, to, figures }) => `${from} ${to} ${JSON.stringify(figures)}`),
    ...posts.flatMap((post) => [
      [post.title, post.description, fillFigures(post.prose.source, post.figures)].join('\n'),
      pointsIn(figuresJson(publishedPost(post), publisher)),
    ]),
    ...findings
      .insights(libraryHere())
      .flatMap(({ title, past, summary, since, unusual, measure }) =>
        [title, past, summary, since ?? '', unusual, measure].flatMap((text) => text.split(/(?<=[.;])\s/)),
      ),
    ...[...monthEndCharts, ...windows.map(({ chart }) => drawable(chart))].flatMap((chart) => [
      ...describeChart(chart).split(/;|\. /),
      ...periodTable(chart).rows.map(({ period, cells }) =>
        [period, ...cells.map(({ text }) => text)].join(' | '),
      ),
      ...valueColumns(chart).map(({ text }) => text),
    ]),
    ...[...monthEndParts, ...windows.map(({ chart }) => drawable(chart))].flatMap(dataLines),
    ...layouts.flatMap(({ chart, layout }) =>
      layout.scales.map(
        ({ labels, marks }) =>
          `${chart.series[0]?.points.at(-1)?.period} ${JSON.stringify(labels)} ${JSON.stringify(marks)}`,
      ),
    ),
  ];
  return [...new Set(texts.flatMap((text) => text.split('\n')))];
}

/** What the script of charts is sent, with one period a line. */
function dataLines(chart: Drawable): string[] {
  const { periods, values, texts, at } = dataOfChart(chart);
  return periods.map((period, i) =>
    [period, at[i], ...[...values, ...texts].map((ofSeries) => ofSeries[i])].join(' | '),
  );
}

/** A JSON file with one point a line, so that a value stands beside its period. */
function pointsIn(file: object): string {
  return JSON.stringify(file).replaceAll('{"period"', '\n{"period"');
}

const DATE = /\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]+ \d{4}/g;

/** The lines by the dates in them. */
const linesByDate = ((): ReadonlyMap<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const line of printedLines())
    for (const date of new Set(line.match(DATE))) {
      const lines = found.get(date);
      if (lines) lines.push(line);
      else found.set(date, [line]);
    }
  return found;
})();

function linesWith(period: Period): string[] {
  return [period, formatPeriod(period), formatPeriodShort(period)].flatMap(
    (name) => linesByDate.get(name) ?? [],
  );
}

type Values = ReadonlyMap<Period, number>;

/** The periods whose value is printed beside them. */
function read(values: Values): Period[] {
  return [...values].flatMap(([period, value]) => {
    const isPrinted = linesWith(period).some((line) =>
      (line.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((text) => states(text, value)),
    );
    return isPrinted ? [period] : [];
  });
}

/** Whether a text is this value with more than three digits. */
function states(text: string, value: number): boolean {
  const number = Number(text.replaceAll(',', ''));
  const decimals = text.split('.')[1]?.length ?? 0;
  const digits = text
    .replace(/\D/g, '')
    .replace(/^0+/, '')
    .replace(decimals === 0 ? /0+$/ : '', '').length;
  return digits > 3 && Math.abs(number - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** The periods whose value follows from a printed change and a known value before or after. */
function solved(known: ReadonlySet<Period>, values: Values): Period[] {
  const periods = [...values.keys()];
  return periods.filter((period, i) =>
    [i - 1, i + 1].some((other) => {
      const neighbour = periods[other] ?? '';
      if (known.has(period) || !known.has(neighbour)) return false;
      const [from = '', to = ''] = other < i ? [neighbour, period] : [period, neighbour];
      const change = 100 * Math.abs((values.get(to) ?? NaN) / (values.get(from) ?? NaN) - 1);
      return linesWith(to).some((line) =>
        [...line.matchAll(/(\d+\.\d{3,})%/g)].some(
          ([, text]) => Math.abs(Number(text) - change) < 100 * FIVE_DIGITS,
        ),
      );
    }),
  );
}

/** The periods whose value follows from all drawn lines together. */
function measured(id: string, values: Values): Period[] {
  const ranges = new Map<Period, [low: number, high: number]>();
  for (const { chart, layout } of layouts) {
    const index = chart.series.findIndex((series) => series.id === id);
    const series = chart.series[index];
    if (!series || chart.spec.rebase) continue;
    const days = series.points.map(({ period }) => ({ period, at: time.periodPosition(period) }));
    const all = chart.series.flatMap(({ points }) => points.map(({ period }) => time.periodPosition(period)));
    const [first, last] = [Math.min(...all), Math.max(...all)];
    const [left, right] = layout.ends;
    const xOf = (at: number) => left + ((at - first) / (last - first)) * (right - left);
    const drawnX = days.map(({ at }) => Math.round(xOf(at) * 2));
    for (const scale of layout.scales) {
      const heights = heightsOf(scale.series[index]?.path ?? '');
      for (const [i, { period }] of days.entries()) {
        const x = drawnX[i] ?? NaN;
        const y = heights.get(x);
        // Of two periods at the same place nobody can tell which one is drawn.
        if (y === undefined || x === drawnX[i - 1] || x === drawnX[i + 1]) continue;
        const [low, high] = valuesAt(scale, y, printing.drawnStep(series));
        const [least, most] = ranges.get(period) ?? [-Infinity, Infinity];
        ranges.set(period, [Math.max(low, least), Math.min(high, most)]);
      }
    }
  }
  return [...ranges].flatMap(([period, [low, high]]) => {
    const value = values.get(period) ?? NaN;
    const isWithin = low - 1e-9 <= value && value <= high + 1e-9;
    if (!isWithin) throw new Error(`${id} ${period}: ${value} is not between ${low} and ${high}`);
    return (high - low) / 2 / value < FIVE_DIGITS ? [period] : [];
  });
}

/** The heights of a path of relative steps, by halves of its x. */
function heightsOf(path: string): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  let [x, y] = [0, 0];
  for (const [, letter, rest = ''] of path.matchAll(/([MlhvZ])([^MlhvZ]*)/g)) {
    const [a = 0, b = 0] = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === 'M') [x, y] = [a, b];
    else if (letter === 'l') [x, y] = [x + a, y + b];
    else if (letter === 'h') x += a;
    else if (letter === 'v') y += a;
    heights.set(Math.round(x * 2), y);
  }
  return heights;
}

/** The values that are drawn at a whole unit of height, as everybody can compute who knows the rounding. */
function valuesAt(
  { name, valueTicks }: LineScale,
  y: number,
  linearStep: number,
): [low: number, high: number] {
  const [one, other] = [valueTicks[0], valueTicks.at(-1)];
  if (!one || !other || one === other) return [-Infinity, Infinity];
  const valueOf = (height: number) => {
    const share = (height - one.y) / (other.y - one.y);
    return name === 'log'
      ? one.value * (other.value / one.value) ** share
      : one.value + (other.value - one.value) * share;
  };
  const stepAt = (value: number) => (name === 'log' ? 10 ** (Math.floor(Math.log10(value)) - 2) : linearStep);
  const [low, high] = [valueOf(y + 0.5), valueOf(y - 0.5)];
  return [
    (Math.ceil(low / stepAt(low) - 1e-6) - 0.5) * stepAt(low),
    (Math.floor(high / stepAt(high) + 1e-6) + 0.5) * stepAt(high),
  ];
}

/** The last period of a series in each report and stored version: its value was the latest when that was published. */
const latestOfVersions = (id: string): Period[] =>
  reports.flatMap(
    ({ charts: ofReport }) =>
      Object.values(ofReport)
        .flatMap(({ series }) => series.filter((each) => each.id === id))
        .flatMap(({ points }) => points.at(-1)?.period ?? [])
        .toSorted()
        .at(-1) ?? [],
  );

describe('values that may not be republished cannot be rebuilt from what is public', () => {
  test('there are such series', () => {
    expect(restricted).toEqual(['bitcoin-weekly', 'nifty-50-close', 'nifty-it-close', 'wipro-close']);
  });

  test.each(restricted)('%s: no others than month ends and the latest', (id) => {
    const series = getSeries(libraryHere(), id);
    const values = new Map(
      series.points.flatMap(({ period, value }) => (value === null ? [] : [[period, value] as const])),
    );
    const printable = new Set([
      ...printing.printablePoints(series).map(({ period }) => period),
      ...latestOfVersions(id),
    ]);
    const told = { read: read(values), measured: measured(id, values) };
    const known = new Set([...printable, ...told.read, ...told.measured]);
    expect({
      read: told.read.filter((period) => !printable.has(period)),
      measured: told.measured.filter((period) => !printable.has(period)),
      solved: solved(known, values),
    }).toEqual({ read: [], measured: [], solved: [] });
  });

  test('a bar states its value, so bars are drawn of month ends only', () => {
    const chart = charts.resolveChart(
      libraryHere(),
      charts.chartSpecSchema.parse({
        kind: 'bars',
        title: 'A finding',
        subtitle: 'A measure',
        series: [{ series: 'wipro-close', label: 'Wipro' }],
        format: 'inr-2',
      }),
    );
    expect(sparklineLayout(drawable(chart)).bars).toHaveLength(4);
    const drawn = renderToStaticMarkup(drawChart(drawable(chart), CHART_SIZES.full, { id: 'bars' }).body);
    expect(drawn).toContain('170.39');
    expect(drawn).not.toContain('170.13');
  });
});
