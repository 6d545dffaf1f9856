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
    'The highest of 71 monthly averages, out of 72 monthly averages since January 2004.',
  );
});

test('finds only the first of successive extremes, and the next one after a year', () => {
  expect(ratio([...wave(70, 60, 62), 70, 71, 72])).toHaveLength(1);
  expect(ratio([...wave(70, 60, 62), 70, ...wave(14, 60, 62), 71])).toHaveLength(2);
});

test('does not say "since January 2010" twice, when a later value is more extreme still', () => {
  const values = [...wave(72, 60, 62), 95, ...wave(70, 60, 62), 90, ...wave(14, 60, 62), 92];
  expect(ratio(values).map(({ title }) => title)).toEqual([
    'The gold-silver ratio at its highest since at least January 2004',
    'The gold-silver ratio at its highest since January 2010',
  ]);
});

test('finds nothing within the range, and in a short history', () => {
  expect(ratio(wave(120, 60, 61, 62))).toEqual([]);
  expect(ratio([...wave(30, 60, 62), 70])).toEqual([]);
});
