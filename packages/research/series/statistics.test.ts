import { ContentProblem } from '@/lib/platform/content-problem';
import fc from 'fast-check';
import {
  GRAMS_PER_TROY_OUNCE,
  basisPoints,
  betaOf,
  bollingerBand,
  change,
  pearsonCorrelation,
  deepestDrawdown,
  rank,
  recoveredAt,
  drawdowns,
  growthPerYear,
  leastSquares,
  logReturns,
  mean,
  median,
  moneyWeightedReturn,
  percentileRank,
  movingAverage,
  parBondPrice,
  parBondReturn,
  relativeStrengthIndex,
  rupeesPer10g,
  rupeesPerKg,
  slopeError,
  standardDeviation,
  unitsBought,
  annualVolatility,
} from './statistics';

const price = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const prices = fc.array(price, { minLength: 1, maxLength: 60 });

/** Lists of returns of one length, neither of them constant. */
const pairsOfReturns = fc
  .array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 })), {
    minLength: 2,
    maxLength: 40,
  })
  .map((pairs) => [pairs.map(([a]) => a / 1000), pairs.map(([, b]) => b / 1000)] as const)
  .filter((lists) => lists.every((list) => new Set(list).size > 1));
const longerPairs = pairsOfReturns.filter(([list]) => list.length > 2);

describe('change', () => {
  test('from 80 to 100 is +25%, from 100 to 80 is -20%', () => {
    expect(change(80, 100)).toBeCloseTo(0.25, 12); // 100 / 80 = 1.25
    expect(change(100, 80)).toBeCloseTo(-0.2, 12); // 80 / 100 = 0.80
  });
});

describe('a ten-year bond bought at par', () => {
  test('a year later at the same yield: the price is par, the return the coupon', () => {
    expect(parBondPrice(8, 8, 1)).toBeCloseTo(100, 10);
    expect(parBondReturn(8, 8, 1)).toBeCloseTo(0.08, 12);
  });

  test('with half a year left: 100 and half a coupon, discounted once', () => {
    expect(parBondPrice(6, 10, 9.5)).toBeCloseTo(103 / 1.05, 10);
    expect(parBondReturn(6, 10, 9.5)).toBeCloseTo((103 / 1.05 + 57) / 100 - 1, 12);
  });

  test('is not valued between two coupons, nor after it was repaid', () => {
    expect(() => parBondPrice(6, 7, 0.75)).toThrow(ContentProblem);
    expect(() => parBondPrice(6, 7, 10.5)).toThrow(ContentProblem);
  });
});

describe('median', () => {
  test.each([
    ['the middle of three', [9, 1, 4], 4],
    ['the mean of the two in the middle of four', [10, 1, 2, 4], 3],
  ])('%s', (_, values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of no values there is none', () => {
    expect(() => median([])).toThrow(ContentProblem);
  });
});

describe('standard error of the slope', () => {
  test('by hand: y = 1, 2, 4 on x = 1, 2, 3', () => {
    // Slope 1.5, intercept -2/3; residuals 1/6, -1/3, 1/6, whose squares add up to 1/6. One degree of freedom;
    // the squares of x about its mean add up to 2: sqrt(1/6 / 2).
    expect(slopeError([1, 2, 4], [1, 2, 3])).toBeCloseTo(Math.sqrt(1 / 12), 12);
  });

  test('points on one line have none', () => {
    expect(slopeError([2, 4, 6], [1, 2, 3])).toBeCloseTo(0, 6);
  });
});

describe('growth a year', () => {
  test.each([
    ['10% twice: 1.1 * 1.1 = 1.21', 100, 121, 2, 0.1],
    ['doubled three times in three years', 100, 800, 3, 1],
    ['halved twice in two years', 400, 100, 2, -0.5],
    ['half a year of 1.1 is a year of 1.21', 100, 110, 0.5, 0.21],
  ])('%s', (_, start, end, years, expected) => {
    expect(growthPerYear(start, end, years)).toBeCloseTo(expected, 12);
  });

  test('compounded over the years gives the end from the start', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (start, end, years) => {
          const reached = start * (1 + growthPerYear(start, end, years)) ** years;
          expect(reached / end).toBeCloseTo(1, 6);
        },
      ),
    );
  });
});

