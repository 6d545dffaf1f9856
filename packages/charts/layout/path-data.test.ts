import fc from 'fast-check';
import { areaPath, dotsPath, linePath, stairs, stretches, wholeUnits } from './path-data';
import { corners } from './path-data.fixture';

describe('path data', () => {
  it('writes relative steps with as few characters as possible', () => {
    const segments = [
      { x: 10, y: 20.04 },
      { x: 12.6, y: 19.5 },
      { x: 12.6, y: 25 },
      { x: 20, y: 25 },
    ];
    expect(linePath([segments])).toBe('M10,20l2.5-.5v5.5h7.5');
  });

  it('draws a single point as a dot and restarts after a gap', () => {
    const line = stretches([
      { x: 0, y: 1 },
      { x: 1, y: null },
      { x: 2, y: null },
      { x: 3, y: 1 },
      { x: 4, y: 2 },
    ]);
    expect(linePath(line)).toBe('M0,1ZM3,1l1,1');
    expect(linePath([])).toBe('');
  });

  it('draws each dot once, from left to right', () => {
    const dots = [
      { x: 5, y: 2 },
      { x: 1, y: 8 },
      { x: 5.1, y: 2.1 },
      { x: 1, y: 3 },
    ];
    expect(dotsPath(dots)).toBe('m1,3zm0,5zm4-6z');
    expect(dotsPath([])).toBe('');
  });

  it('closes an area along its level', () => {
    expect(
      areaPath(
        [
          [
            { x: 1, y: 2 },
            { x: 3, y: 4 },
          ],
        ],
        0,
      ),
    ).toBe('M1,2l2,2V0H1Z');
  });

  it('holds a value until the next one', () => {
    const steps = stairs([
      { x: 0, y: 5 },
      { x: 2, y: 5 },
      { x: 4, y: 3 },
      { x: 9, y: 3 },
    ]);
    expect(linePath([steps])).toBe('M0,5h4v-2h5');
  });

  it('ends at the end of the line, however many steps there are', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 960, noNaN: true }),
      y: fc.double({ min: 0, max: 400, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 80 }), (points) => {
        const [x, y] = corners(linePath([points])).at(-1) ?? [NaN, NaN];
        expect(x).toBe(Math.round((points.at(-1)?.x ?? NaN) * 2) / 2);
        expect(y).toBe(Math.round((points.at(-1)?.y ?? NaN) * 2) / 2);
      }),
    );
  });
});

test('corners of illustrations are at whole units', () => {
  expect(
    linePath([
      wholeUnits([
        { x: 1.4, y: 2.6 },
        { x: 3.6, y: 4.2 },
      ]),
    ]),
  ).toBe('M1,3l3,1');
});
