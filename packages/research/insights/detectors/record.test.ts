import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave, flat } from '../line.fixture';
import { record } from './record';

const first = { first: '2004-01' };
const gold = (values: number[]) =>
  record.detect(libraryHere(), madeLine(libraryHere(), 'gold-usd-oz', values, first));

test('finds the first record after a long wait', () => {
  const findings = gold([...flat(60, 100), 110, ...flat(13, 100), 111]);
  expect(findings).toHaveLength(2);
  expect(findings[1]).toMatchObject({
    title: 'Gold sets its first new record in 14 months',
    id: 'record-gold-usd-oz-2010-03',
    created_at: '2010-04-02T18:00:00+05:30',
  });
  expect(findings[1]?.summary).toContain('$111, above the $110 of January 2009');
});

test('finds a run of records, at every fifth', () => {
  const findings = gold([...flat(60, 100), 101, 102, 103, 104, 105, 106]);
  expect(findings.map(({ title }) => title)).toContain(
    'Gold sets a record in each of the 5 months to May 2009',
  );
});

test('finds a distance from the record that is rare', () => {
  const findings = gold([...flat(60, 100), 88]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    title: 'Gold stands 12.0% below its record of January 2004',
    asOf: '2009-01',
  });
  expect(findings[0]?.unusual).toBe(
    'None of the 60 values before it stood as far below the record of its time.',
  );
});

test('finds nothing in frequent records, in a short history, and in a deep fall', () => {
  expect(gold(wave(80, 100, 95))).toEqual([]);
  expect(gold([...flat(30, 100), 88])).toEqual([]);
  expect(gold([...flat(60, 100), 70])).toEqual([]);
});

test('calls a value the high of a series that covers only weeks', () => {
  const wipro = madeLine(libraryHere(), 'wipro-close', [...flat(12, 200), 170], { first: '2026-05-21' });
  expect(record.detect(libraryHere(), wipro)[0]?.title).toBe(
    'The Wipro share stands 15.0% below its high of 21 May 2026',
  );
});
