import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave } from '../line.fixture';
import { largestMove } from './largest-move';

test('finds the largest fall of a price, in per cent', () => {
  const findings = largestMove.detect(
    libraryHere(),
    madeLine(libraryHere(), 'gold-usd-oz', [...wave(71, 100, 101), 80], { first: '2004-01' }),
  );
  expect(findings.map(({ title }) => title)).toEqual([
    'Gold falls 20.0% in a month, the most since at least Jan 2004',
  ]);
  expect(findings[0]?.summary).toContain('from $100 in November 2009 to $80 in December 2009');
});

test('finds the largest rise of a yield, in basis points, and the last one of that size', () => {
  const yields = [7, 8, ...wave(71, 8, 8.05), 8.6];
  const findings = largestMove.detect(
    libraryHere(),
    madeLine(libraryHere(), 'india-10y', yields, { first: '2007-01' }),
  );
  expect(findings.map(({ title }) => title)).toEqual([
    "India's ten-year yield rises 60 basis points in a month, the most since February 2007",
  ]);
});

test('says where a move is not that of the values as they are printed', () => {
  const summaryOf = (last: number) =>
    largestMove.detect(
      libraryHere(),
      madeLine(libraryHere(), 'india-10y', [...wave(71, 7.747, 7.75), 7.747, last], { first: '2007-01' }),
    )[0]?.summary;
  expect(summaryOf(7.403)).toMatch(/from 7\.75% in .* to 7\.40% in .*, 34 basis points before rounding\. /);
  expect(summaryOf(7.397)).not.toContain('before rounding');
});

test('finds nothing among equal changes, and across a gap', () => {
  expect(
    largestMove.detect(
      libraryHere(),
      madeLine(libraryHere(), 'gold-usd-oz', wave(90, 100, 101), { first: '2004-01' }),
    ),
  ).toEqual([]);
  const gap = madeLine(libraryHere(), 'gold-usd-oz', [...wave(70, 100, 101), null, 50], { first: '2004-01' });
  expect(largestMove.detect(libraryHere(), gap)).toEqual([]);
});

test('does not call the mildest fall within a decline a rise', () => {
  const falling = Array.from({ length: 90 }, (_, i) => 1000 * 0.9 ** i);
  const slowing = [...falling, (falling.at(-1) ?? NaN) * 0.99];
  expect(
    largestMove.detect(libraryHere(), madeLine(libraryHere(), 'gold-usd-oz', slowing, { first: '2004-01' })),
  ).toEqual([]);
});
