import { isMarkedLate } from './late-mark';

test('a series is marked as late when a value has been missing for three months, at midnight in India', () => {
  // Its value of July 2026 was due by 2 August.
  expect(isMarkedLate('silver-usd-oz', Date.parse('2026-11-02T18:29:00Z'))).toBe(false);
  expect(isMarkedLate('silver-usd-oz', Date.parse('2026-11-02T18:31:00Z'))).toBe(true);
  expect(isMarkedLate('rbi-repo', Date.parse('2036-01-01T00:00:00Z'))).toBe(false);
});
