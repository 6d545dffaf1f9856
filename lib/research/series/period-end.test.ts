import { periodEnd } from './period-end';

test.each([
  ['2026-08-21', '2026-08-21'],
  ['2026-06', '2026-06-30'],
  ['2024-02', '2024-02-29'],
  ['2025-12', '2025-12-31'],
  ['2025', '2025-12-31'],
])('%s ends on %s', (period, end) => {
  expect(periodEnd({ inputs: [] }, period)).toBe(end);
});

test('a fiscal period ends on the day its series names', () => {
  expect(periodEnd({ inputs: ['nvidia-quarters'] }, 'Q1 FY27')).toBe('2026-04-26');
  expect(periodEnd({ inputs: ['nvidia-years'] }, 'FY2026')).toBe('2026-01-25');
  expect(periodEnd({ inputs: ['wipro-quarters'] }, 'Q1 FY27')).toBe('2026-06-30');
});

test('a fiscal period that no series dates is a mistake', () => {
  expect(() => periodEnd({ inputs: ['gold-usd-oz'] }, 'Q1 FY27')).toThrow(/no end/);
});
