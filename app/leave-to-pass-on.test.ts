import { describeChart } from '@/components/charts/kinds/describe-chart';
import { lineChartLayout, type LineScale } from '@/components/charts/geometry/line-chart.layout';
import { CHART_SIZES } from '@/components/charts/geometry/chart-size';
import { valueColumns } from '@/components/charts/geometry/value-columns';
import { periodTable } from '@/components/charts/chart-frame/period-table';
import { renderChartSvg } from '@/components/charts/documents/render-svg';
import { resolveChart, type Chart } from '@/lib/research/charts/chart-spec';
import type { Figure } from '@/lib/research/figures/figure';
import { insights } from '@/lib/research/insights';
import { listPosts } from '@/lib/research/posts/post';
import { documentMarkdown } from '@/lib/research/publication/document';
import { reportDocument } from '@/lib/research/publication/report-document';
import {
  figuresCsv,
  figuresJson,
  figuresMetadata,
  publishedPost,
  publishedReport,
} from '@/lib/research/reports/figures-files';
import { listAllReports } from '@/lib/research/reports/versions';
import { answerWindow, windowPeriods } from '@/lib/research/reports/window';
import { getSeries } from '@/lib/research/series/get-series';
import { isMonthEndsOnly, printablePoints } from '@/lib/research/series/printable';
import { listSeriesFiles, readSeriesFile } from '@/lib/research/series/series-file';
import { formatPeriod, formatPeriodShort, periodPosition, type Period } from '@/lib/site/period';

// Tries to rebuild the daily and weekly series that may not be passed on, from everything that the site
// prints and draws. A value counts as rebuilt when it is known to a ten-thousandth of itself: 2 paise of
// a Wipro share, 8 dollars of a bitcoin.
const CLOSE = 1e-4;

const restricted = listSeriesFiles().filter((id) => isMonthEndsOnly(readSeriesFile(id)));
const origin = 'https://example.org';
const publisher = { product: 'Samvit', notice: 'No advice.', origin };

const reports = listAllReports();
const posts = listPosts();
const answers = new Map(reports.map((report) => [report, windowsOf(report)]));
const charts: Chart[] = [
  ...reports.flatMap((report) => Object.values(report.charts)),
  ...posts.flatMap((post) => Object.values(post.charts)),
  ...insights().map(({ chart }) => resolveChart(chart)),
].filter(({ series }) => series.some(isMonthEndsOnly));
const ofWindows = [...answers.values()].flat().map(({ chart }) => chart);

/** Answers for windows that a reader may choose: all to the latest period, and one of each twentieth length. */
function windowsOf(report: (typeof reports)[number]) {
  const { window } = report;
  if (!window || !report.mainChart.series.some(isMonthEndsOnly)) return [];
  const periods = windowPeriods(window);
  return periods.flatMap((from, i) =>
    periods
      .slice(i + 1)
      .filter((to, steps) => to === periods.at(-1) || steps % 20 === 0)
      .map((to) => answerWindow(report, window, { from, to })),
  );
}

const textsOfFigure = ({ text, worked, window, evidence, period }: Figure): string[] => [
  `${formatPeriod(period)} ${text}`,
  ...(window.from === window.to ? [`${formatPeriod(window.from)} ${text}`] : []),
  ...worked,
  ...evidence.flatMap(({ series, rows }) =>
    // The page of the figures shows published values, and none that are withheld.
    series.made ? [] : rows.flatMap((row) => (row.withheld ? [] : [`${row.period} ${row.value}`])),
  ),
];

/** Every line that is printed somewhere. */
async function printed(): Promise<string[]> {
  const lines = [
    ...[...reports, ...posts].flatMap(({ figures }) => [...figures.values()].flatMap(textsOfFigure)),
    ...reports.flatMap((report) => [
      documentMarkdown(reportDocument(report, 'Samvit', origin), origin),
      figuresCsv(report),
      pointsIn(figuresJson(publishedReport(report), publisher)),
      JSON.stringify(figuresMetadata(report, publisher)),
      ...[report.since.watched, report.since.benchmark].flatMap(({ then, latest }) =>
        [then, latest].map(({ period, value }) => `${period} ${value}`),
      ),
      ...report.watch.map(({ now, threshold }) => `${now.period} ${now.text}; ${threshold}`),
      ...(answers.get(report) ?? []).map(
        ({ from, to, figures }) => `${from} ${to} ${JSON.stringify(figures)}`,
      ),
    ]),
    ...posts.flatMap((post) => [
      [post.title, post.description, post.body].join('\n'),
      pointsIn(figuresJson(publishedPost(post), publisher)),
    ]),
    ...insights().flatMap(({ title, summary, unusual, measure }) =>
      [title, summary, unusual, measure].flatMap((text) => text.split(/(?<=[.;])\s/)),
    ),
  ];
  for (const { spec, series } of [...charts, ...ofWindows]) {
    const table = periodTable(spec, series);
    lines.push(
      ...describeChart(spec, series).split(/;|\. /),
      ...table.rows.map(({ period, cells }) => [period, ...cells.map(({ text }) => text)].join(' | ')),
      ...valueColumns(spec, series).map(({ text }) => text),
    );
  }
  for (const chart of charts)
    // The words of a drawing: names, last values, annotations.
    lines.push(
      `${formatPeriodShort(chart.series[0]?.points.at(-1)?.period ?? '')} ${(
        await renderChartSvg(chart, 'wide')
      )
        .replace(/<style.*?<\/style>/s, '')
        .replace(/<[^>]+>/g, ' ')}`,
    );
  return [...new Set(lines.flatMap((text) => text.split('\n')))];
}

