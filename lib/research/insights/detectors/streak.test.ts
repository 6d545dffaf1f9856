import { madeLine, wave } from '@/lib/research/insights/line.fixture';
import { streak } from './streak';

const gold = (values: (number | null)[]) =>
  streak.detect(madeLine('gold-usd-oz', values, { first: '2004-01' }));

test('the longest run, told when it ends', () => {
  const found = gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107, 106]);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    asOf: '2007-11',
    title: 'Gold ends a run of 7 months of rises',
    unusual: 'Of 20 runs of rises since January 2004, the longest.',
  });
});

test('silent while it lasts, when it is short, and when a gap cuts it off', () => {
  expect(gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107])).toEqual([]);
  expect(gold([...wave(40, 100, 101), 102, 103, 102])).toEqual([]);
  expect(gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107, null, 106])).toEqual([]);
});