describe('equal payments', () => {
  test('buy at each value but the last: 100 at 50, 40 and 20 are 2, 2.5 and 5', () => {
    expect(unitsBought([50, 40, 20, 30], 100)).toBeCloseTo(9.5, 12);
  });

  test('grow at the rate at which they become their value', () => {
    // 100 (1.01^3 + 1.01^2 + 1.01): 103.0301 + 102.01 + 101
    expect(moneyWeightedReturn([100, 100, 100], 306.0401)).toBeCloseTo(1.01 ** 12 - 1, 12);
    // The payment of the second month fell out.
    expect(moneyWeightedReturn([100, 0, 100], 204.0301)).toBeCloseTo(1.01 ** 12 - 1, 12);
  });

  test('have a rate below zero where they lost, and none outside of what is sought', () => {
    // One payment that lost a tenth in a month: 0.9^12 − 1.
    expect(moneyWeightedReturn([100], 90)).toBeCloseTo(0.9 ** 12 - 1, 12);
    expect(moneyWeightedReturn([100], 300)).toBeNaN();
  });

  test('for a century grow beyond what numbers hold, but have a rate', () => {
    expect(moneyWeightedReturn(Array<number>(1200).fill(1), 1200)).toBeCloseTo(0, 9);
  });
});

describe('log returns', () => {
  test('are one fewer than the prices, each the logarithm of a ratio', () => {
    const [up = 0, down = 0, ...rest] = logReturns([100, 110, 99]);
    expect(up).toBeCloseTo(Math.log(1.1), 12); // 110 / 100
    expect(down).toBeCloseTo(Math.log(0.9), 12); // 99 / 110
    expect(rest).toEqual([]);
  });

  test('add up to the logarithm of the whole change', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const whole = Math.log((list.at(-1) ?? 1) / (list[0] ?? 1));
        expect(logReturns(list).reduce((sum, step) => sum + step, 0)).toBeCloseTo(whole, 6);
      }),
    );
  });
});

describe('mean and standard deviation', () => {
  // The mean of these is 40 / 8 = 5; the squared distances are 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32.
  const values = [2, 4, 4, 4, 5, 5, 7, 9];

  test('the mean', () => expect(mean(values)).toBe(5));
  test('the percentile rank is the share of values at or below the last', () => {
    expect(percentileRank([1, 5, 3, 9, 3])).toBe(0.6);
    expect(() => percentileRank([])).toThrow('no values');
  });

  test('the deviation of a sample divides by n - 1: sqrt(32 / 7)', () => {
    expect(standardDeviation(values)).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  test('a mean of nothing and a deviation of one value are rejected', () => {
    expect(() => mean([])).toThrow(ContentProblem);
    expect(() => standardDeviation([5])).toThrow(ContentProblem);
  });
});

describe('volatility', () => {
  test('is the deviation of the log returns times the root of the periods in a year', () => {
    // Returns 0.1 and -0.1: mean 0, variance (0.01 + 0.01) / (2 - 1) = 0.02; a year has 12 months: sqrt(0.02 * 12).
    expect(annualVolatility([100, 100 * Math.exp(0.1), 100], 12)).toBeCloseTo(Math.sqrt(0.24), 12);
  });

  test('does not depend on the currency, and is zero for constant growth', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 3, maxLength: 40 }), price, (list, rate) => {
        const converted = list.map((value) => value * rate);
        expect(annualVolatility(converted, 12)).toBeCloseTo(annualVolatility(list, 12), 6);
      }),
    );
    expect(annualVolatility([100, 110, 121, 133.1], 12)).toBeCloseTo(0, 12);
  });
});

