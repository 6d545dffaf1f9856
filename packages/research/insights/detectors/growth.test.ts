import { libraryHere } from '@/lib/texts/library-here';
import { madeLine } from '../line.fixture';
import { growthDetector } from './growth';

const years = (...values: number[]) =>
  growthDetector.detect(
    libraryHere(),
    madeLine(libraryHere(), 'mumbai-registrations/registrations', values, { first: '2013' }),
  );

test('finds the fastest and the slowest year so far', () => {
  const findings = years(100, 110, 121, 133.1, 146.41, 292.82, 146.41);
  expect(findings.map(({ asOf, title }) => [asOf, title])).toEqual([
    ['2018', "Mumbai's yearly count of registrations grows 100.0% in a year, the most since at least 2014"],
    ['2019', "Mumbai's yearly count of registrations falls 50.0% in a year, the most since at least 2014"],
  ]);
  expect(findings[0]?.unusual).toBe('The highest of 5 rates over a year until then.');
});

test('compares a quarter with the same quarter of the year before', () => {
  const names = ['FY24', 'FY25', 'FY26'].flatMap((year) =>
    ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => `${quarter} ${year}`),
  );
  const seasonal = [10, 20, 30, 40, 11, 22, 33, 44, 22];
  const findings = growthDetector.detect(
    libraryHere(),
    madeLine(libraryHere(), 'nvidia-quarters/revenue', seasonal, names.slice(0, 9)),
  );
  expect(findings.map(({ asOf }) => asOf)).toEqual(['Q1 FY26']);
  expect(findings[0]?.title).toContain('grows 100.0%');
});

test('calls the mildest fall and the slowest growth by those names', () => {
  // −20% four times, then −10%; +20% four times, then +10%.
  expect(years(100, 80, 64, 51.2, 40.96, 36.864)[0]?.title).toMatch(/falls 10.0% in a year, the least since/);
  expect(years(100, 120, 144, 172.8, 207.36, 228.096)[0]?.title).toMatch(
    /grows 10.0% in a year, the least since/,
  );
});

test('finds nothing in a rate between others, in equal rates, and in a short history', () => {
  expect(years(100, 150, 160, 200, 220, 270)).toEqual([]);
  expect(years(100, 200, 400, 800, 1600, 3200)).toEqual([]);
  expect(years(100, 110, 300)).toEqual([]);
});
