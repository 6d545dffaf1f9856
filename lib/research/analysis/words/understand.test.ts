import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { analysisPath, parseAnalysis, type Analysis } from '../address';
import { answerAnalysis } from '../answer';
import { readsAsAnalysis, understand } from './understand';
import type { Understanding } from './understanding';

type Corpus = Record<string, [question: string, expected: string][]>;
const corpusOf = (name: string): Corpus => {
  const file = path.join(__dirname, name);
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Corpus) : {};
};
const CORPUS = corpusOf('corpus.yaml');
/** Questions written after the vocabulary by somebody who has not read it, once there are any. */
const OUTSIDE = corpusOf('outside-corpus.yaml');
const SENTENCES = [...Object.values(CORPUS), ...Object.values(OUTSIDE)].flat();

/** As corpus.yaml writes what a question gives. */
function outcome(read: Understanding): string {
  if (read.state === 'analysis') return analysisPath(read.analysis);
  if (read.state === 'choose') return read.readings.map(analysisPath).join(' | ');
  return read.state === 'refused' ? `refused: ${read.kind}` : 'unknown';
}

const analysesOf = (read: Understanding): readonly Analysis[] => {
  if (read.state === 'analysis') return [read.analysis];
  if (read.state === 'choose') return read.readings;
  return read.state === 'refused' ? read.instead : read.nearest.map(({ analysis }) => analysis);
};

/** The same numbers in every run. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('the corpus has the proportions it promises', () => {
  expect(Object.values(CORPUS).map((sentences) => sentences.length)).toEqual([48, 48, 16, 16, 12, 20]);
});

test.each(SENTENCES)('%s gives %s', (question, expected) => {
  expect(outcome(understand(question))).toBe(expected);
});

test('what is offered instead of a refusal has an answer', () => {
  const offered = SENTENCES.map(([question]) => understand(question)).filter(({ state }) => state === 'refused').flatMap(analysesOf); // prettier-ignore
  const paths = new Set(offered.map(analysisPath));
  const unanswered = [...paths].filter((each) => {
    const analysis = parseAnalysis(each);
    return 'problem' in analysis || answerAnalysis(analysis).state !== 'answer';
  });
  expect(unanswered).toEqual([]);
});

test('no string throws or gives an address that is none', () => {
  const next = randomly(7);
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789 ,.₹%<>/\\\'"सोनाचांदी०१२\u202e\ud83d\0'];
  const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T; // Within the list.
  const random = Array.from({ length: 10_000 }, () => Array.from({ length: next(80) }, () => pick(letters)).join('')); // prettier-ignore
  const mutated = Array.from({ length: 2_000 }, () => {
    const [question] = pick(SENTENCES);
    const at = next(question.length + 1);
    return question.slice(0, at) + pick(letters) + question.slice(at + next(3));
  });
  const wrong = [...random, ...mutated].filter((question) =>
    analysesOf(understand(question)).some((each) => 'problem' in parseAnalysis(analysisPath(each))),
  );
  expect(wrong).toEqual([]);
});

test('words that nothing claims come back, and one beside a series is refused by its name', () => {
  expect(understand('gold growth 10 years physical please').unused).toEqual(['physical']);
  expect(understand('gold and suzlon growth 10 years')).toMatchObject({ kind: 'no-series', word: 'suzlon' });
});

test('defaults and corrections are marked', () => {
  expect(understand('growth of sliver').slots).toEqual([
    { slot: 'measure', text: 'growth', by: 'said' },
    { slot: 'series', text: 'sliver', by: 'corrected', as: 'silver' },
    { slot: 'window', text: '10y', by: 'default' },
    { slot: 'currency', text: 'INR', by: 'default' },
  ]);
});

test.each([
  ['gold growth FY21', 'growth/gold-inr-10g/2020-03..2021-03'],
  ['gold growth in fy 2020-21', 'growth/gold-inr-10g/2020-03..2021-03'],
  ['gold growth 2020-21', 'growth/gold-inr-10g/2020-03..2021-03'],
  ['gold growth since FY21', 'growth/gold-inr-10g/2020-04..'],
  ['sona fy21 se kitna badha', 'growth/gold-inr-10g/2020-04..'],
  ['gold growth FY19 to FY21', 'growth/gold-inr-10g/2018-04..2021-03'],
  ['gold growth 2011-12', 'growth/gold-inr-10g/2011-12..'],
  ['gold growth in 2020', 'growth/gold-inr-10g/2019-12..2020-12'],
  ['gold price in 2020', 'level/gold-inr-10g/2020-01..2020-12'],
  ['NVIDIA revenue growth in FY24', 'growth/nvidia-years.revenue/FY2023..FY2024'],
  ['NVIDIA revenue growth since FY2021', 'growth/nvidia-years.revenue/FY2021..'],
  ['NVIDIA revenue growth since 2021', 'growth/nvidia-years.revenue/FY2021..'],
  ['house prices since 2015', 'growth/india-house-prices/Q1-2015..'],
  ['house prices in FY21', 'growth/india-house-prices/Q1-2020..Q1-2021'],
  ['sona 2015 se pehle kitna badha', 'growth/gold-inr-10g/1973-01..2014-12'],
  ['gold growth before 2015', 'growth/gold-inr-10g/1973-01..2014-12'],
  ['gold growth till 2015', 'growth/gold-inr-10g/1973-01..2015-12'],
  ['correlation of gold and Sensex till 2015', 'correlation/gold-inr-10g~sensex-monthly/1991-01..2015-12'],
  ['gold price in 2008 vs now', 'growth/gold-inr-10g/2008-01..'],
  ['gold growth in March 2020', 'growth/gold-inr-10g/2020-02..2020-03'],
  ['gold growth from March 2020', 'growth/gold-inr-10g/2020-03..'],
  ['gold in FY2031', 'refused: forecast'],
])('of years, %s gives %s', (question, expected) => {
  expect(outcome(understand(question))).toBe(expected);
});

test.each([
  ['gold growth 10 years 5 years', ['5 years']],
  ['gold growth since covid 5 years', ['5 years']],
  ['SIP of 50 in gold for 10 years', ['50']],
  ['volatility and correlation of gold and Sensex', ['correlation']],
  ['beta of Reliance, Infosys and TCS', ['TCS']],
  ['SIP in gold after inflation 10 years', ['after inflation']],
  ['worst fall of Sensex since 2008', []],
  ['invested 2000 every month in gold', []],
])('%s leaves %j', (question, left) => {
  expect(understand(question).unused).toEqual(left);
});

test('of several readings those that have no other currency are not offered', () => {
  expect(outcome(understand('NVIDIA growth in rupees over 10 years'))).toBe('growth/nvidia-close/10y/in-INR');
});

test('a number of a person is not in the result', () => {
  const read = understand('My PAN is ABCDE1234F, gold');
  expect(JSON.stringify(read)).not.toContain('ABCDE1234F');
});

test('a search is an analysis when it says more than a series', () => {
  expect(readsAsAnalysis('gold')).toBeNull();
  expect(readsAsAnalysis('gold growth 10 years')).toMatchObject({ measure: 'growth' });
});
