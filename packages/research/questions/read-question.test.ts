import fc from 'fast-check';
import { libraryHere } from '@/lib/texts/library-here';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { analysisPath, parseAnalysis, type Analysis } from '../answers/address';
import { answerAnalysis } from '../answers/answer';
import { outcome } from './outcome.fixture';
import { readQuestion, readsAsAnalysis } from './read-question';
import type { Reading } from './reading';

type Corpus = Record<string, [question: string, expected: string][]>;
const corpusOf = (name: string) => parse(readFileSync(path.join(__dirname, name), 'utf8')) as Corpus;
const CORPUS = corpusOf('corpus.yaml');
const FURTHER = corpusOf('further-corpus.yaml');
const OUTSIDE = corpusOf('outside-corpus.yaml');
const CORPUS_OF_FORMS = corpusOf('asked-corpus.yaml');
const SENTENCES = [CORPUS, FURTHER, OUTSIDE, CORPUS_OF_FORMS].flatMap((corpus) =>
  Object.values(corpus).flat(),
);

const analysesOf = (read: Reading): readonly Analysis[] => {
  if (read.state === 'analysis') return [read.analysis];
  if (read.state === 'choose') return read.readings;
  if (read.state === 'refused') return read.instead;
  if (read.state === 'definition') return read.definitions.map(({ example }) => example);
  return read.state === 'unknown' ? read.nearest : [];
};

