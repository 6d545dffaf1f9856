import { libraryHere } from '@/lib/texts/library-here';
import { analyses, parseAnalysis, answerAnalysis } from '@samvit/research';
import { answerCitation } from '@/lib/texts/publication/answer-citation';

const PUBLISHER = { product: 'Samvit', company: 'Samvit Research', origin: 'https://samvit.example' };

function yearOf(address: string): string | undefined {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? undefined : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer') return undefined;
  return /^ {2}year = \{(.*)\},$/m.exec(answerCitation(libraryHere().words, answer, PUBLISHER).bibtex)?.[1];
}

test.each([
  ['growth/gold-usd-oz/10y', '2026'],
  ['growth/nvidia-quarters.revenue/2y', '2026'],
  ['growth/nvidia-years.revenue/2y', '2026'],
  // Of these nobody says when the last period ends.
  ['level/epf-rate/all', '2026'],
  ['level/nvidia-close-at-quarter-end/all', '2026'],
])('%s is cited with the year in which the values were read', (address, year) => {
  expect(yearOf(address)).toBe(year);
});

test('whatever has an answer is cited with a year', () => {
  const years = [...analyses.analysableSeries(libraryHere())].flatMap(
    (name) => yearOf(`level/${name.replace('/', '.')}/all`) ?? [],
  );
  expect(years.length).toBeGreaterThan(100);
  expect(years.filter((year) => !/^20[12]\d$/.test(year))).toEqual([]);
});
