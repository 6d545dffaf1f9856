import fc from 'fast-check';
import { correlationOf, deviationOf, rollingMoments } from './rolling-moments';
import { pearsonCorrelation, standardDeviation } from './statistics';

const returns = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 60 });

const within = (value: number, expected: number) =>
  Math.abs(value - expected) <= 1e-9 * Math.max(1e-9, Math.abs(expected));

test('every window has the deviation and the correlation that its values have by themselves', () => {
  fc.assert(
    fc.property(returns, returns, fc.integer({ min: 2, max: 30 }), (one, other, length) => {
      const xs = one.slice(0, other.length);
      const ys = other.slice(0, xs.length);
      const moments = rollingMoments(xs, ys, length);
      for (let end = length - 1; end < xs.length; end += 1) {
        const window = (values: number[]) => values.slice(end + 1 - length, end + 1);
        const deviation = standardDeviation(window(xs));
        // Beside rounding, a window that hardly moves has no deviation to speak of.
        if (deviation < 1e-6 || standardDeviation(window(ys)) < 1e-6) continue;
        expect(within(deviationOf(moments(end)), deviation)).toBe(true);
        expect(
          Math.abs(correlationOf(moments(end)) - pearsonCorrelation(window(xs), window(ys))),
        ).toBeLessThan(1e-9);
      }
    }),
  );
});

test('one value beyond all others is forgotten when it leaves', () => {
  const xs = [0.01, -0.01, 1e9, 0.01, -0.01, 0.02, -0.02, 0.03];
  const moments = rollingMoments(xs, xs, 3);
  expect(within(deviationOf(moments(7)), standardDeviation(xs.slice(5)))).toBe(true);
});

test('what does not move has no deviation and no correlation', () => {
  const xs = [0.1, 0.1, 0.1, 0.1];
  const moments = rollingMoments(xs, [1, 2, 3, 4], 3);
  expect(deviationOf(moments(3))).toBe(0);
  expect(correlationOf(moments(3))).toBeNaN();
});

test('a length of years costs no more than one of weeks', () => {
  let reads = 0;
  const values = Array.from({ length: 5_000 }, (_, i) => Math.sin(i));
  const counted = new Proxy(values, {
    get: (target, key, receiver) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const moments = rollingMoments(counted, values, 2_500);
  for (let end = 2_499; end < values.length; end += 1) moments(end);
  expect(reads).toBeLessThanOrEqual(2 * values.length);
});
