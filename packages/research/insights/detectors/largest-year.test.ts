import { libraryHere } from '@/lib/texts/library-here';
import { flat, madeLine, wave } from '../line.fixture';
import { largestYear } from './largest-year';

const find = (values: number[]) =>
  largestYear.detect(libraryHere(), madeLine(libraryHere(), 'usd-inr', values, { first: '2004-01' }));

test('finds the largest rise over twelve months for more than five years', () => {
  const [found] = find([...wave(80, 50, 50.5), 60]);
  expect(found).toMatchObject({
    id: 'largest-year-usd-inr-2010-09',
    title: 'The dollar in rupees rises 20.0% in twelve months, the most since at least Jan 2004',
  });
  expect(found?.summary).toContain('from ₹50.00 in September 2009 to ₹60.00 in September 2010');
});

test('counts the months of one rise as one run, and finds nothing in a flat or short history', () => {
  expect(new Set(find([...wave(80, 50, 50.5), 60, 61, 62]).map(({ run }) => run)).size).toBe(1);
  expect(find(flat(120, 50))).toEqual([]);
  expect(find([...wave(40, 50, 50.5), 60])).toEqual([]);
});
