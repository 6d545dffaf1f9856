import { libraryHere } from '@/lib/texts/library-here';
import { parseAnalysis, answerAnalysis, type AnalysisAnswer } from '@samvit/research';
import { answerCsv, answerFile, refusalFile } from '@/lib/texts/publication/answer-file';

const publisher = { product: 'Samvit', notice: 'No advice.', origin: 'https://example.org' };

function analysisAt(address: string) {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address} is no address.`);
  return { analysis, answer: answerAnalysis(libraryHere(), analysis) };
}

function answered(address: string): AnalysisAnswer {
  const { answer } = analysisAt(address);
  if (answer.state !== 'answer') throw new Error(answer.sentence);
  return answer;
}

test('an answer as JSON has its addresses, its figures with their inputs, and what the page says beside them', () => {
  const file = answerFile(answered('growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06'), publisher);
  expect(file).toMatchObject({
    state: 'answer',
    address: 'https://example.org/analysis/growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06',
    sentence: expect.stringContaining('7.1 times'),
    edition: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    // Silver begins in 1960: three times twenty years.
    baseRate: { counted: 'first-more', length: 240, sideBySide: 3 },
  });
  expect(file).not.toHaveProperty('fixed');
  const { figures } = file as { figures: { name: string; text: string; worked: string[] }[] };
  expect(figures.find(({ name }) => name === 'gold-usd-oz.growth-per-year')).toMatchObject({
    text: '10.3%',
    worked: ['(4,228 (Jun 2026) ÷ 596 (Jun 2006))^(1 ÷ 20) − 1 = 10.3%'],
    recomputable: true,
  });
});

test('a moving window names the address that does not move', () => {
  expect(answerFile(answered('growth/gold-usd-oz/5y'), publisher)).toMatchObject({
    address: 'https://example.org/analysis/growth/gold-usd-oz/5y',
    fixed: expect.stringMatching(/\/analysis\/growth\/gold-usd-oz\/\d{4}-\d\d\.\.\d{4}-\d\d$/),
  });
});

test('a refusal as JSON says why, and what can be asked instead', () => {
  const { analysis, answer } = analysisAt('growth/india-10y/10y');
  if (answer.state !== 'refused') throw new Error('It was answered.');
  expect(refusalFile(analysis, answer, publisher)).toMatchObject({
    state: 'refused',
    kind: 'growth-of-rate',
    sentence: expect.stringContaining('basis points'),
    instead: ['https://example.org/analysis/difference/india-10y/10y'],
  });
});

test('the values of a window as CSV, only where all of them may be passed on', () => {
  const csv = answerCsv(answered('growth/gold-usd-oz~silver-usd-oz/2006-06..2006-12')) ?? '';
  const [head, first, ...lines] = csv.trim().split(/\r?\n/);
  expect(head).toBe('period,gold-usd-oz,silver-usd-oz');
  expect(first).toMatch(/^2006-06,596(?:\.\d+)?,[\d.]+$/);
  expect(lines).toHaveLength(6);
  expect(answerCsv(answered('growth/gold-usd-oz~nvidia-close/5y'))).toBeNull();
});
