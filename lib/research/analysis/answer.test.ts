import { readFileSync } from 'node:fs';
import path from 'node:path';
import { analysisPath, parseAnalysis, seriesNames, type Analysis } from './address';
import { answerAnalysis, type AnalysisAnswer } from './answer';
import { MEASURE_NAMES } from './measures';
import type { Refusal } from './refusal';

// Expected values were computed by another program from the files of content/series.

function asked(address: string): Analysis {
  const read = parseAnalysis(address);
  if ('problem' in read) throw new Error(`${address}: ${read.problem}`);
  return read;
}

function answer(address: string): AnalysisAnswer {
  const given = answerAnalysis(asked(address));
  if (given.state === 'refused') throw new Error(`${address}: ${given.sentence}`);
  return given;
}

function refused(address: string): Refusal {
  const given = answerAnalysis(asked(address));
  if (given.state === 'answer') throw new Error(`${address} is answered: ${given.sentence}`);
  return given;
}

const textsOf = ({ figures }: AnalysisAnswer) =>
  Object.fromEntries([...figures].map(([name, figure]) => [name, figure.text]));
const kindsOf = ({ cautions }: AnalysisAnswer) => cautions.map(({ kind }) => kind);

describe('an analysis is worked out by hand-computed values', () => {
  it('growth of two series', () => {
    const given = answer('growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06');
    expect(textsOf(given)).toEqual({
      'gold-usd-oz.growth-per-year': '10.3%',
      'gold-usd-oz.change': '609.4%',
      'gold-usd-oz.multiple': '7.1 times',
      'silver-usd-oz.growth-per-year': '9.5%',
      'silver-usd-oz.change': '517.6%',
      'silver-usd-oz.multiple': '6.2 times',
    });
    expect(given.figures.get('gold-usd-oz.growth-per-year')?.worked).toEqual([
      '(4,228 (Jun 2026) ÷ 596 (Jun 2006))^(1 ÷ 20) − 1 = 10.3%',
    ]);
    expect(given.share).toMatchObject({ counted: 'first-more', length: 240, sideBySide: 3 });
    expect(given.share).not.toHaveProperty('percent');
    expect(given.mayBePassedOn).toBe(true);
  });

  it('growth rounds decimals, not binary fractions: 16.55% is 16.6%', () => {
    expect(textsOf(answer('growth/gold-usd-oz/2023-04..2024-04'))).toMatchObject({
      'gold-usd-oz.change': '16.6%',
    });
  });

  it('growth under twelve months has no yearly rate, and says so', () => {
    const given = answer('growth/gold-usd-oz/2026-01..2026-06');
    expect([...given.figures.keys()]).toEqual(['gold-usd-oz.change', 'gold-usd-oz.multiple']);
    expect(kindsOf(given)).toContain('under-a-year');
  });

  it('the share of all windows has a per cent only where eight fit side by side', () => {
    const [year, ten] = [answer('growth/gold-usd-oz/1y').share, answer('growth/gold-usd-oz/10y').share];
    expect(year).toMatchObject({
      counted: 'higher',
      count: 435,
      of: 786,
      length: 12,
      sideBySide: 66,
      percent: 55,
    });
    expect(year?.place).toBe(785);
    expect(ten).toMatchObject({ counted: 'higher', count: 540, of: 678, length: 120, sideBySide: 6 });
    expect(ten).not.toHaveProperty('percent');
  });

  it('drawdown', () => {
    const given = answer('drawdown/gold-usd-oz/2006-06..2026-06');
    expect(textsOf(given)).toEqual({ 'gold-usd-oz.deepest-drawdown': '−39.3%' });
    expect(given.figures.get('gold-usd-oz.deepest-drawdown')?.worked[0]).toBe(
      '1,076 (Dec 2015) ÷ 1,772 (Sep 2011) − 1 = −39.3%',
    );
    expect(kindsOf(given)).toContain('averages');
  });

  it('volatility', () => {
    expect(textsOf(answer('volatility/gold-usd-oz/10y'))).toEqual({ 'gold-usd-oz.volatility': '11.9%' });
  });

  it('correlation of prices is of returns, that of rates of changes', () => {
    expect(textsOf(answer('correlation/gold-usd-oz~usd-inr/2006-06..2026-06'))).toEqual({
      'gold-usd-oz~usd-inr.correlation': '−0.21',
    });
    expect(textsOf(answer('correlation/india-10y~us-10y/2016-06..2026-04'))).toEqual({
      'india-10y~us-10y.correlation-of-changes': '0.36',
    });
  });

  it('beta, whose order counts', () => {
    expect(textsOf(answer('beta/usd-inr~gold-usd-oz/2006-06..2026-06'))).not.toEqual(
      textsOf(answer('beta/gold-usd-oz~usd-inr/2006-06..2026-06')),
    );
  });

  it('level', () => {
    expect(textsOf(answer('level/gold-usd-oz/2004-01..2026-06'))).toEqual({
      'gold-usd-oz.value': '$4,228.00',
      'gold-usd-oz.highest': '$5,020.00',
      'gold-usd-oz.lowest': '$384.00',
      'gold-usd-oz.average': '$1,464.85',
    });
  });

  it('difference of rates is in basis points', () => {
    expect(textsOf(answer('difference/rbi-repo-month-end~india-10y/2025-01..2026-04'))).toEqual({
      'rbi-repo-month-end.basis-points': '−125 basis points',
      'india-10y.basis-points': '21 basis points',
    });
  });

  it('one payment', () => {
    const given = answer('lumpsum/nvidia-close/2016-06..2026-06/amount-1000');
    expect(given.payment).toMatchObject({ paid: '$1,000', worth: '$170,260' });
    expect(kindsOf(given)).toEqual(expect.arrayContaining(['hindsight', 'costs', 'dividends']));
    expect(given.mayBePassedOn).toBe(false);
  });
});

