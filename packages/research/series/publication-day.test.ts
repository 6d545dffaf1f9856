import { libraryHere } from '@/lib/texts/library-here';
import { periodEnd, publicationDay } from './publication-day';

test.each([
  ['2026-08-21', '2026-08-21'],
  ['2026-06', '2026-06-30'],
  ['2024-02', '2024-02-29'],
  ['2025-12', '2025-12-31'],
  ['2025', '2025-12-31'],
])('%s ends on %s', (period, end) => {
  expect(periodEnd(libraryHere(), { inputs: [] }, period)).toBe(end);
});

test('a fiscal period ends on the day its series names', () => {
  expect(periodEnd(libraryHere(), { inputs: ['nvidia-quarters'] }, 'Q1 FY27')).toBe('2026-04-26');
  expect(periodEnd(libraryHere(), { inputs: ['nvidia-years'] }, 'FY2026')).toBe('2026-01-25');
  expect(periodEnd(libraryHere(), { inputs: ['wipro-quarters'] }, 'Q1 FY27')).toBe('2026-06-30');
});

test('a fiscal period whose end no series names is an error', () => {
  expect(() => periodEnd(libraryHere(), { inputs: ['gold-usd-oz'] }, 'Q1 FY27')).toThrow(/no end/);
});

test.each([
  // The Pink Sheet comes two days after the month, Wipro's results 16 and NVIDIA's 31 days after the quarter.
  ['gold-usd-oz', '2026-06', '2026-07-02'],
  ['wipro-quarters', 'Q1 FY27', '2026-07-16'],
  ['nvidia-quarters', 'Q1 FY26', '2025-05-28'],
  // On the day itself, where the series names it, and not 31 days after 29 January.
  ['nvidia-years', 'FY2023', '2023-02-22'],
  // A close is known on its own day.
  ['nifty-50-close', '2026-08-21', '2026-08-21'],
])('%s of %s is published on %s', (id, period, day) => {
  expect(publicationDay(libraryHere(), { inputs: [id] }, period)).toBe(day);
});

test('a derived value is known when the last of its inputs is published', () => {
  expect(publicationDay(libraryHere(), { inputs: ['usd-inr', 'gold-usd-oz'] }, '2026-06')).toBe('2026-07-04');
});