test('a rank counts the values before the last that are lower, not those that are equal', () => {
  expect(rank([3, 1, 5, 3, 4, 3])).toBe(1);
  expect(rank([7])).toBe(0);
});

describe('drawdown', () => {
  const path = [100, 120, 90, 120, 150, 75];

  test('is the distance from the record so far', () => {
    expect(drawdowns(path)).toEqual([0, 0, 90 / 120 - 1, 0, 0, 75 / 150 - 1]);
  });

  test('names the periods where the deepest one began and ended', () => {
    expect(deepestDrawdown(path)).toEqual({ depth: -0.5, peak: 4, trough: 5 });
    expect(deepestDrawdown([100, 50, 200, 180])).toEqual({ depth: -0.5, peak: 0, trough: 1 });
  });

  test('is over where the highest price before it is reached again', () => {
    expect(recoveredAt([100, 120, 90, 110, 120, 115])).toBe(4);
    expect(recoveredAt(path)).toBe(-1);
  });

  test('is zero at a record and negative everywhere else', () => {
    fc.assert(
      fc.property(prices, (list) => {
        drawdowns(list).forEach((depth, i) => {
          const isRecord = list.slice(0, i).every((earlier) => earlier <= (list[i] ?? 0));
          expect(depth).toBeLessThanOrEqual(0);
          expect(depth === 0).toBe(isRecord);
        });
      }),
    );
  });

  test('is deepest at one value, and its peak comes first', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const { depth, peak, trough } = deepestDrawdown(list);
        expect(peak).toBeLessThanOrEqual(trough);
        expect((list[trough] ?? NaN) / (list[peak] ?? NaN) - 1).toBe(depth);
        expect(Math.min(...drawdowns(list))).toBe(depth);
      }),
    );
  });
});

describe('moving average', () => {
  test('of three starts at the third value', () => {
    // (1 + 2 + 6) / 3, (2 + 6 + 7) / 3, (6 + 7 + 8) / 3
    expect(movingAverage([1, 2, 6, 7, 8], 3)).toEqual([null, null, 3, 5, 7]);
  });

  test('of one is the values themselves', () => expect(movingAverage([3, 1, 2], 1)).toEqual([3, 1, 2]));

  test('lies between the lowest and the highest value of its window', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20 }), (list, length) => {
        movingAverage(list, length).forEach((average, i) => {
          if (i + 1 < length) return expect(average).toBeNull();
          const window = list.slice(i + 1 - length, i + 1);
          expect(average).toBeGreaterThanOrEqual(Math.min(...window) * (1 - 1e-12));
          expect(average).toBeLessThanOrEqual(Math.max(...window) * (1 + 1e-12));
        });
      }),
    );
  });
});