describe('windows', () => {
  it('that move have an address that does not', () => {
    expect(answer('growth/gold-usd-oz/10y').fixed).toBe('growth/gold-usd-oz/2016-06..2026-06');
    expect(answer('growth/gold-usd-oz/36m').fixed).toBe('growth/gold-usd-oz/2023-06..2026-06');
    expect(answer('growth/gold-usd-oz/ytd').fixed).toBe('growth/gold-usd-oz/2025-12..2026-06');
    expect(answer('growth/nvidia-years.revenue/5y').fixed).toBe('growth/nvidia-years.revenue/FY2021..FY2026');
  });

  it('of days that may not be printed begin and end at ends of months', () => {
    const given = answer('growth/wipro-close~nifty-it-close/all');
    expect(given.window.from).toMatch(/^2026-0[5-6]-/);
    expect(kindsOf(given)).toContain('month-ends');
  });
});

describe('what has no answer is refused in words', () => {
  it.each([
    ['growth/india-10y/10y', 'growth-of-rate', 'difference/india-10y/10y'],
    ['correlation/gold-usd-oz~wipro-close/all', 'not-shared', undefined],
    ['volatility/mmr-price/all', 'decisions', undefined],
    ['volatility/nvidia-years.revenue/all', 'wrong-kind', 'level/nvidia-years.revenue/all'],
    ['correlation/gold-usd-oz/10y', 'count', undefined],
    ['correlation/gold-usd-oz~india-10y/10y', 'mixed-kinds', undefined],
    ['growth/gold-usd-oz/2030-01..', 'unknown-period', 'growth/gold-usd-oz/all'],
    ['growth/gold-usd-oz/2020-01..2019-01', 'reversed', 'growth/gold-usd-oz/all'],
    ['growth/nvidia-close/40y', 'too-long', 'growth/nvidia-close/all'],
    ['volatility/gold-usd-oz/1y', 'too-short', 'volatility/gold-usd-oz/all'],
    ['growth/nvidia-close/10y/in-INR', 'currency', 'growth/nvidia-close/10y'],
    ['growth/gold-usd-oz/9999y', 'too-long', 'growth/gold-usd-oz/all'],
    ['growth/gold-usd-oz/40w', 'too-long', 'growth/gold-usd-oz/all'],
  ])('%s: %s', (address, kind, instead) => {
    const given = refused(address);
    expect([given.kind, given.instead.map(analysisPath)[0]]).toEqual([kind, instead]);
  });
});

describe('every measure of every series over ten windows has an answer or a refusal in words', () => {
  const WINDOWS = [
    'all',
    'ytd',
    '1y',
    '5y',
    '20y',
    '36m',
    '40w',
    '2016-06..',
    '2026-05..2026-06',
    'FY2021..',
  ];

  it.each(MEASURE_NAMES)('%s', (measure) => {
    const second = measure === 'correlation' || measure === 'beta' ? '~usd-inr' : '';
    const kinds = [...seriesNames()].flatMap((name) =>
      WINDOWS.map((window) => {
        const given = answerAnalysis(asked(`${measure}/${name.replace('/', '.')}${second}/${window}`));
        expect(given.sentence).toMatch(/\S/);
        return given.state === 'refused' ? given.kind : given.state;
      }),
    );
    // What no other words fit is rare.
    expect(kinds.filter((kind) => kind === 'data').length).toBeLessThan(kinds.length / 20);
  });
});

test('no sentence of ours has a word of value', () => {
  const messages = readFileSync(path.join(process.cwd(), 'content/messages/analysis.yaml'), 'utf8');
  expect(messages.replace(/^#.*$/gm, '')).not.toMatch(
    /\b(?:good|bad|cheap|expensive|best|worst|should|safe|attractive|recommend\w*)\b/i,
  );
});
