import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave } from '../line.fixture';
import { streak } from './streak';

const gold = (values: (number | null)[]) =>
  streak.detect(libraryHere(), madeLine(libraryHere(), 'gold-usd-oz', values, { first: '2004-01' }));

test('finds the longest run when it has ended', () => {
  const findings = gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107, 106]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    asOf: '2007-11',
    title: 'Gold ends a run of 7 months of rises',
    unusual: 'The longest of 20 runs of rises since January 2004.',
  });
});

test('does not count the period before the run', () => {
  // Up and down to 100 in March 2007, then seven rises: 101 in April to 107 in October.
  const [finding] = gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107, 106]);
  expect(finding?.summary).toBe(
    'In each of the 7 months from April 2007 to October 2007 the monthly average was higher than in ' +
      'the month before. It went from $100 in March 2007 to $107 in October 2007; the next was $106.',
  );
});

test('does not call a run the longest if another has its length', () => {
  const rises = [101, 102, 103, 104, 105, 106, 100];
  const titles = gold([...wave(40, 100, 99), ...rises, ...rises]).map(({ unusual }) => unusual);
  expect(titles[1]).toMatch(/^The joint longest of /);
});

test('finds nothing before a run ends, in a short run, and if a gap interrupts it', () => {
  expect(gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107])).toEqual([]);
  expect(gold([...wave(40, 100, 101), 102, 103, 102])).toEqual([]);
  expect(gold([...wave(40, 100, 101), 102, 103, 104, 105, 106, 107, null, 106])).toEqual([]);
});
