import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { getSeries } from '../series/get-series';
import { caveats, certainty } from './certainty';
import { readSubjectSeries, subjectOf } from './subject';

const say = (id: string, ...periods: string[]) =>
  certainty(wordsHere(), readSubjectSeries(libraryHere(), id), subjectOf(libraryHere(), id), periods);

test('a value that is checked gets no sentence', () => {
  expect(say('gold-usd-oz', '2026-06')).toEqual([]);
});

test('a single source and a sole publisher get a sentence', () => {
  expect(say('us-10y', '2026-05')).toEqual(['As reported by US Federal Reserve, the only source we have.']);
  expect(say('mumbai-registrations/registrations', '2025')).toEqual([
    'As reported by Knight Frank India, the only source we have.',
  ]);
  expect(say('gold-inr-10g', '2010-06')[0]).toMatch(/World Bank and US Federal Reserve; not every value/);
});

test('a projection gets a sentence', () => {
  expect(say('mumbai-registrations/stampDutyInrCrore', '2024', '2025')[0]).toBe('2024: a projection.');
});

test('notes of the series on a quoted period are repeated if they concern the subject', () => {
  expect(say('nvidia-quarters/netIncome', 'Q1 FY27')[0]).toMatch(/gains on equity investments/);
  expect(say('nvidia-quarters/netIncome', 'Q4 FY26')[0]).toMatch(/gains on investments/);
  expect(say('nvidia-quarters/netIncome', 'Q3 FY26')).toEqual([]);
  expect(say('nvidia-quarters/revenue', 'Q1 FY27')).toEqual([]);
});

test('the history has sentences of its own, unless the text contains them already', () => {
  const { points } = readSubjectSeries(libraryHere(), 'india-10y');
  expect(caveats(wordsHere(), points, ['2024-05'])).toEqual([
    'We leave out disputed values.',
    'Part of the history has only one source.',
  ]);
  expect(caveats(wordsHere(), points, ['2007-01'])).toEqual(['We leave out disputed values.']);
  expect(caveats(wordsHere(), getSeries(libraryHere(), 'nvidia-years/revenue').points, [])).toEqual([]);
});
