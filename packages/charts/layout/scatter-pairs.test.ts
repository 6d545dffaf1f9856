import fc from 'fast-check';
import { chartLine } from './chart-series.fixture';
import { fitEnds, fitOf, outliersOf, pairsOf, spreadPairs } from './scatter-pairs';

const month = (i: number) => new Date(Date.UTC(2001, i)).toISOString().slice(0, 7);
const pairs = (points: readonly (readonly [across: number, up: number])[]) =>
  points.map(([across, up], i) => ({ period: month(i), across, up }));

/** Clouds of points through which a line can be laid. */
const clouds = fc
  .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
    minLength: 3,
    maxLength: 80,
  })
  .filter((points) => [0, 1].every((i) => new Set(points.map((point) => point[i])).size > 1))
  .map(pairs);

describe('pairs', () => {
  it('are the periods in which both series have a value', () => {
    const up = chartLine([
      ['2026-01', 1],
      ['2026-02', null],
      ['2026-03', 3],
      ['2026-04', 4],
    ]);
    const across = chartLine([
      ['2026-01', 10],
      ['2026-02', 20],
      ['2026-03', null],
      ['2026-04', 40],
    ]);
    expect(pairsOf([up, across])).toEqual([
      { period: '2026-01', up: 1, across: 10 },
      { period: '2026-04', up: 4, across: 40 },
    ]);
  });

  it('do not exist for a single series', () => {
    expect(pairsOf([chartLine([['2026-01', 1]])])).toEqual([]);
  });
});

describe('the line of fit', () => {
  it('reaches from the first point across to the last', () => {
    // Slope 0.6 and intercept 2.2 were worked out in formulas.test.ts.
    const cloud = pairs([
      [5, 5],
      [1, 2],
      [2, 4],
      [4, 4],
      [3, 5],
    ]);
    const [start, end] = fitEnds(cloud, fitOf(cloud));
    expect(start?.across).toBe(1);
    expect(start?.up).toBeCloseTo(2.8, 12);
    expect(end?.across).toBe(5);
    expect(end?.up).toBeCloseTo(5.2, 12);
  });
});

describe('outliers', () => {
  /** Along a line, alternately a little above and below. */
  const calm = (count: number) =>
    Array.from({ length: count }, (_, i): [number, number] => [i, i + (i % 2 === 0 ? 0.1 : -0.1)]);

  it('are the points far from the line, the farthest first', () => {
    const outliers = outliersOf(pairs([...calm(40), [10, 30], [30, 5]]));
    expect(outliers.map(({ up }) => up)).toEqual([5, 30]);
  });

  it('are three at most', () => {
    expect(outliersOf(pairs([...calm(90), [20, 50], [40, 5], [60, 95], [80, 50]]))).toHaveLength(3);
  });

  it('do not exist if all points are on the line', () => {
    expect(outliersOf(pairs([0.1, 0.2, 0.3, 0.7, 1.1].map((x) => [x, 3 * x + 0.1])))).toEqual([]);
  });

  it('lie farther from it than any point that is none', () => {
    fc.assert(
      fc.property(clouds, (cloud) => {
        const { slope, intercept } = fitOf(cloud);
        const far = ({ up, across }: { up: number; across: number }) =>
          Math.abs(up - intercept - slope * across);
        const outliers = outliersOf(cloud);
        const rest = cloud.filter((pair) => !outliers.includes(pair)).map(far);
        for (const pair of outliers) expect(far(pair)).toBeGreaterThanOrEqual(Math.max(...rest));
      }),
    );
  });
});

describe('points that can be told apart', () => {
  it('are all of them if there are few', () => {
    const few = pairs([
      [1, 1],
      [2, 3],
      [3, 2],
    ]);
    expect(spreadPairs(few, 3)).toEqual(few);
  });

  it('leave out one that is next to another', () => {
    const cloud = pairs([
      [0, 0],
      [0.1, 0],
      [10, 0],
      [0, 10],
      [10, 10],
    ]);
    expect(spreadPairs(cloud, 4).map(({ period }) => period)).toEqual(
      [0, 2, 3, 4].map((i) => cloud[i]?.period),
    );
  });

  it('are as many as requested, in order of time, with the latest and every outlier', () => {
    fc.assert(
      fc.property(clouds, (cloud) => {
        const chosen = spreadPairs(cloud, 10);
        expect(chosen).toHaveLength(Math.min(10, cloud.length));
        expect(chosen).toEqual(cloud.filter((pair) => chosen.includes(pair)));
        expect(chosen.at(-1)).toBe(cloud.at(-1));
        expect(chosen).toEqual(expect.arrayContaining(outliersOf(cloud)));
      }),
    );
  });
});
