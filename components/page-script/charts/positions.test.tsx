import { positionOf, positionsOf, nearestPoint, nearestPosition } from './positions';
import { gold } from './gold.fixture';

describe('positions in a drawing', () => {
  it('lie between the two that are known, on a logarithmic scale by ratios', () => {
    expect(positionOf([0, 300, 100, 100], 50)).toBe(200);
    expect(positionOf([1, 300, 100, 100], 10, true)).toBe(200);
    expect(positionOf([0, 300, 100, 100], 150)).toBe(0);
  });

  it('are found by the nearest', () => {
    const places = [0, 10, 20, 100];
    expect([-5, 4, 5.1, 60, 61, 500].map((place) => nearestPosition(places, place))).toEqual([
      0, 0, 1, 2, 3, 3,
    ]);
    expect(nearestPosition([7], 100)).toBe(0);
    expect(
      nearestPoint(
        [
          { x: 0, y: 0 },
          { x: 10, y: 10 },
        ],
        { x: 6, y: 6 },
      ),
    ).toBe(1);
  });

  it('are those of the nearest period with a value, and of all lines in it', () => {
    const data = gold();
    const { nearest, points } = positionsOf(data, data.sizes.wide, 'linear');
    expect(nearest({ x: 0, y: 0 })).toBe(0);
    expect(nearest({ x: 205, y: 999 })).toBe(1);
    expect(points(1)).toEqual([
      { x: 200, y: 180 },
      { x: 200, y: 160 },
    ]);
    // A series without a value there has no dot.
    expect(points(2)).toEqual([{ x: 300, y: 100 }, null]);
  });

  it('run down where bars are rows, and have no dots', () => {
    const data = { ...gold(), kind: 'bars' as const };
    const { nearest, points } = positionsOf(data, { ...data.sizes.wide, down: true, scales: [] });
    expect(nearest({ x: 300, y: 199 })).toBe(1);
    expect(points(1)).toEqual([null, null]);
  });

  it('are points in a scatter', () => {
    const data = { ...gold(), kind: 'scatter' as const, at: [0, 2, 1] };
    const { nearest, points } = positionsOf(data, data.sizes.wide);
    expect(points(1)).toEqual([{ x: 300, y: 180 }]);
    expect(nearest({ x: 290, y: 180 })).toBe(1);
  });
});
