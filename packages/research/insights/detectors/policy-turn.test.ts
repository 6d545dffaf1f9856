import { libraryHere } from '@/lib/texts/library-here';
import { madeLine } from '../line.fixture';
import { policyTurn } from './policy-turn';

const days = ['2010-01-01', '2011-01-01', '2012-01-01', '2013-01-01', '2016-01-01'];
const turns = (...rates: number[]) =>
  policyTurn.detect(libraryHere(), madeLine(libraryHere(), 'rbi-repo', rates, days.slice(0, rates.length)));

test('finds the first decision in the other direction, with the time since the last such one', () => {
  // Up, down (no cut before: its wait is unknown), up again two years after the last rise, down three years
  // after the last cut.
  const findings = turns(5, 5.25, 5, 5.25, 5);
  expect(findings.map(({ title }) => title)).toEqual([
    'The RBI repo rate is raised for the first time in 24 months',
    'The RBI repo rate is cut for the first time in 48 months',
  ]);
  expect(findings[1]?.summary).toContain('from 5.25% to 5.00% on 1 January 2016, by 25 basis points');
  expect(findings[1]?.summary).toContain('in between it was raised once');
});

test('finds nothing while all decisions have one direction', () => {
  expect(turns(5, 5.25, 5.5, 5.75, 6)).toEqual([]);
});