/** Points of a JSON file, one a line, so that a value stands beside its period. */
function pointsIn(file: object): string {
  return JSON.stringify(file).replaceAll('{"period"', '\n{"period"');
}

/** How a period may be written: a day of this very year in full, short or ISO. */
const namesOf = (period: Period) => [period, formatPeriod(period), formatPeriodShort(period)];

const numbersIn = (line: string) =>
  [...line.matchAll(/\d[\d,]*(?:\.\d+)?/g)].flatMap(([text]) => {
    const value = Number(text.replaceAll(',', ''));
    return Number.isFinite(value) ? [value] : [];
  });

/** The values that stand in a line with their own period. */
function readOff(lines: readonly string[], points: ReadonlyMap<Period, number>): Set<Period> {
  return new Set(
    [...points].flatMap(([period, value]) => {
      const names = namesOf(period);
      const near = lines.filter((line) => names.some((name) => line.includes(name)));
      const isTold = near.some((line) =>
        numbersIn(line).some((number) => Math.abs(number / value - 1) < CLOSE),
      );
      return isTold ? [period] : [];
    }),
  );
}

/** Values measured off the lines of all charts, at every size and scale, each as narrow as they tell together. */
function measured(id: string, points: ReadonlyMap<Period, number>): Set<Period> {
  const known = new Map<Period, [low: number, high: number]>();
  for (const chart of [...charts, ...ofWindows]) {
    const index = chart.series.findIndex((series) => series.id === id);
    const series = chart.series[index];
    if (!series || chart.spec.rebase || !['line', 'area'].includes(chart.spec.kind)) continue;
    for (const frame of Object.values(CHART_SIZES)) {
      const { scales, ends } = lineChartLayout(chart, frame);
      const first = periodPosition(chart.series[0]?.points[0]?.period ?? '');
      const last = periodPosition(chart.series[0]?.points.at(-1)?.period ?? '');
      for (const scale of scales)
        for (const { x, y } of cornersOf(scale.series[index]?.path ?? '')) {
          const at = first + ((x - ends[0]) / (ends[1] - ends[0])) * (last - first);
          const point = series.points.reduce((a, b) =>
            Math.abs(periodPosition(b.period) - at) < Math.abs(periodPosition(a.period) - at) ? b : a,
          );
          const half = Number.isInteger(y) ? 0.5 : 0.05;
          const [low, high] = [valueAt(scale, y + half), valueAt(scale, y - half)];
          const [least, most] = known.get(point.period) ?? [-Infinity, Infinity];
          known.set(point.period, [Math.max(low, least), Math.min(high, most)]);
        }
    }
  }
  return new Set(
    [...points].flatMap(([period, value]) => {
      const [low, high] = known.get(period) ?? [-Infinity, Infinity];
      return (high - low) / 2 / value < CLOSE ? [period] : [];
    }),
  );
}

/** The corners of a path of relative steps. */
function cornersOf(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MlhvZ])([^MlhvZ]*)/g)].map(([, letter, rest = '']) => {
    const [a = 0, b = 0] = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (letter === 'M') [x, y] = [a, b];
    else if (letter === 'l') [x, y] = [x + a, y + b];
    else if (letter === 'h') x += a;
    else if (letter === 'v') y += a;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  });
}

/** The value at a height, by the two outermost numbers of the axis. */
function valueAt({ name, valueTicks }: LineScale, y: number): number {
  const [one, other] = [valueTicks[0], valueTicks.at(-1)];
  if (!one || !other) return NaN;
  const share = (y - one.y) / (other.y - one.y);
  return name === 'log'
    ? one.value * (other.value / one.value) ** share
    : one.value + (other.value - one.value) * share;
}

describe('what may not be passed on cannot be rebuilt from what is public', () => {
  let lines: string[] = [];
  beforeAll(async () => {
    lines = await printed();
  }, 600_000);

  test('there are such series', () => {
    expect(restricted).toEqual(['bitcoin-weekly', 'nifty-50-close', 'nifty-it-close', 'wipro-close']);
  });

  test.each(restricted)('%s: no more values than month ends and the latest', (id) => {
    const series = getSeries(id);
    const points = new Map(
      series.points.flatMap(({ period, value }) => (value === null ? [] : [[period, value] as const])),
    );
    const allowed = new Set(printablePoints(series).map(({ period }) => period));
    const found = new Set([...readOff(lines, points), ...measured(id, points)]);
    const solved = stepsFrom(found, points);
    const more = [...new Set([...found, ...solved])].filter((period) => !allowed.has(period));
    console.info(`${id}: ${points.size} values, ${allowed.size} may be printed, ${more.length} more rebuilt`);
    expect(more).toEqual([]);
  });

  /** Further values that follow from a printed change and one known end of it. */
  function stepsFrom(known: ReadonlySet<Period>, points: ReadonlyMap<Period, number>): Period[] {
    const periods = [...points.keys()];
    return periods.filter((period, i) => {
      const [before, after] = [periods[i - 1], periods[i + 1]];
      return [before, after].some((other) => {
        if (other === undefined || known.has(period) || !known.has(other)) return false;
        const later = other === after ? other : period;
        const change = (points.get(later) ?? NaN) / (points.get(later === other ? period : other) ?? NaN) - 1;
        const near = lines.filter((line) => namesOf(later).some((name) => line.includes(name)));
        return near.some((line) =>
          [...line.matchAll(/(\d+\.\d{3,})%?/g)].some(
            ([, text]) => Math.abs(Number(text) - Math.abs(change * 100)) < CLOSE * 100,
          ),
        );
      });
    });
  }
});
