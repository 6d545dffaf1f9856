import fc from 'fast-check';
import { missingPeriodProblem } from './missing-periods';

const WRITE_NULL = '; write it with a null value, so that charts show the gap';

describe('a row one step after the previous one', () => {
  test.each([
    ['monthly', '2023-12', '2024-01'],
    ['monthly', '2024-01-31', '2024-02-29'],
    ['quarterly', 'Q4 FY26', 'Q1 FY27'],
    ['quarterly', 'Q4 2024', 'Q1 2025'],
    ['annual', '2019', '2020'],
    ['annual', 'FY2025', 'FY2026'],
    // A Friday; the Thursday before Good Friday; the Friday after.
    ['weekly', '2026-03-27', '2026-04-02'],
    ['weekly', '2026-04-02', '2026-04-10'],
    // From a Friday over a weekend and a holiday.
    ['daily', '2026-08-14', '2026-08-18'],
    // What is not regular may leave out what it likes.
    ['event', '2001-03-09', '2026-01-01'],
    ['mixed', '2022', 'H1 2024'],
    ['cross-section', '10Y', '30Y'],
  ] as const)('%s: %s, %s', (frequency, before, period) => {
    expect(missingPeriodProblem(before, undefined, frequency)).toBeNull();
    expect(missingPeriodProblem(period, before, frequency)).toBeNull();
  });
});

describe('a row after a missing one names the missing period', () => {
  test.each([
    ['monthly', '2024-02', '2024-04', '2024-03'],
    ['monthly', '2023-12', '2024-04', '2024-01'],
    ['quarterly', 'Q3 FY26', 'Q1 FY27', 'Q4 FY26'],
    ['quarterly', 'Q4 2024', 'Q2 2025', 'Q1 2025'],
    ['annual', '2019', '2021', '2020'],
    ['annual', 'FY2024', 'FY2026', 'FY2025'],
    // Friday to Friday, two weeks on: the week between began on a Monday.
    ['weekly', '2026-08-07', '2026-08-21', 'the week of 2026-08-10'],
  ] as const)('%s: %s, %s leaves out %s', (frequency, before, period, missing) => {
    expect(missingPeriodProblem(period, before, frequency)).toBe(`${missing} is left out${WRITE_NULL}`);
  });

  test('single days of a market may be missing, a longer range must not', () => {
    expect(missingPeriodProblem('2026-08-10', '2026-07-31', 'daily')).toBeNull();
    expect(missingPeriodProblem('2026-08-11', '2026-07-31', 'daily')).toMatch(
      /^the 11 days since 2026-07-31 are left/,
    );
  });
});

describe('a row whose distance is not a step of its series', () => {
  test.each([
    [
      'monthly',
      '2026-01-05',
      '2026-01-20',
      'lies in the same month as 2026-01-05, and the series is monthly',
    ],
    ['weekly', '2026-08-20', '2026-08-21', 'lies in the same week as 2026-08-20, and the series is weekly'],
    ['monthly', '2025-12', '2026', 'is no month nor within one, and the series is monthly'],
    ['quarterly', 'Q4 2025', 'H1 2026', 'is no quarter nor within one, and the series is quarterly'],
    ['weekly', '2026-07-31', '2026-08', 'is no week nor within one, and the series is weekly'],
    ['annual', '2025', '30Y', 'is no year nor within one, and the series is annual'],
  ] as const)('%s: %s, %s', (frequency, before, period, problem) => {
    expect(missingPeriodProblem(period, before, frequency)).toBe(problem);
  });
});

test('two months are successive exactly if they are neighbours', () => {
  const name = (index: number) => new Date(Date.UTC(1990, index)).toISOString().slice(0, 7);
  fc.assert(
    fc.property(fc.nat(600), fc.integer({ min: 1, max: 40 }), (from, distance) => {
      const problem = missingPeriodProblem(name(from + distance), name(from), 'monthly');
      expect(problem).toBe(distance === 1 ? null : `${name(from + 1)} is left out${WRITE_NULL}`);
    }),
  );
});