test.each(SENTENCES)('%s gives %s', (question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test('what is offered, to choose from or instead of a refusal, has an answer', () => {
  const offered = SENTENCES.map(([question]) => readQuestion(libraryHere(), question))
    .filter(({ state }) => state !== 'analysis' && state !== 'unknown')
    .flatMap(analysesOf);
  const paths = new Set(offered.map(analysisPath));
  const unanswered = [...paths].filter((each) => {
    const analysis = parseAnalysis(libraryHere(), each);
    return 'problem' in analysis || answerAnalysis(libraryHere(), analysis).state !== 'answer';
  });
  expect(unanswered).toEqual([]);
});

test('a window of money itself that has no answer is no error', () => {
  const question = 'purchasing power of 1 lakh since 1990 2 weeks';
  expect(outcome(readQuestion(libraryHere(), question))).toBe('worth/inr/1990.., without 2 weeks');
});

test('no string throws or gives an address that is none', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789 ,.₹%<>/\\\'"सोनाचांदी०१२\u202e\ud83d\0'];
  const letter = fc.constantFrom(...letters);
  const random = fc.sample(fc.string({ unit: letter, maxLength: 79 }), { seed: 7, numRuns: 10_000 });
  const mutated = fc.sample(
    fc
      .tuple(fc.constantFrom(...SENTENCES), fc.double({ min: 0, max: 1, noNaN: true }), letter, fc.nat(2))
      .map(([[question], share, inserted, length]) => {
        const at = Math.floor(share * question.length);
        return question.slice(0, at) + inserted + question.slice(at + length);
      }),
    { seed: 7, numRuns: 2_000 },
  );
  const wrong = [...random, ...mutated].filter((question) =>
    analysesOf(readQuestion(libraryHere(), question)).some(
      (each) => 'problem' in parseAnalysis(libraryHere(), analysisPath(each)),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['gold vs index fund', 'compare/gold-inr-10g~fund-uti-nifty-50/10y'],
  ['parag parikh vs index fund', 'compare/fund-parag-parikh-flexi-cap~fund-uti-nifty-50/10y'],
  ['gold index fund', 'growth/gold-inr-10g~fund-uti-nifty-50/10y'],
  ['interest rates and inflation', 'difference/rbi-repo-month-end~india-cpi-inflation/10y'],
])(
  'a kind of series is one of the things that are asked for unless it only says what stands beside it: %s',
  (question, first) => {
    expect(outcome(readQuestion(libraryHere(), question)).split(' | ')[0]).toBe(first);
  },
);

test.each([
  ['nvidia 75 months 1979', '1979'],
  ['lumpsum in nvidia or silver from 1995 to 2000', 'nvidia'],
])('what has no answer is not passed over where it was said: %s', (question, rest) => {
  expect(readQuestion(libraryHere(), question)).toMatchObject({ state: 'choose', unused: [rest] });
});

test('nought in each of two is no mixture, and throws nothing', () => {
  expect(() => readQuestion(libraryHere(), '0% each in gold and sensex')).not.toThrow();
});

test('words that nothing claims come back, and one beside a series is refused by its name', () => {
  expect(readQuestion(libraryHere(), 'gold growth 10 years physical please').unused).toEqual(['physical']);
  expect(readQuestion(libraryHere(), 'gold and suzlon growth 10 years')).toMatchObject({
    kind: 'not-held',
    word: 'suzlon',
  });
});

test('a question with a word that was not used has no answer, but a choice that names the word', () => {
  expect(readQuestion(libraryHere(), 'gold since holi 2020')).toMatchObject({
    state: 'choose',
    unused: ['holi'],
  });
  expect(readQuestion(libraryHere(), 'gold sinse 2020')).toMatchObject({ state: 'analysis', unused: [] });
});

test('what has no answer is not offered, and one reading that has one is no choice', () => {
  expect(outcome(readQuestion(libraryHere(), 'SIP in Nifty for 10 years'))).toBe('sip/nifty-50-monthly/10y');
});

test('payments into several prices are one question, and no payment goes into a rate', () => {
  const question = '5000 a month in gold and silver for 10 years';
  expect(outcome(readQuestion(libraryHere(), question))).toBe('sip/gold-inr-10g~silver-inr-kg/10y');
  expect(outcome(readQuestion(libraryHere(), 'sip in gold and repo rate'))).toBe(
    'sip/gold-inr-10g/10y, without repo rate',
  );
});

test.each([
  ['gold price per tola', 'per tola'],
  ['1 gram sona kitne ka hai', '1 gram'],
  ['एक तोला सोना कितने का है', 'एक तोला'],
  ['silver price per gram in rupees', 'per gram'],
  ['how many grams of gold could 1 lakh buy in 2010', 'grams'],
])('a unit that prices are not in is said back: %s', (question, unit) => {
  expect(readQuestion(libraryHere(), question).unused).toEqual([unit]);
});

test.each(['10 gram gold price', 'silver price per kg', 'gold price per ounce', '10 ग्राम सोने का भाव'])(
  'a unit that prices are in is taken: %s',
  (question) => {
    expect(readQuestion(libraryHere(), question)).toMatchObject({ state: 'analysis', unused: [] });
  },
);

test('rupees that were not said are marked', () => {
  expect(readQuestion(libraryHere(), 'bitcoin sip 2000').slots).toContainEqual({
    slot: 'currency',
    text: 'INR',
    by: 'default',
  });
});

test('defaults and corrections are marked', () => {
  expect(readQuestion(libraryHere(), 'growth of sliver').slots).toEqual([
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
  ['gold growth 2011-12', 'growth/gold-inr-10g/2011-11..2011-12'],
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
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test.each([
  ['SIP of 50 in gold for 10 years', ['50']],
  ['beta of Reliance, Infosys and TCS', ['TCS']],
  ['SIP in gold after inflation 10 years', ['after inflation']],
  ['worst fall of Sensex since 2008', []],
  ['invested 2000 every month in gold', []],
])('%s leaves %j', (question, left) => {
  const reading = readQuestion(libraryHere(), question);
  expect(reading.unused).toEqual(left);
  expect(reading.state).toBe(left.length > 0 ? 'choose' : 'analysis');
});

test.each([
  ['gold growth 10 years 5 years', 'growth/gold-inr-10g/10y | growth/gold-inr-10g/5y'],
  ['Sensex since covid 5 years', 'growth/sensex-monthly/2020-03.. | growth/sensex-monthly/5y'],
  [
    'lockdown me sensex kitna gira',
    'drawdown/sensex-monthly/2019-03.. | drawdown/sensex-monthly/2019-12..2020-12',
  ],
  [
    'volatility and correlation of gold and Sensex',
    'volatility/gold-inr-10g~sensex-monthly/10y | correlation/gold-inr-10g~sensex-monthly/10y',
  ],
  ['1 lakh in gold or silver in 2010', 'lumpsum/gold-inr-10g/2010-01.. | lumpsum/silver-inr-kg/2010-01..'],
])('%s has two readings', (question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test.each([
  'i am 25 years old and want to know gold growth',
  'gold not in dollars growth',
  'reliance 52 week high',
  'nifty at 20000',
])('what could change the question is not passed over: %s', (question) => {
  expect(['unknown', 'choose']).toContain(readQuestion(libraryHere(), question).state);
});

test.each([
  ['dedh saal me sona', 'growth/gold-inr-10g/18m'],
  ['साढ़े तीन साल में सोना कितना बढ़ा', 'growth/gold-inr-10g/42m'],
  ['gold growth 1 year and 6 months', 'growth/gold-inr-10g/18m'],
  ['teen hazaar paanch sau rupaye har mahine sone me', 'sip/gold-inr-10g/10y/amount-3500'],
  ['25 thousand in reliance 20 years ago', 'lumpsum/reliance-close/20y/amount-25000'],
  ['sava lakh chandi me 5 saal pehle', 'lumpsum/silver-inr-kg/5y/amount-125000'],
  ['2000 rupaye bitcoin me har mahine 5 saal', 'sip/bitcoin-monthly/5y/amount-2000~in-INR'],
  ['dollar 10 saal me kitna badha', 'growth/usd-inr/10y'],
])('of numbers, %s gives %s', (question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test('a misspelling read as a word that says nothing is said back', () => {
  expect(readQuestion(libraryHere(), 'bitcoin shaadee 2020').unused).toEqual(['shaadee']);
});

test.each(['sip 5000 2015 2020', '50 2016 5000'])('%s is no number of a person', (question) => {
  expect(outcome(readQuestion(libraryHere(), question))).not.toBe('refused: personal-data');
});

test('of several readings those that have no other currency are not offered', () => {
  expect(outcome(readQuestion(libraryHere(), 'NVIDIA growth in rupees over 10 years'))).toBe(
    'growth/nvidia-close/10y/in-INR',
  );
});

test.each([
  '+91 98765-43210 nifty',
  'card 4111.1111.1111.1111',
  'card 4111/1111/1111/1111 gold',
  '२३४५ ६७८९ ०१२३ gold',
  'gold ABCDE-1234-F',
  'gst 27ABCDE1234F1Z5',
  'send to ramesh@okhdfc',
])('%s is of a person', (question) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe('refused: personal-data');
});

test.each([
  'gold 01/01/2015 to 31/12/2020',
  'nifty 2020 a good year',
  'sip 5000/10000/20000 in gold',
  'sensex at 84500.25 and 60000.50',
  '2015-2016-2017 gold',
])('%s is of no person', (question) => {
  expect(outcome(readQuestion(libraryHere(), question))).not.toBe('refused: personal-data');
});

test('a number of a person is not in the result', () => {
  const reading = readQuestion(libraryHere(), 'My PAN is ABCDE1234F, gold');
  expect(JSON.stringify(reading)).not.toContain('ABCDE1234F');
});

test('a search is an analysis when it says more than a series', () => {
  expect(readsAsAnalysis(libraryHere(), 'gold')).toBeNull();
  expect(readsAsAnalysis(libraryHere(), 'gold growth 10 years')).toMatchObject({ measure: 'growth' });
});

test.each([
  ['TCS dividend 5 years', 'not-held', 'TCS dividend'],
  ['nifty in a day worst fall ever', 'not-held', 'values of single days; there are month ends'],
  ['nifty ek din me sabse zyada kitna gira', 'not-held', 'values of single days; there are month ends'],
  ['nifty with 10% stop loss', 'not-done', 'rules for when to buy, pause or sell'],
  ['is reliance undervalued', 'advice', 'undervalued'],
  ['tcs last 8 qtrs net profit', 'not-held', 'tcs net profit'],
  ['avanti feeds share 10 yr', 'no-series', 'avanti feeds'],
  ['bank nifty 55000 ce ka premium kal kitna tha', 'not-held', 'futures and options'],
  ['aum and exit load of quant small cap', 'not-held', 'costs and holdings of single funds'],
  ['10 lakh ka home loan 20 saal ki emi kitni banegi', 'not-done', 'loans'],
  ['how much tax saved by elss 1.5L in new regime', 'not-done', 'tax'],
  ['start sip now or wait for correction', 'advice', 'start sip now'],
])('the reason is true and names what it is of: %s', (question, kind, word) => {
  expect(readQuestion(libraryHere(), question)).toMatchObject({ state: 'refused', kind, word });
});

test.each([
  ['should I have bought gold in 2010', 'lumpsum/gold-inr-10g/2010-01..'],
  ['5L in sbi shares in 2003 without dividends', 'lumpsum/sbi-close/2003-01../amount-500000'],
  ['was gold a good investment since 2010', 'growth/gold-inr-10g/2010-01..'],
  ['which was safer gold or nifty since 2010', 'drawdown/gold-inr-10g~nifty-50-monthly/2010-01..'],
  [
    'papa ne 1995 me 50 hajar fd me dale the ab tak kitna hua hoga',
    'lumpsum/deposit-account/1995-01../amount-50000',
  ],
])('what was good, and what would have been, is about the past: %s', (question, expected) => {
  expect(outcome(readQuestion(libraryHere(), question))).toBe(expected);
});

test('what is refused is offered without the words for which it is', () => {
  const question = 'should i invest 5000 monthly in nifty for 10 years';
  expect(analysesOf(readQuestion(libraryHere(), question)).map(analysisPath)[0]).toBe(
    'sip/nifty-50-monthly/10y',
  );
});
