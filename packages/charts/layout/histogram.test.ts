import { histogramLayout, type HistogramWords } from './histogram';
import { textWidth } from './text-measure';

const SIZE = { width: 360, height: 220, font: 14 };
const EDGES = [-10, 0, 10, 20, 30];
const WORDS: HistogramWords = {
  here: 'You are here: 22%',
  median: 'Median 12%',
  edges: EDGES.map((edge) => `${edge}%`),
};
const layoutOf = (here: number | null, counts = [2, 10, 20, 0]) =>
  histogramLayout({ edges: EDGES, counts, median: 12, here, isOfGains: true }, WORDS, SIZE);

test('a bar for each bin, as high as it counts, and none for an empty one', () => {
  const { bars, plot } = layoutOf(1);
  expect(bars.map(({ height }) => Math.round((20 * height) / (plot.bottom - plot.top)))).toEqual([
    2, 10, 20, 0,
  ]);
  expect(bars.map(({ isLoss }) => isLoss)).toEqual([true, false, false, false]);
  expect(bars.map(({ isHere }) => isHere)).toEqual([false, true, false, false]);
});

test('the median stands at its value', () => {
  const { median, plot } = layoutOf(1);
  expect(median.x).toBeCloseTo(plot.left + ((plot.right - plot.left) * 22) / 40);
});

test.each([0, 1, 2, 3])('no label leaves the drawing, with the window in bin %i', (here) => {
  const layout = layoutOf(here);
  for (const { x, text, anchor } of [layout.here?.label, layout.median.label].flatMap((each) => each ?? [])) {
    const width = textWidth(text, SIZE.font);
    expect(anchor === 'end' ? x - width : x).toBeGreaterThanOrEqual(0);
    expect(anchor === 'end' ? x : x + width).toBeLessThanOrEqual(SIZE.width);
  }
  for (const { x, label } of layout.ticks) {
    expect(x - textWidth(label, SIZE.font) / 2).toBeGreaterThanOrEqual(0);
    expect(x + textWidth(label, SIZE.font) / 2).toBeLessThanOrEqual(SIZE.width);
  }
});

test('a window that is not counted is not marked', () => {
  expect(layoutOf(null).here).toBeNull();
});

test('of many edges as many are labelled as have room', () => {
  const edges = Array.from({ length: 25 }, (_, i) => i * 10);
  const { ticks } = histogramLayout(
    { edges, counts: edges.slice(1), median: 100, here: 2, isOfGains: true },
    { ...WORDS, edges: edges.map((edge) => `${edge}%`) },
    SIZE,
  );
  ticks.slice(1).forEach(({ x, label }, i) => {
    const before = ticks[i];
    expect(x - textWidth(label, SIZE.font) / 2).toBeGreaterThan(
      (before?.x ?? 0) + textWidth(before?.label ?? '', SIZE.font) / 2,
    );
  });
});
