import { barChartLayout } from './bar-chart';
import { chartLine, chartOf, monthly } from './chart-series.fixture';
import { rowChartLayout } from './row-chart';
import { CHART_SIZES } from './chart-size';
import { textWidth } from './text-measure';

const layout = (lines: Parameters<typeof chartOf>[0], size = CHART_SIZES.wide) =>
  barChartLayout(chartOf(lines, { kind: 'bars', format: 'number-1' }), size);
const years = (rows: Parameters<typeof chartLine>[0], label = 'Line') =>
  chartLine(rows, { frequency: 'annual', label });

describe('bar chart layout', () => {
  it('starts every bar at zero, up or down', () => {
    const { bars, zero } = layout([
      years([
        ['2023', 4],
        ['2024', -2],
      ]),
    ]);
    const [up, down] = bars;
    expect((up?.y ?? NaN) + (up?.height ?? NaN)).toBeCloseTo(zero);
    expect(down?.y).toBeCloseTo(zero);
    expect((up?.height ?? NaN) / (down?.height ?? NaN)).toBeCloseTo(2);
  });

  it('gives bars below zero another style where there is one series', () => {
    const one = years([
      ['2023', 4],
      ['2024', -2],
    ]);
    const other = years(
      [
        ['2023', -1],
        ['2024', 3],
      ],
      'Other',
    );
    expect(layout([one]).bars.map(({ style }) => style)).toEqual(['rise', 'fall']);
    expect(layout([one, other]).bars.map(({ style }) => style)).toEqual([0, 0, 1, 1]);
  });

  it('leaves the space of a missing month empty', () => {
    const { bars } = layout([
      chartLine([
        ['2026-01', 1],
        ['2026-02', 1],
        ['2026-03', null],
        ['2026-04', null],
        ['2026-05', null],
        ['2026-06', 1],
      ]),
    ]);
    const [a, b, c] = bars.map(({ x }) => x);
    expect((c ?? NaN) - (b ?? NaN)).toBeCloseTo(4 * ((b ?? NaN) - (a ?? NaN)));
  });

  it('marks projections and disputed values, but not single sources', () => {
    const { bars } = layout([
      years([
        ['2022', 1, 'projection'],
        ['2023', 1],
        ['2024', 1, 'disputed'],
        ['2025', 1, 'single source'],
      ]),
    ]);
    expect(bars.map(({ uncertain }) => uncertain)).toEqual([true, false, true, false]);
  });

  it('labels all values: horizontally, turned if they are wide, in rows if the drawing is narrow', () => {
    const two = [
      years([
        ['2024', 10],
        ['2025', 12],
      ]),
    ];
    expect(layout(two).valueLabels.map(({ text }) => text)).toEqual(['10.0', '12.0']);
    const many = [monthly(24, (i) => 1000 + i)];
    expect(layout(many)).toMatchObject({ direction: 'turned' });
    expect(layout(many).valueLabels).toHaveLength(24);
    expect(layout(many, CHART_SIZES.compact)).toMatchObject({ direction: 'none', valueLabels: [] });
    const rows = rowChartLayout(chartOf(many, { kind: 'bars' }), CHART_SIZES.compact);
    expect(rows?.values).toHaveLength(24);
    expect(rows?.size.height).toBeGreaterThan(CHART_SIZES.compact.height);
    expect(rowChartLayout(chartOf(many, { kind: 'bars' }), CHART_SIZES.card)).toBeNull();
  });

  it('keeps the lengths of rows true, with room for every value on both sides of zero', () => {
    const line = years([
      ['2023', -30],
      ['2024', 60],
      ['2025', 15],
    ]);
    const rows = rowChartLayout(chartOf([line], { kind: 'bars', format: 'points' }), CHART_SIZES.compact);
    const [a, b, c] = rows?.bars ?? [];
    expect((b?.width ?? NaN) / (a?.width ?? NaN)).toBeCloseTo(2);
    expect((b?.width ?? NaN) / (c?.width ?? NaN)).toBeCloseTo(4);
    expect((a?.x ?? NaN) + (a?.width ?? NaN)).toBeCloseTo(rows?.zero ?? NaN);
    expect(b?.x).toBeCloseTo(rows?.zero ?? NaN);
  });

  describe('the unit word over the top line', () => {
    const layoutOf = (values: number[], format: 'inr-crore' | 'usd-billion') =>
      barChartLayout(
        chartOf([years(values.map((value, i) => [String(2022 + i), value]))], { kind: 'bars', format }),
        CHART_SIZES.card,
      );
    const unitOf = ({ valueTicks, plot, size }: ReturnType<typeof layoutOf>) => {
      const tick = valueTicks.find(({ unit }) => unit !== '');
      return {
        lineY: tick?.y ?? NaN,
        y: tick?.unitY ?? NaN,
        right: plot.left + textWidth(tick?.unit ?? '', size.font),
      };
    };

    it('keeps clear of the value of the first bar, which is just below the line', () => {
      const layout = layoutOf([8887, 10869, 12161, 13468], 'inr-crore');
      const [first] = layout.valueLabels;
      expect(first?.text).toBe('₹8,887');
      expect(unitOf(layout).y).toBeLessThan((first?.y ?? NaN) - layout.size.font);
    });

    // With few bars each has its value above it, with many none in a drawing this small.
    it.each([4, 12])('is above the first of %i bars if they are higher than the line', (count) => {
      const layout = layoutOf(
        Array.from({ length: count }, (_, i) => 219_000 + i * 2000),
        'usd-billion',
      );
      const unit = unitOf(layout);
      const below = [
        ...layout.bars.map(({ x, y }) => ({ left: x, top: y })),
        ...layout.valueLabels.map(({ x, y, text }) => ({
          left: x - textWidth(text, layout.size.font) / 2,
          top: y - layout.size.font * 0.75,
        })),
      ].filter(({ left }) => left < unit.right);
      expect(below.length).toBeGreaterThan(0);
      for (const { top } of below) expect(unit.y).toBeLessThan(top);
      expect(Math.min(...below.map(({ top }) => top))).toBeLessThan(unit.lineY);
    });

    it('is not cut by the drawing above the highest of all bars', () => {
      const layout = layoutOf([100_000, 90_000, 10_000], 'usd-billion');
      expect(unitOf(layout).y).toBeGreaterThan(layout.size.font * 0.75);
    });

    it('is on its line if nothing is there', () => {
      const layout = layoutOf([2000, 6000, 58_300], 'usd-billion');
      const { y, lineY } = unitOf(layout);
      expect(lineY - y).toBeCloseTo(layout.size.font * 0.45);
    });
  });

  it('names each of several series and from when it is held, but not a single one', () => {
    const two = layout([
      years(
        [
          ['2024', 3],
          ['2025', 4],
        ],
        'Revenue',
      ),
      years([['2025', 2]], 'Income'),
    ]);
    expect(two.names.map(({ text }) => text)).toEqual(['Revenue', 'Income, from 2025']);
    expect(layout([years([['2025', 4]])]).names).toEqual([]);
  });

  it('draws bars of one period apart and a lone one in the middle', () => {
    const { bars } = layout([
      years([
        ['2024', 3],
        ['2025', 4],
      ]),
      years([['2025', 2]], 'Other'),
    ]);
    const [alone, left, right] = bars.sort((a, b) => a.x - b.x);
    expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThanOrEqual(right?.x ?? NaN);
    const middleOfPair = ((left?.x ?? NaN) + (right?.x ?? NaN) + (right?.width ?? NaN)) / 2;
    const middleAlone = (alone?.x ?? NaN) + (alone?.width ?? NaN) / 2;
    expect(middleOfPair - middleAlone).toBeGreaterThan(2 * (alone?.width ?? NaN));
  });

  it('draws nothing, without an error, if there is no value', () => {
    expect(layout([monthly(3, () => null)]).bars).toEqual([]);
  });
});
