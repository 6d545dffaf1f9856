import fc from 'fast-check';
import { chartLine, chartOf, monthly } from './chart-series.fixture';
import { CHART_SIZES, COARSE_TOLERANCE } from './chart-size';
import { lineChartLayout } from './line-chart';
import { corners } from './path-data.fixture';

/** The whole layout with its first scale. */
const layout = (lines: Parameters<typeof chartOf>[0], over: object = {}) => {
  const chartLayout = lineChartLayout(chartOf(lines, over), CHART_SIZES.wide);
  const [first] = chartLayout.scales;
  if (!first) throw new Error('A layout has a scale');
  return { ...chartLayout, ...first };
};
const moves = (path: string) => path.match(/M/g)?.length ?? 0;

describe('line chart layout', () => {
  it('breaks the path at a gap and never bridges it', () => {
    const { series } = layout([monthly(6, (i) => (i === 3 ? null : i + 1))]);
    expect(moves(series[0]?.path ?? '')).toBe(2);
    expect(corners(series[0]?.path ?? '')).toHaveLength(5);
  });

  it('has fewer corners as an illustration, with the same ends', () => {
    const chart = chartOf([monthly(240, (i) => 100 + i + Math.sin(i))]);
    const lines = [undefined, COARSE_TOLERANCE].map((tolerance) =>
      corners(
        lineChartLayout(chart, { ...CHART_SIZES.wide, ...(tolerance && { tolerance }) }).scales[0]?.series[0]
          ?.path ?? '',
      ),
    );
    const [exact = [], coarse = []] = lines;
    expect(coarse.length).toBeLessThan(exact.length);
    expect([coarse[0], coarse.at(-1)]).toEqual([exact[0], exact.at(-1)]);
  });

  it('names levels beside the plot, where no line crosses them, or not at all', () => {
    const levels = [
      { value: 30, label: 'Called oversold below' },
      { value: 70, label: 'Called overbought above' },
    ];
    const line = monthly(60, (i) => 50 + 40 * Math.sin(i));
    const { labels, plot } = layout([line], { levels });
    const names = labels.filter(({ series }) => series === null);
    expect(names.map(({ lines }) => lines.join(' '))).toEqual(levels.map(({ label }) => label));
    expect(names.every(({ x }) => x > plot.right)).toBe(true);
    const card = lineChartLayout(chartOf([line], { levels }), CHART_SIZES.card);
    expect(card.scales[0]?.labels.map(({ series }) => series)).toEqual([0]);
  });

  it('does not treat a weekend as a gap', () => {
    const daily = chartLine(
      [
        ['2026-08-21', 1],
        ['2026-08-24', 2],
      ],
      { frequency: 'daily' },
    );
    expect(moves(layout([daily]).series[0]?.path ?? '')).toBe(1);
  });

  it('draws a single point with its label', () => {
    const { series, labels } = layout([monthly(1, () => 42)]);
    expect(series[0]?.path).toMatch(/^M/);
    expect(labels[0]?.value).toBe('42');
  });

  it('draws nothing, without an error, if there is no value', () => {
    const { series, labels, valueTicks } = layout([monthly(4, () => null)]);
    expect(series[0]).toEqual({ style: 0, path: '', area: null, end: null, uncertain: [] });
    expect(labels).toEqual([]);
    expect(valueTicks).toEqual([]);
  });

  it('puts negative values below the zero line', () => {
    const { series, valueTicks } = layout([monthly(3, (i) => [5, -5, -10][i] ?? 0)]);
    const zero = valueTicks.find((tick) => tick.strong)?.y ?? NaN;
    const [first, second] = corners(series[0]?.path ?? '').map((corner) => corner[1]);
    expect(first).toBeLessThan(zero);
    expect(second).toBeGreaterThan(zero);
  });

  it('starts an area at zero', () => {
    const { series, valueTicks, plot } = layout([monthly(5, (i) => [-1, -4, 0, -30, -2][i] ?? 0)], {
      kind: 'area',
    });
    expect(valueTicks.find((tick) => tick.strong)?.y).toBeCloseTo(plot.top, 5);
    expect(series[0]?.area).toContain('Z');
  });

  it('draws two series of different lengths on one axis', () => {
    const short = { ...monthly(5, (i) => i % 2, 'Short') };
    const { series } = layout([monthly(10, (i) => i % 2, 'Long'), short]);
    const end = (i: number) => corners(series[i]?.path ?? '').at(-1)?.[0] ?? NaN;
    expect(end(1)).toBeLessThan(end(0));
    expect(series[1]?.end?.x).toBeCloseTo(corners(series[0]?.path ?? '')[4]?.[0] ?? NaN, 0);
  });

  it('draws a decision as a step that lasts to the end of the chart', () => {
    const rate = chartLine(
      [
        ['2026-01-15', 6],
        ['2026-03-15', 5],
      ],
      { frequency: 'event', asOf: '2026-06-30' },
    );
    const { series, plot } = layout([monthlyIn2026(), rate]);
    const points = corners(series[1]?.path ?? '');
    expect(points.at(-1)?.[0]).toBeCloseTo(plot.right - 4, 0);
    expect(points.at(-1)?.[1]).toBe(points.at(-2)?.[1]);
  });

  it('places tenors on a scale of years', () => {
    const curve = chartLine(
      [
        ['1Y', 5.9],
        ['10Y', 6.9],
        ['30Y', 7.6],
      ],
      { frequency: 'cross-section' },
    );
    const [a, b, c] = corners(layout([curve]).series[0]?.path ?? '').map((corner) => corner[0] ?? NaN);
    expect(((c ?? NaN) - (b ?? NaN)) / ((b ?? NaN) - (a ?? NaN))).toBeCloseTo(20 / 9, 1);
  });

  it('draws tenfold growth on a logarithmic scale first, and on a linear one with the same periods', () => {
    const { scales } = layout([monthly(13, (i) => 10 ** (i / 6))]);
    expect(scales.map(({ name }) => name)).toEqual(['log', 'linear']);
    const heights = (i: number) =>
      corners(scales[i]?.series[0]?.path ?? '').map((corner) => corner[1] ?? NaN);
    // The same ratio is the same distance.
    const [a = NaN, b = NaN, c = NaN] = heights(0);
    expect(Math.abs(a - b - (b - c))).toBeLessThanOrEqual(1);
    expect(heights(1).length).toBeGreaterThan(4);
    expect(layout([monthly(13, (i) => 1 + i / 2)]).scales).toHaveLength(1);
    expect(layout([monthly(13, (i) => 1 + i)], { format: 'points' }).scales).toHaveLength(1);
    expect(layout([monthly(13, (i) => i - 1)]).scales).toHaveLength(1);
  });

  it('marks a disputed value by a ring, and a run of them by a hollow line', () => {
    const disputed = (from: number, to: number) => {
      const line = monthly(24, (i) => i);
      const points = line.points.map((point, i) =>
        i >= from && i <= to ? { ...point, status: 'disputed' as const } : point,
      );
      return layout([{ ...line, points }]).series[0]?.uncertain;
    };
    expect(disputed(5, 5)).toEqual([{ at: expect.anything() }]);
    expect(disputed(5, 9)).toEqual([{ path: expect.stringMatching(/^M/) }]);
    expect(disputed(1, 0)).toEqual([]);
  });

  it('includes the given levels on its axis', () => {
    const { valueTicks } = layout([monthly(12, (i) => 40 + i)], { levels: [30, 70] });
    expect(valueTicks.filter(({ strong }) => strong).map(({ label }) => label)).toEqual(['30', '70']);
  });

  it('places events at their day, with letters that do not touch', () => {
    const event = (date: string) => ({
      id: date,
      date,
      text: 'It',
      status: 'verified' as const,
      source: 'Who',
    });
    const line = monthly(12, (i) => i);
    const dated = [event('2001-06-15'), event('2001-06-17')];
    const { events, ends } = lineChartLayout(chartOf([line], {}, dated), CHART_SIZES.compact);
    expect(events.map(({ letter }) => letter)).toEqual(['A', 'B']);
    const share = ((events[0]?.at ?? NaN) - ends[0]) / (ends[1] - ends[0]);
    // 165 days after 1 January, of the 334 to 1 December.
    expect(share).toBeCloseTo(165 / 334, 2);
    expect((events[1]?.letterAt ?? NaN) - (events[0]?.letterAt ?? NaN)).toBeGreaterThan(
      CHART_SIZES.compact.font,
    );
  });

  it('keeps every corner, tick and label of any series inside the drawing', () => {
    const value = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 3 }),
        (all) => {
          const made = layout(
            all.map((values, i) => monthly(values.length, (at) => values[at] ?? null, `Line ${i}`)),
          );
          const { width, height } = CHART_SIZES.wide;
          for (const { path } of made.series)
            for (const [x = NaN, y = NaN] of corners(path)) {
              expect(x).toBeGreaterThanOrEqual(0);
              expect(x).toBeLessThanOrEqual(width);
              expect(y).toBeGreaterThanOrEqual(0);
              expect(y).toBeLessThanOrEqual(height);
            }
          for (const { y } of [...made.valueTicks, ...made.labels]) {
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(height);
          }
        },
      ),
    );
  });

  it('notes are inside the drawing and name a period that has a value', () => {
    const marks = [
      { period: '2001-06', label: 'A note at the point' },
      { period: '2001-07', label: 'Another, close to it' },
      { period: '1999-01', label: 'Nothing is here' },
    ];
    const made = layout([monthly(12, (i) => Math.sin(i) * 10 + 20)], { marks });
    expect(made.marks.map(({ lines }) => lines.join(' '))).toEqual([
      'A note at the point',
      'Another, close to it',
    ]);
    for (const { y } of made.marks) expect(y).toBeGreaterThan(0);
  });
});

function monthlyIn2026() {
  return chartLine([
    ['2026-01', 7],
    ['2026-02', 7],
    ['2026-03', 6.9],
    ['2026-04', 6.8],
    ['2026-05', 7],
    ['2026-06', 7.1],
  ]);
}
