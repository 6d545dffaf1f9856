import fc from 'fast-check';
import { spaceOut } from './end-labels';

const block = fc.record({
  at: fc.double({ min: 0, max: 300, noNaN: true }),
  size: fc.double({ min: 10, max: 50, noNaN: true }),
});

describe('spaceOut', () => {
  it('leaves labels where they are when none touch', () => {
    expect(
      spaceOut(
        [
          { at: 50, size: 20 },
          { at: 150, size: 20 },
        ],
        0,
        300,
      ),
    ).toEqual([50, 150]);
  });

  it('moves two labels at one position apart by the same distance', () => {
    expect(
      spaceOut(
        [
          { at: 100, size: 20 },
          { at: 100, size: 20 },
        ],
        0,
        300,
      ),
    ).toEqual([90, 110]);
  });

  it('never lets labels touch, leave their range, or change their order', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
        const centres = spaceOut(blocks, 0, 320);
        const placed = blocks
          .map(({ at, size }, i) => ({
            at,
            i,
            from: (centres[i] ?? NaN) - size / 2,
            to: (centres[i] ?? NaN) + size / 2,
          }))
          .sort((a, b) => a.at - b.at || a.i - b.i);
        placed.forEach(({ from, to }, i) => {
          expect(from).toBeGreaterThanOrEqual(-1e-6);
          expect(to).toBeLessThanOrEqual(320 + 1e-6);
          expect(from).toBeGreaterThanOrEqual((placed[i - 1]?.to ?? 0) - 1e-6);
        });
      }),
    );
  });
});
