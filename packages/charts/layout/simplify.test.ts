import fc from 'fast-check';
import { simplify, simplifyTo, TOLERANCE, type KeptPoint } from './simplify';

const at = (x: number, y: number, keep = false): KeptPoint => ({ x, y, keep });

/** How far a point is from a drawing of straight pieces. */
function distance({ x, y }: KeptPoint, drawn: readonly KeptPoint[]): number {
  return Math.min(
    ...drawn.slice(1).map((to, i) => {
      const from = drawn[i] ?? to;
      const [w, h] = [to.x - from.x, to.y - from.y];
      const share = w * w + h * h === 0 ? 0 : ((x - from.x) * w + (y - from.y) * h) / (w * w + h * h);
      const near = Math.max(0, Math.min(1, share));
      return Math.hypot(x - from.x - near * w, y - from.y - near * h);
    }),
  );
}

describe('fewer corners for the same drawing', () => {
  it('leaves out points on a straight line, and no others', () => {
    const line = [at(0, 1), at(1, 1.2), at(2, 1), at(3, 6), at(4, 0), at(5, 0.9)];
    expect(simplify(line).map(({ x }) => x)).toEqual([0, 2, 3, 4, 5]);
  });

  it('keeps a corner that carries a note', () => {
    const straight = [at(0, 0), at(1, 1), at(2, 2, true), at(3, 3), at(4, 4)];
    expect(simplify(straight).map(({ x }) => x)).toEqual([0, 2, 4]);
  });

  const walk = fc
    .array(fc.double({ min: -60, max: 60, noNaN: true }), { minLength: 1, maxLength: 120 })
    .map((heights) => heights.map((y, i) => at(i * 2.3, y)));

  it('never moves a point of the line by more than the tolerance, and keeps its ends and extremes', () => {
    fc.assert(
      fc.property(walk, (points) => {
        const kept = simplify(points);
        for (const point of points)
          if (kept.length > 1) expect(distance(point, kept)).toBeLessThanOrEqual(TOLERANCE + 1e-9);
        expect(kept[0]).toBe(points[0]);
        expect(kept.at(-1)).toBe(points.at(-1));
        const heights = (of: readonly KeptPoint[]) => of.map(({ y }) => y);
        expect(Math.max(...heights(kept))).toBe(Math.max(...heights(points)));
        expect(Math.min(...heights(kept))).toBe(Math.min(...heights(points)));
      }),
    );
  });

  it('reduces a line to a number of corners', () => {
    fc.assert(
      fc.property(walk, (points) => expect(simplifyTo(points, 20, TOLERANCE).length).toBeLessThanOrEqual(20)),
    );
  });

  it('draws twenty thousand points that go up and down, with every extreme', () => {
    const zigzag = Array.from({ length: 20_000 }, (_, i) => at(i / 30, 40 * (i % 7), i === 9999));
    const kept = simplify(zigzag);
    expect(kept.length).toBeLessThan(20_000 / 5);
    expect(kept[0]).toBe(zigzag[0]);
    expect(kept.at(-1)).toBe(zigzag.at(-1));
    expect(kept).toContain(zigzag[9999]);
    const columns = new Set(kept.filter(({ y }) => y === 240).map(({ x }) => Math.floor(x)));
    expect(columns.size).toBeGreaterThan(300);
  });
});
