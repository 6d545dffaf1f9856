import { libraryHere } from '@/lib/texts/library-here';
import { madeLine, wave } from '../line.fixture';
import { extreme } from './extreme';

const ratio = (values: number[]) =>
  extreme.detect(libraryHere(), madeLine(libraryHere(), 'gold-silver-ratio', values, { first: '2004-01' }));

test('finds the highest and the lowest value of more than five years', () => {
  const findings = ratio([95, ...wave(70, 60, 62), 90, 61, 55]);
  expect(findings.map(({ title, asOf }) => [asOf, title])).toEqual([
    ['2009-12', 'The gold-silver ratio at its highest since January 2004'],
    ['2010-02', 'The gold-silver ratio at its lowest since at least January 2004'],
  ]);
  expect(findings[0]?.unusual).toBe(
    'The highest of the last 71 monthly averages; we hold 72 since January 2004.',
  );
});

test('counts successive extremes as one run, and the next one after a year as another', () => {
  const runs = (values: number[]) => new Set(ratio(values).map(({ run }) => run)).size;
  expect(ratio([...wave(70, 60, 62), 70, 71, 72]).map(({ asOf }) => asOf)).toEqual([
    '2009-11',
    '2009-12',
    '2010-01',
  ]);
  expect(runs([...wave(70, 60, 62), 70, 71, 72])).toBe(1);
  expect(runs([...wave(70, 60, 62), 70, ...wave(14, 60, 62), 71])).toBe(2);
});

test('counts a value that looks back to the same time to the run before it', () => {
  const values = [...wave(72, 60, 62), 95, ...wave(70, 60, 62), 90, ...wave(14, 60, 62), 92];
  const found = ratio(values);
  expect(found.map(({ title }) => title)).toEqual([
    'The gold-silver ratio at its highest since at least January 2004',
    'The gold-silver ratio at its highest since January 2010',
    'The gold-silver ratio at its highest since January 2010',
  ]);
  expect(found[2]?.run).toBe(found[1]?.run);
});

test('finds nothing within the range, and in a short history', () => {
  expect(ratio(wave(120, 60, 61, 62))).toEqual([]);
  expect(ratio([...wave(30, 60, 62), 70])).toEqual([]);
});
