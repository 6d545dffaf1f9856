import { parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { citation } from './cite';

const PUBLISHER = { product: 'Samvit', company: 'Samvit Research', origin: 'https://samvit.example' };

function yearOf(address: string): string | undefined {
  const read = parseAnalysis(address);
  const answer = 'problem' in read ? undefined : answerAnalysis(read);
  if (answer?.state !== 'answer') throw new Error(`${address} has no answer`);
  return /^ {2}year = \{(.*)\},$/m.exec(citation(answer, PUBLISHER).bibtex)?.[1];
}

test.each([
  ['growth/gold-usd-oz/10y', '2026'],
  ['growth/nvidia-quarters.revenue/2y', '2026'],
  ['growth/nvidia-years.revenue/2y', '2026'],
])('%s is cited with the year in which the values were read', (address, year) => {
  expect(yearOf(address)).toBe(year);
});

test('every series is cited with a year', () => {
  expect(yearOf('growth/wipro-quarters.grossRevenueInrBn/all')).toMatch(/^20\d\d$/);
});
