import { libraryHere } from '@/lib/texts/library-here';
import { madeLine } from '../line.fixture';
import { calendarYear } from './calendar-year';

/** Months from December to December that rise evenly to the value each year ends with. */
const years = (...ends: number[]) =>
  calendarYear.detect(
    libraryHere(),
    madeLine(
      libraryHere(),
      'bitcoin-monthly',
      ends.flatMap((end, i) => (i === 0 ? [end] : Array.from({ length: 12 }, () => end))),
      { first: '2012-12' },
    ),
  );

test('finds the best and the worst year so far, once there are enough', () => {
  const findings = years(100, 110, 120, 130, 140, 150, 300, 100);
  expect(findings.map(({ title }) => title)).toEqual([
    'Bitcoin gains 100.0% in 2018, the largest rise in 6 years',
    'Bitcoin loses 66.7% in 2019, the largest fall in 7 years',
  ]);
  expect(findings[0]?.created_at).toBe('2019-01-01T18:00:00+05:30');
});

test('finds nothing in a year between others, and in a short history', () => {
  expect(years(100, 150, 160, 170, 180, 190, 200)).toEqual([]);
  expect(years(100, 110, 300)).toEqual([]);
});
