import { nextUpdateProblem } from './next-update';

test.each([
  ['February 2027, with values to the end of December 2026.', '2026-06', 'skips July 2026'],
  ['With the monthly averages of the yield from June 2026 on.', '2026-04', 'skips May 2026'],
  ['With the results of the quarter that ended in September 2026.', '2026-08-21', 'skips August 2026'],
])('a next update skips months that are published: %s', (nextUpdate, to, message) => {
  expect(nextUpdateProblem(nextUpdate, [to])).toContain(message);
});

test.each([
  ['With the values of the months from July 2026 on.', '2026-06'],
  ['With the Friday closes after 21 August 2026.', '2026-08-21'],
  ['With the closes of October 2026, and the results of the quarter to December 2026.', '2026-09-30'],
  ['With its next quarterly results.', '2026-06'],
])('%s begins where the report ends', (nextUpdate, to) => {
  expect(nextUpdateProblem(nextUpdate, [to])).toBeNull();
});

test('what counts is the end of the series that reaches furthest', () => {
  expect(nextUpdateProblem('With the closes from September 2026 on.', ['2026-06', '2026-08'])).toBeNull();
});
