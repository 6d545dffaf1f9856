import { listReports } from '@/lib/texts/reports/read-report';
import { listPosts } from '@/lib/texts/posts/post';
import { findings } from '@samvit/research';
import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CHART_SIZES, type Point } from './layout/chart-size';
import { lineChartLayout } from './layout/line-chart';
import type { Mark } from './layout/marks';
import type { Drawable } from './drawable';
import { wholeOf } from './values/ranges';
import { ChartDrawing } from './drawing/chart';
import { answerOrRefusal } from '@/testing/content/analysis-answers';
import { drawable } from '@/testing/content/drawable';
import { MEASURE_EXAMPLES } from '@/testing/content/measure-examples';
import { textFaults } from './text-boxes.fixture';

/** An answer of each measure, and those whose charts have the most in them. */
const ANSWERS = [
  ...Object.values(MEASURE_EXAMPLES),
  'drawdown/bitcoin-weekly/all',
  'drawdown/bitcoin-monthly~gold-usd-oz~silver-usd-oz/10y',
  'level/rbi-repo-month-end/all',
  'level/india-cpi-inflation/all',
  'level/bitcoin-weekly/all',
  'calendar/nifty-50-monthly/all',
  'calendar/gold-inr-10g~silver-inr-kg/all',
  'calendar/gold-inr-10g/all/by-month',
  'calendar/gold-inr-10g/all/by-month-of-year',
];

/** What each finding of the feed says, as cards and pages draw it. */
const EVENTS = findings.insights(libraryHere()).map((insight) => ({
  name: insight.id,
  chart: drawable(findings.eventChart(libraryHere(), insight)),
}));

/** Every chart there is in texts and insights: a new one is looked at without a line here. */
const CHARTS = [
  ...[...listReports(), ...listPosts()].flatMap(({ slug, charts }) =>
    Object.entries(charts).map(([name, chart]) => ({ name: `${slug}/${name}`, chart: drawable(chart) })),
  ),
  ...EVENTS,
  ...ANSWERS.flatMap((name) => {
    const answer = answerOrRefusal(name);
    return answer.state === 'answer' && answer.chart ? [{ name, chart: drawable(answer.chart) }] : [];
  }),
];

/** Of an event a reader may choose the whole on its page, which no card shows. */
const chartsIn = (size: keyof typeof CHART_SIZES) => [
  ...CHARTS,
  ...EVENTS.flatMap(({ name, chart }) =>
    chart.whole && size !== 'card' ? [{ name: `${name}, whole`, chart: wholeOf(chart) }] : [],
  ),
];

/**
 * How narrow the place of a drawing gets: on a phone of 320 pixels, or where the next size takes over. A
 * card is an image of 280 pixels or more, with padding around its drawing.
 */
const NARROWEST = { compact: 280, wide: 520, full: 780, card: 258 } as const;

test('the check finds texts that overlap, are cut, cross a line or are too small', () => {
  const drawn = (texts: string) => `<svg viewBox="0 0 100 50" font-size="10">${texts}</svg>`;
  const faults = (texts: string, width = 100) => textFaults(drawn(texts), width);
  expect(faults('<text x="10" y="20">one</text><text x="60" y="20">two</text>')).toEqual([]);
  expect(faults('<text x="10" y="20">one</text><text x="20" y="20">two</text>')).toEqual([
    '"one" overlaps "two"',
  ]);
  expect(faults('<g text-anchor="end"><text x="10" y="20">one</text></g>')).toEqual(['"one" is cut']);
  const line = '<path class="chart-line chart-line-1" d="M0,15l100,0"/>';
  expect(faults(`${line}<text class="chart-mark" x="10" y="18">one</text>`)).toEqual([
    '"one" stands on a line',
  ]);
  expect(faults('<text x="10" y="20">one</text>', 80)).toEqual(['"one" is too small']);
});

test.each(['compact', 'wide', 'full', 'card'] as const)('every chart can be read in the size %s', (size) => {
  // A card shows no events.
  const shownIn = (chart: Drawable) => (size === 'card' ? { ...chart, events: [] } : chart);
  const faults = chartsIn(size).flatMap(({ name, chart }) => {
    const props = { size, id: 'chart', labelledBy: 'title', allScales: true };
    const markup = renderToStaticMarkup(createElement(ChartDrawing, { chart: shownIn(chart), ...props }));
    // One scale is shown at a time; both stand in groups of their own.
    const [start = '', log = '', linear] = markup.split(/(?=<g class="chart-scale-)/);
    const shown = linear === undefined ? [markup] : [`${start}${log}`, `${start}${linear}`];
    return shown.flatMap((one) => textFaults(one, NARROWEST[size]).map((fault) => `${name}: ${fault}`));
  });
  expect(faults).toEqual([]);
});

test.each(['compact', 'wide', 'full', 'card'] as const)(
  'no annotation in the size %s leads through the point of another',
  (size) => {
    const lines = chartsIn(size).filter(
      ({ chart: { spec } }) => spec.marks.length > 1 && /^(?:line|area|steps)$/.test(spec.kind),
    );
    expect(lines.length).toBeGreaterThan(10);
    const faults = lines.flatMap(({ name, chart }) =>
      lineChartLayout(chart, CHART_SIZES[size]).scales.flatMap(({ marks }) =>
        marks
          .filter((mark) => marks.some((other) => other !== mark && leadsThrough(mark, other.at)))
          .map(({ lines: words }) => `${name}: ${words.join(' ')}`),
      ),
    );
    expect(faults).toEqual([]);
  },
);

test.each(['compact', 'wide', 'full', 'card'] as const)(
  'every event is marked at its end or before it, in the size %s, above the strip of the whole',
  (size) => {
    const faults = EVENTS.filter(({ chart }) => chart.spec.kind !== 'bars').flatMap(({ name, chart }) => {
      const { scales, strip, plot, size: drawn, ends } = lineChartLayout(chart, CHART_SIZES[size]);
      const marks = scales[0]?.marks ?? [];
      const isMarked = marks.length > 0 && marks.every(({ at }) => at.x >= ends[0] && at.x <= ends[1]);
      const isWithin =
        strip === null
          ? chart.whole === undefined
          : strip.top > plot.bottom && strip.bottom < drawn.height && strip.shown.right > strip.shown.left;
      return isMarked && isWithin ? [] : [name];
    });
    expect(faults).toEqual([]);
  },
);

/** Whether a leader passes within the ring of another point. */
function leadsThrough({ at, leader }: Mark, other: Point): boolean {
  const [right, down] = [leader.x - at.x, leader.y - at.y];
  const length = Math.hypot(right, down);
  const along = ((other.x - at.x) * right + (other.y - at.y) * down) / length;
  const aside = Math.abs((other.x - at.x) * down - (other.y - at.y) * right) / length;
  return along > 1 && along < length && aside < 3;
}
