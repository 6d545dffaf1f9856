import { renderToStaticMarkup } from 'react-dom/server';
import { insights } from '@/lib/research/insights';
import { resolveChart } from '@/lib/research/charts/chart-spec';
import { listPosts } from '@/lib/research/posts/post';
import { listReports } from '@/lib/research/reports/report';
import { renderChartSvg } from './documents/render-svg';
import { CHART_SIZES } from './geometry/chart-size';
import { Chart } from './kinds/chart';
import { textBoxes, textFaults } from './text-boxes.fixture';

/** Every chart there is: a new one is looked at without a line here. */
const CHARTS = [
  ...listReports().flatMap(({ slug, charts }) => named(slug, charts)),
  ...listPosts().flatMap(({ slug, charts }) => named(slug, charts)),
  ...insights().map(({ id, chart }) => ({ name: id, chart: resolveChart(chart) })),
];

function named<T>(slug: string, charts: Readonly<Record<string, T>>) {
  return Object.entries(charts).map(([name, chart]) => ({ name: `${slug}/${name}`, chart }));
}

/** How narrow the place of a drawing gets: on a telephone of 320 pixels, or where the next size takes over. */
const NARROWEST = { compact: 280, wide: 520, full: 780, card: 280 } as const;

const parse = (markup: string) =>
  new DOMParser().parseFromString(markup, 'text/html').querySelector('svg') as Element;

/** No text under ten pixels at the narrowest. */
function smallText(svg: Element, width: number): string[] {
  const [, , whole = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return textBoxes(svg)
    .filter(({ font }) => (font * width) / whole < 10)
    .map(({ text, font }) => `"${text}" has ${((font * width) / whole).toFixed(1)} pixels`);
}

test.each(['compact', 'wide', 'full'] as const)('every chart can be read in the size %s', (size) => {
  const faults = CHARTS.flatMap(({ name, chart }) => {
    const markup = renderToStaticMarkup(
      <Chart chart={chart} size={CHART_SIZES[size]} id="chart" labelledBy="title" allScales />,
    );
    const whole = parse(markup);
    // One scale is shown at a time.
    const scales = whole.querySelectorAll('[class^=chart-scale-]').length > 0 ? ['log', 'linear'] : ['log'];
    return scales.flatMap((scale) => {
      const svg = parse(markup);
      for (const other of svg.querySelectorAll(`[class^=chart-scale-]:not(.chart-scale-${scale})`))
        other.remove();
      return [...textFaults(svg), ...smallText(svg, NARROWEST[size])].map((fault) => `${name}: ${fault}`);
    });
  });
  expect(faults).toEqual([]);
});

test.each(['compact', 'wide', 'card'] as const)(
  'every chart can be read as an SVG file, %s',
  async (variant) => {
    const faults: string[] = [];
    for (const { name, chart } of CHARTS) {
      const svg = parse(await renderChartSvg(chart, variant));
      faults.push(
        ...[...textFaults(svg), ...smallText(svg, NARROWEST[variant])].map((fault) => `${name}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  },
);
