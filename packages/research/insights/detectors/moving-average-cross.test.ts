import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, flat } from '../line.fixture';
import { movingAverageCross } from './moving-average-cross';

const cross = (values: number[]) =>
  movingAverageCross.detect(
    libraryHere(),
    madeLine(libraryHere(), 'bitcoin-weekly', values, { first: '2017-01-06' }),
  );

test('finds a cross after a stay whose length is known', () => {
  // Both averages are there from week 40; the rise crosses upwards, the fall 30 weeks later downwards.
  const values = [...flat(40, 100), ...flat(5, 90), ...flat(30, 200), ...flat(30, 50)];
  const findings = cross(values);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.title).toMatch(
    /^Bitcoin's 10-week average crosses below its 40-week average after \d+ weeks above it$/,
  );
  expect(findings[0]?.chart.series.map(({ series }) => series)).toEqual([
    'bitcoin-weekly',
    'bitcoin-10-week-average',
    'bitcoin-40-week-average',
  ]);
});

test('finds nothing without a cross, and not the first one, because the stay before it has no known length', () => {
  expect(cross(Array.from({ length: 100 }, (_, i) => 100 + i))).toEqual([]);
  expect(cross([...flat(40, 100), ...flat(20, 90), ...flat(20, 200)])).toEqual([]);
});
