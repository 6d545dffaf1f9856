import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CHART_SIZES, type ChartSize, type FrameName } from '../layout/chart-size';
import { chartOf, monthly } from '../layout/chart-series.fixture';
import { textFaults } from '../text-boxes.fixture';
import { ChartDrawing, drawChart } from './chart';

const CSS = readFileSync('packages/charts/drawing/drawing.css', 'utf8').replace(/\/\*.*?\*\//gs, '');
const STYLES = [1, 2, 3, 4, 5, 6];

const NAMES = [
  'Nifty Bank index',
  'Gold in rupees',
  'Silver in rupees',
  'BSE Sensex at month end',
  'Deposit rates of banks',
  'Bitcoin',
];
/** Lines that end near each other, where labels have the least room. */
const lines = NAMES.map((label, i) => monthly(60, (at) => 100 + at + i * 0.1, label));
/** An answer has up to six lines; a chart that is written has at most three. */
const chart = { ...chartOf(lines.slice(0, 3), { rebase: true }), series: lines };

test('each of six lines has a colour, a pattern and a marker, and no two have the same pattern or marker', () => {
  const valueOf = (name: string, property: string) => {
    const rules = [...CSS.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors = '']) =>
      selectors.split(',').some((each) => each.trim() === `.${name}`),
    );
    return rules
      .map(([, , body = '']) => new RegExp(`(?:^|;|\\s)${property}: ([^;]+);`).exec(body)?.[1])
      .find(Boolean);
  };
  for (const style of STYLES) {
    expect(valueOf(`chart-line-${style}`, 'stroke')).toMatch(/^var\(--/);
    for (const part of ['marker', 'label'])
      expect(valueOf(`chart-${part}-${style}`, 'fill')).toBe(valueOf(`chart-line-${style}`, 'stroke'));
    expect(valueOf(`chart-uncertain-${style}`, 'stroke')).toBe(valueOf(`chart-line-${style}`, 'stroke'));
  }
  const patterns = STYLES.map((style) => valueOf(`chart-line-${style}`, 'stroke-dasharray'));
  expect(new Set(patterns).size).toBe(6);
  const { body } = drawChart(chart, SIZE, { id: 'chart' });
  const markup = renderToStaticMarkup(createElement('svg', null, body));
  const markers = markup.match(/<(?:circle|path) class="chart-marker[^>]*>/g) ?? [];
  const shapes = markers.map((marker) => /d="M[\d.,-]+([^"]*)"/.exec(marker)?.[1] ?? 'circle');
  expect(shapes).toHaveLength(6);
  expect(new Set(shapes).size).toBe(6);
});

/** Of a picture to share, whose height is fixed. */
const SIZE: ChartSize = { name: 'wide', width: 552, height: 150, font: 11.5, gutter: 110, fixed: true };

test.each([
  ['compact', 280],
  ['wide', 520],
  ['full', 780],
  ['card', 258],
] as const)('the labels of six lines have room in the size %s', (size: FrameName, width) => {
  const props = { chart, size, id: 'chart', labelledBy: 'title', allScales: true };
  expect(textFaults(renderToStaticMarkup(createElement(ChartDrawing, props)), width)).toEqual([]);
});

test('a chart of few lines has the usual height', () => {
  const few = chartOf(lines.slice(0, 2));
  for (const size of Object.values(CHART_SIZES))
    expect(drawChart(few, size, { id: 'chart' }).height).toBe(size.height);
});

test('the names of six lines have room in a picture to share', () => {
  const { body, height } = drawChart(chart, SIZE, { id: 'chart' });
  const markup = renderToStaticMarkup(
    createElement('svg', { viewBox: `0 0 ${SIZE.width} ${height}`, fontSize: SIZE.font }, body),
  );
  expect(height).toBe(150);
  expect(textFaults(markup, SIZE.width)).toEqual([]);
  expect(markup).toContain('Bitcoin');
});
