import type { Frequency } from '@/lib/research/series/series-file';
import { withGaps } from './gaps';

const drawn = (frequency: Frequency, periods: string[]) =>
  withGaps({
    frequency,
    points: periods.map((period) => ({ period, value: 1, status: 'verified' as const })),
  }).points.map(({ period, value }) => (value === null ? `(${period})` : period));

test.each<[Frequency, string[], string[]]>([
  ['monthly', ['2025-12', '2026-02'], ['2025-12', '(2026-01)', '2026-02']],
  ['quarterly', ['Q4 FY25', 'Q3 FY26'], ['Q4 FY25', '(Q1 FY26)', '(Q2 FY26)', 'Q3 FY26']],
  ['annual', ['FY2024', 'FY2026'], ['FY2024', '(FY2025)', 'FY2026']],
  ['weekly', ['2026-08-07', '2026-08-21'], ['2026-08-07', '(2026-08-14)', '2026-08-21']],
  // A Thursday before a holiday stands for its week.
  ['weekly', ['2026-03-27', '2026-04-02', '2026-04-10'], ['2026-03-27', '2026-04-02', '2026-04-10']],
  ['weekly', ['2026-04-02', '2026-04-17'], ['2026-04-02', '(2026-04-09)', '2026-04-17']],
  ['daily', ['2026-08-14', '2026-08-18'], ['2026-08-14', '2026-08-18']],
])('a %s line of %j is drawn as %j', (frequency, periods, expected) => {
  expect(drawn(frequency, periods)).toEqual(expected);
});