describe('relative strength index', () => {
  test('starts with plain means and is then smoothed after Wilder', () => {
    // Changes +2, -1, +2, -1 with length 3.
    // Seed: gain (2 + 0 + 2) / 3 = 4/3, loss (0 + 1 + 0) / 3 = 1/3, strength 4, index 100 - 100 / 5 = 80.
    // Then: gain (4/3 * 2 + 0) / 3 = 8/9, loss (1/3 * 2 + 1) / 3 = 5/9, strength 8/5, index 100 - 100 / 2.6 = 800/13.
    const [, , , seed = null, next = null] = relativeStrengthIndex([10, 12, 11, 13, 12], 3);
    expect(seed).toBeCloseTo(80, 10);
    expect(next).toBeCloseTo(800 / 13, 10);
  });

  test('needs as many changes as its length, fourteen unless named', () => {
    const rising = Array.from({ length: 16 }, (_, i) => i);
    expect(relativeStrengthIndex(rising).indexOf(100)).toBe(14);
    expect(relativeStrengthIndex(rising.slice(0, 14))).toEqual(Array(14).fill(null));
  });

  test('is 100 without losses and 0 without gains', () => {
    expect(relativeStrengthIndex([1, 2, 3, 4], 2)).toEqual([null, null, 100, 100]);
    expect(relativeStrengthIndex([4, 3, 2, 1], 2)).toEqual([null, null, 0, 0]);
    expect(relativeStrengthIndex([5, 5, 5, 5], 2)).toEqual([null, null, 100, 100]);
  });

  test('lies between 0 and 100', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20 }), (list, length) => {
        const known = relativeStrengthIndex(list, length).filter((value) => value !== null);
        expect(known).toHaveLength(Math.max(list.length - length, 0));
        for (const value of known) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('Bollinger band', () => {
  test('is two population deviations above and below the average', () => {
    // Mean 5, squared distances 32, population variance 32 / 8 = 4, deviation 2: the band is 5 - 4 to 5 + 4.
    const band = bollingerBand([2, 4, 4, 4, 5, 5, 7, 9], 8, 2);
    expect(band.slice(0, 7)).toEqual(Array(7).fill(null));
    expect(band[7]).toEqual({ lower: 1, middle: 5, upper: 9 });
  });

  test('of twenty and two unless named', () => {
    const values = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 99 : 101)); // mean 100, deviation 1
    expect(bollingerBand(values)[18]).toBeNull();
    expect(bollingerBand(values)[19]).toEqual({ lower: 98, middle: 100, upper: 102 });
  });
});

describe('correlation', () => {
  test.each([
    ['in step', [1, 2, 3], [2, 4, 6], 1],
    ['against each other', [1, 2, 3], [3, 2, 1], -1],
    // Distances -1.5 -0.5 0.5 1.5 and -1.5 0.5 -0.5 1.5: products 2.25 - 0.25 - 0.25 + 2.25 = 4, squares 5 and 5.
    ['4 / sqrt(5 * 5)', [1, 2, 3, 4], [1, 3, 2, 4], 0.8],
  ])('%s', (_, a, b, expected) => {
    expect(pearsonCorrelation(a, b)).toBeCloseTo(expected, 12);
  });

  test('is between -1 and 1, and symmetric', () => {
    fc.assert(
      fc.property(pairsOfReturns, ([a, b]) => {
        expect(Math.abs(pearsonCorrelation(a, b))).toBeLessThanOrEqual(1 + 1e-9);
        expect(pearsonCorrelation(a, b)).toBeCloseTo(pearsonCorrelation(b, a), 12);
        expect(pearsonCorrelation(a, a)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('is rejected for lists of different length, whichever is longer', () => {
    expect(() => pearsonCorrelation([1, 2, 3], [1, 2])).toThrow(RangeError);
    expect(() => pearsonCorrelation([1, 2], [1, 2, 3])).toThrow(RangeError);
  });
});

describe('beta', () => {
  test('is the covariance divided by the variance of the market', () => {
    // Market 1 2 3: variance (1 + 0 + 1) / 2 = 1. Asset 1 3 2: covariance (-1 * -1 + 0 * 1 + 1 * 0) / 2 = 0.5.
    expect(betaOf([1, 3, 2], [1, 2, 3])).toBeCloseTo(0.5, 12);
  });

  test('of three times the market plus any constant is three', () => {
    fc.assert(
      fc.property(pairsOfReturns, price, ([market], added) => {
        const asset = market.map((step) => 3 * step + added / 1e6);
        expect(betaOf(asset, market)).toBeCloseTo(3, 6);
      }),
    );
  });

  test('takes the asset first: only the market is in the denominator', () => {
    expect(betaOf([2, 4, 6], [1, 2, 3])).toBeCloseTo(2, 12);
    expect(betaOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(0.5, 12);
  });
});

describe('a regression line', () => {
  test('has the slope, intercept and r squared computed from the distances to the means', () => {
    // x 1 2 3 4 5: mean 3. y 2 4 5 4 5: mean 4. Products (-2)(-2) + (-1)(0) + (0)(1) + (1)(0) + (2)(1) = 6,
    // squares of x 4 + 1 + 0 + 1 + 4 = 10, of y 4 + 0 + 1 + 0 + 1 = 6: slope 6 / 10, intercept 4 - 0.6 * 3, r
    // squared 6^2 / (10 * 6).
    const { slope, intercept, rSquared } = leastSquares([2, 4, 5, 4, 5], [1, 2, 3, 4, 5]);
    expect(slope).toBeCloseTo(0.6, 12);
    expect(intercept).toBeCloseTo(2.2, 12);
    expect(rSquared).toBeCloseTo(0.6, 12);
  });

  test('takes the vertical values first: the other order gives another line', () => {
    // Slope 6 / 6, intercept 3 - 1 * 4; r squared is the same.
    const { slope, intercept, rSquared } = leastSquares([1, 2, 3, 4, 5], [2, 4, 5, 4, 5]);
    expect(slope).toBeCloseTo(1, 12);
    expect(intercept).toBeCloseTo(-1, 12);
    expect(rSquared).toBeCloseTo(0.6, 12);
  });

  test('goes through points that are on one line, with an r squared of one', () => {
    const constant = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(longerPairs, constant, constant, ([x], a, b) => {
        fc.pre(b !== 0);
        const { slope, intercept, rSquared } = leastSquares(
          x.map((value) => a + b * value),
          x,
        );
        expect(slope).toBeCloseTo(b, 6);
        expect(intercept).toBeCloseTo(a, 6);
        expect(rSquared).toBeCloseTo(1, 9);
      }),
    );
  });

  test('is nearer to the points than any other line', () => {
    const step = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(longerPairs, step, step, ([y, x], tilt, lift) => {
        const { slope, intercept } = leastSquares(y, x);
        const squares = (a: number, b: number) =>
          y.reduce((sum, value, i) => sum + (value - a - b * (x[i] ?? NaN)) ** 2, 0);
        expect(squares(intercept, slope)).toBeLessThanOrEqual(squares(intercept + lift, slope + tilt) + 1e-9);
      }),
    );
  });

  test('passes through the means, and r squared is a share', () => {
    fc.assert(
      fc.property(longerPairs, ([y, x]) => {
        const { slope, intercept, rSquared } = leastSquares(y, x);
        expect(intercept + slope * mean(x)).toBeCloseTo(mean(y), 9);
        expect(rSquared).toBeGreaterThanOrEqual(0);
        expect(rSquared).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  test.each([
    ['two points', [1, 2], [1, 2], 'three points'],
    ['points above one another', [1, 2, 3], [5, 5, 5], 'values that differ'],
    ['points on a level', [5, 5, 5], [1, 2, 3], 'values that differ'],
    ['lists of different length', [1, 2, 3], [1, 2], 'different length'],
  ])('%s have none', (_, y, x, message) => {
    expect(() => leastSquares(y, x)).toThrow(message);
  });
});

describe('units', () => {
  test('a percentage point is a hundred basis points', () => {
    expect(basisPoints(7.04, 4.484)).toBeCloseTo(255.6, 10); // 7.040 - 4.484 = 2.556
    expect(basisPoints(5.25, 6.5)).toBeCloseTo(-125, 10);
  });

  test('a dollar a gram at eighty rupees is 800 rupees for ten grams and 80,000 a kilogram', () => {
    const usdPerOunce = 31.1034768; // as many dollars as an ounce has grams
    expect(GRAMS_PER_TROY_OUNCE).toBe(usdPerOunce);
    expect(rupeesPer10g(usdPerOunce, 80)).toBeCloseTo(800, 9);
    expect(rupeesPerKg(usdPerOunce, 80)).toBeCloseTo(80_000, 7);
  });
});
