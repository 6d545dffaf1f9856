import { libraryHere, setLivePoints } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { analysisPath, parseAnalysis, type Analysis } from './address';
import { answerAnalysis, type AnalysisAnswer, type Refusal } from './answer';
import { answerAge } from './answer-age';
import { belowHighestOf } from './sentence';

// Expected values were computed by another program from the files of content/series.

function analysisAt(address: string): Analysis {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
  return analysis;
}

function answer(address: string): AnalysisAnswer {
  const result = answerAnalysis(libraryHere(), analysisAt(address));
  if (result.state === 'refused') throw new Error(`${address}: ${result.sentence}`);
  return result;
}

function refused(address: string): Refusal {
  const result = answerAnalysis(libraryHere(), analysisAt(address));
  if (result.state === 'answer') throw new Error(`${address} is answered: ${result.sentence}`);
  return result;
}

const textsOf = ({ figures }: AnalysisAnswer) =>
  Object.fromEntries([...figures].map(([name, figure]) => [name, figure.text]));
const kindsOf = ({ cautions }: AnalysisAnswer) => cautions.map(({ kind }) => kind);

describe('an analysis is worked out by hand-computed values', () => {
  it('growth of two series', () => {
    const result = answer('growth/gold-usd-oz~silver-usd-oz/2006-06..2026-06');
    expect(textsOf(result)).toEqual({
      'gold-usd-oz.growth-per-year': '10.3%',
      'gold-usd-oz.change': '609.4%',
      'gold-usd-oz.multiple': '7.1 times',
      'silver-usd-oz.growth-per-year': '9.5%',
      'silver-usd-oz.change': '517.6%',
      'silver-usd-oz.multiple': '6.2 times',
    });
    expect(result.sentence).toBe('Gold was just ahead: 7.1 times its value in 20 years, silver 6.2 times.');
    expect(result.figures.get('gold-usd-oz.growth-per-year')?.worked).toEqual([
      '(4,228 (Jun 2026) ÷ 596 (Jun 2006))^(1 ÷ 20) − 1 = 10.3%',
    ]);
    expect(result.share).toMatchObject({ counted: 'first-more', length: 240, sideBySide: 3 });
    expect(result.share).not.toHaveProperty('percent');
    expect(result.mayBePassedOn).toBe(true);
  });

  it('growth rounds decimals, not binary fractions: 16.55% is 16.6%', () => {
    expect(textsOf(answer('growth/gold-usd-oz/2023-04..2024-04'))).toMatchObject({
      'gold-usd-oz.change': '16.6%',
    });
  });

  it('growth under twelve months has no yearly rate, and says so', () => {
    const result = answer('growth/gold-usd-oz/2026-01..2026-06');
    expect([...result.figures.keys()]).toEqual(['gold-usd-oz.change', 'gold-usd-oz.multiple']);
    expect(kindsOf(result)).toContain('under-a-year');
  });

  it('the share of all windows has a per cent only where eight fit side by side', () => {
    const [year, ten] = [answer('growth/gold-usd-oz/1y').share, answer('growth/gold-usd-oz/10y').share];
    expect(year).toMatchObject({
      counted: 'higher',
      count: 436,
      of: 787,
      length: 12,
      sideBySide: 66,
      percent: 55,
    });
    expect(year?.place).toBe(786);
    expect(ten).toMatchObject({ counted: 'higher', count: 541, of: 679, length: 120, sideBySide: 6 });
    expect(ten).not.toHaveProperty('percent');
  });

  it('drawdown', () => {
    const result = answer('drawdown/gold-usd-oz/2006-06..2026-06');
    expect(textsOf(result)).toEqual({
      'gold-usd-oz.deepest-drawdown': '−39.3%',
      'gold-usd-oz.below-highest': '−15.8%',
      'gold-usd-oz.peak': 'September 2011',
      'gold-usd-oz.trough': 'December 2015',
      'gold-usd-oz.recovery': 'July 2020',
    });
    expect(result.sentence).toContain('(Sep 2011 to Dec 2015). It took 8 years 10 months to recover.');
    expect(result.figures.get('gold-usd-oz.deepest-drawdown')?.worked[0]).toBe(
      '1,076 (Dec 2015) ÷ 1,772 (Sep 2011) − 1 = −39.3%',
    );
    expect(kindsOf(result)).toContain('averages');
  });

  it('drawdown, and how far the last value is below the highest', () => {
    // 1,29,082.32 of June 2026 by 1,46,461.09 of February 2026.
    const result = answer('drawdown/gold-inr-10g/2016-06..2026-06');
    expect(textsOf(result)['gold-inr-10g.below-highest']).toBe('−11.9%');
    expect(result.figures.get('gold-inr-10g.below-highest')?.worked[0]).toBe(
      '1,29,082.32 (Jun 2026) ÷ 1,46,461.09 (Feb 2026) − 1 = −11.9%',
    );
    const below = ({ measured, window, figures }: typeof result) =>
      belowHighestOf(libraryHere(), measured.series, window, figures);
    expect(below(result)).toBe(
      'The value of June 2026, against the highest of the period: −11.9% (February 2026).',
    );
    expect(below(answer('drawdown/gold-inr-10g~silver-inr-kg/2016-06..2026-06'))).toMatch(
      /: gold in rupees: −11\.9% \(February 2026\); silver in rupees: −24\.3% \(January 2026\)\.$/,
    );
    // It is the deepest fall itself, there is none, or the highest is of a day that may not be printed.
    for (const window of [
      'gold-usd-oz/2026-01..2026-06',
      'gold-usd-oz/2026-01..2026-02',
      'bitcoin-weekly/all',
    ])
      expect(Object.keys(textsOf(answer(`drawdown/${window}`))).join()).not.toContain('below-highest');
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

  it('a worked line with the square of a negative number gives the same on a calculator', () => {
    const result = answer('beta/gold-usd-oz~usd-inr/2021-06..2026-06');
    expect(result.figures.get('gold-usd-oz~usd-inr.r-squared')?.worked[0]).toMatch(
      /^\(−0\.\d+\)², .* = 0\.07$/,
    );
  });

  it('level', () => {
    expect(textsOf(answer('level/gold-usd-oz/2004-01..2026-06'))).toEqual({
      'gold-usd-oz.value': '$4,228.00',
      'gold-usd-oz.rank': '263',
      'gold-usd-oz.highest': '$5,020.00',
      'gold-usd-oz.lowest': '$384.00',
      'gold-usd-oz.average': '$1,464.85',
    });
  });

  it('level says what a price is for, and counts a decided rate by months', () => {
    expect(answer('level/gold-inr-10g/10y').sentence).toContain(
      ': ₹1,25,477.59 per 10 g for July 2026, higher',
    );
    expect(answer('level/gold-usd-oz/10y').sentence).toContain('$4,073.00 per troy ounce for');
    expect(answer('level/nifty-50-monthly/1y').sentence).not.toContain(' per ');
    expect(answer('level/rbi-repo-month-end/5y').sentence).toMatch(/of 60 months before\.$/);
  });

  it('level of a decided rate says the one in force where nothing was decided', () => {
    expect(answer('level/ppf-rate/1995-01..1995-12').sentence).toMatch(/12\.00% from 1 April 1986/);
    expect(answer('level/ppf-rate/2010-01..2010-12').sentence).toMatch(/8\.00% from 1 March 2003/);
    expect(answer('level/ppf-rate/2019-02..2019-03').sentence).toMatch(/8\.00% from/);
  });

  it('level of values at unequal distances, without figures that need equal ones', () => {
    const ppf = answer('level/ppf-rate/all');
    expect(ppf.sentence).toBe('The PPF rate: 7.10% since 1 April 2020.');
    expect(textsOf(ppf)).toEqual({
      'ppf-rate.value': '7.10%',
      'ppf-rate.highest': '12.00%',
      'ppf-rate.lowest': '4.80%',
    });
    expect(answer('level/ppf-rate/2000-01-15..2018-10').sentence).toContain('8.00% from 1 October 2018 on.');
    // What was in force five years before the last decision had been decided in 2013.
    expect(answer('level/ppf-rate/5y').window).toEqual({ from: '2013-04-01', to: '2020-04-01' });
    expect(textsOf(answer('level/rbi-repo/all'))).toMatchObject({ 'rbi-repo.value': '5.50%' });
    expect(answer('level/india-curve/all').sentence).toContain(': 7.69% for 30Y.');
    expect(textsOf(answer('level/mmr-price/all'))).toEqual({ 'mmr-price.value': '₹17,230.00' });
  });

  it('worked lines group rupees', () => {
    const { figures } = answer('growth/gold-inr-10g/2006-06..2026-06');
    expect(figures.get('gold-inr-10g.change')?.worked[0]).toMatch(/^1,29,082\.32 \(Jun 2026\) ÷ /);
  });

  it('difference of rates is in basis points', () => {
    expect(textsOf(answer('difference/rbi-repo-month-end~india-10y/2025-01..2026-04'))).toEqual({
      'rbi-repo-month-end.basis-points': '−125 basis points',
      'india-10y.basis-points': '21 basis points',
      'rbi-repo-month-end~india-10y.start': '−25 basis points',
      'rbi-repo-month-end~india-10y.end': '−171 basis points',
    });
  });

  it('difference of two rates: each, how far they are apart, and how often they fell together', () => {
    const result = answer('difference/rbi-repo-month-end~india-10y/2025-01..2026-04');
    expect(textsOf(result)).toMatchObject({
      'rbi-repo-month-end~india-10y.start': '−25 basis points',
      'rbi-repo-month-end~india-10y.end': '−171 basis points',
    });
    expect(result.share).toMatchObject({ counted: 'second-fell', length: 15 });
    expect(result.share?.all[result.share.place]).toEqual({ from: '2025-01', holds: false });
    const together = result.share?.all.map(({ from }) => from) ?? [];
    // The repo rate rose from January 2022 to April 2023.
    expect(together).not.toContain('2022-01');
  });

  it('a fall that is not over, and none', () => {
    const open = answer('drawdown/gold-usd-oz/2011-09..2016-01');
    expect(open.sentence).toContain('(Sep 2011 to Dec 2015). It had not recovered by January 2016');
    expect(answer('drawdown/gold-usd-oz/2026-01..').sentence).toMatch(/not recovered yet\.$/);
    expect([...open.figures.keys()]).not.toContain('gold-usd-oz.recovery');
    const none = answer('drawdown/gold-usd-oz/2026-01..2026-02');
    expect(textsOf(none)).toEqual({ 'gold-usd-oz.deepest-drawdown': '0.0%' });
  });

  it('ratio, with its rank', () => {
    const result = answer('ratio/gold-usd-oz~silver-usd-oz/1960-01..2026-06');
    expect(textsOf(result)).toEqual({
      'gold-usd-oz~silver-usd-oz.value': '63.4',
      'gold-usd-oz~silver-usd-oz.rank': '472',
      'gold-usd-oz~silver-usd-oz.highest': '111.5',
      'gold-usd-oz~silver-usd-oz.lowest': '16.4',
    });
    expect(result.sentence).toContain('higher than in 472 of 797 months before');
    expect(result.figures.get('gold-usd-oz~silver-usd-oz.value')?.worked).toEqual(['4,228 ÷ 66.7 = 63.4']);
    expect(result.mayBePassedOn).toBe(true);
  });

  it('fewer than 24 values have no rank', () => {
    expect([...answer('level/gold-usd-oz/1y').figures.keys()]).not.toContain('gold-usd-oz.rank');
    expect([...answer('level/gold-usd-oz/2y').figures.keys()]).toContain('gold-usd-oz.rank');
  });

  it('a comparison of what fell says so, and no figure twice', () => {
    const result = answer('compare/reliance-close~tcs-close/2021-09..2026-09');
    expect(result.sentence).toBe(
      'Both fell; Reliance lost less: in 5 years ₹1 lakh became ₹94,235, in TCS ₹54,313.',
    );
    expect(result.keyFigures.map(([, { text }]) => text)).toEqual(['₹94,235', '₹54,313', '−5.8%', '−45.7%']);
    expect(answer('sip/reliance-close~tcs-close/2025-09..2026-09').sentence).toMatch(
      /^Both lost money; Reliance lost less: /,
    );
  });

  it('comparison from 100', () => {
    const result = answer('compare/gold-usd-oz~silver-usd-oz/2006-06..2026-06');
    expect(textsOf(result)).toEqual({ 'gold-usd-oz.rebased': '709.4', 'silver-usd-oz.rebased': '617.6' });
    expect(result.share).toMatchObject({ counted: 'first-more' });
  });

  it.each([
    [
      'rolling-growth/gold-usd-oz/2006-06..2026-06',
      ['29.6%', '−14.2%', '39.4%', '48'],
      ['2015-11', '2026-02'],
    ],
    ['rolling-volatility/gold-usd-oz/2006-06..2026-06', ['13.9%', '8.7%', '16.9%'], ['2019-12', '2009-06']],
    [
      'rolling-correlation/gold-usd-oz~usd-inr/2006-06..2026-06',
      ['−0.13', '−0.51', '0.10', '190'],
      ['2025-04', '2016-07'],
    ],
  ])('%s', (address, texts, [lowest, highest]) => {
    const figures = [...answer(address).figures.values()];
    expect(figures.map((figure) => figure.text)).toEqual(texts);
    expect([figures[1]?.period, figures[2]?.period]).toEqual([lowest, highest]);
    expect(figures[1]?.count).toBe(205);
  });

  it('rolling growth under a year is not turned into a yearly rate', () => {
    // 4,073 over 4,753 of January 2026.
    const [latest] = answer('rolling-growth/gold-usd-oz/5y/roll-6').figures.values();
    expect([latest?.text, latest?.series[0]?.unit]).toEqual(['−14.3%', '%']);
  });

  it('rolling measures of weeks that may not be passed on are of month ends', () => {
    const result = answer('rolling-growth/bitcoin-weekly/all/roll-12');
    const used = [...result.figures.values()].flatMap(({ evidence }) =>
      evidence.flatMap(({ rows }) => rows.map(({ period }) => period)),
    );
    const months = new Set(used.map((period) => period.slice(0, 7)));
    expect(months.size).toBe(new Set(used).size);
    expect(kindsOf(result)).toContain('month-ends');
    expect(result.mayBePassedOn).toBe(false);
  });

  it('one payment', () => {
    const result = answer('lumpsum/nvidia-close/2016-06..2026-06/amount-1000');
    expect(textsOf(result)).toMatchObject({ 'nvidia-close.end-value': '$170,260' });
    expect(result.sentence).toBe('$1,000 in NVIDIA became $170,260 in 10 years: 67.2% a year.');
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['hindsight', 'costs', 'dividends']));
    expect(result.mayBePassedOn).toBe(false);
  });

  it('the line of one payment gives its result on a calculator, or says why not', () => {
    const lineOf = (address: string) => [...answer(address).figures.values()][0]?.worked[0];
    // By the printed values it is 29,73,663.
    expect(lineOf('lumpsum/gold-inr-10g/2021-06..2026-06/amount-1000000')).toBe(
      '₹10,00,000 × 1,29,082.32 (Jun 2026) ÷ 43,408.53 (Jun 2021) = ₹29,73,662, of unrounded values',
    );
    expect(lineOf('lumpsum/gold-usd-oz/2016-06..2026-06')).toBe(
      '$100,000 × 4,228 (Jun 2026) ÷ 1,276 (Jun 2016) = $331,348',
    );
  });

  it('a price that stands still is neither above what was paid, nor better at once', () => {
    // Counted with fractions by another program: gold stood at $35 for years, and silver too.
    expect(answer('sip/gold-usd-oz/1y').share).toMatchObject({ count: 442, once: 430, of: 787 });
    expect(answer('sip/gold-usd-oz/5y').share).toMatchObject({ once: 495 });
    expect(answer('sip/silver-usd-oz/3y').share).toMatchObject({ count: 462, once: 443 });
    // One payment is the same as one at once.
    expect(answer('sip/gold-usd-oz/1m').share).toMatchObject({ count: 347, once: 0 });
  });

  it('what is bought is in the unit of its price', () => {
    expect(textsOf(answer('sip/gold-usd-oz/2016-06..2026-06'))).toMatchObject({
      'gold-usd-oz.units-bought': '345.9 troy ounces',
    });
    const bought = (address: string) =>
      [...answer(`sip/${address}`).figures].find(([name]) => name.endsWith('.units-bought'))?.[1].text;
    expect(bought('silver-inr-kg/2016-06..2026-06/in-USD')).toBe('865.5\u00a0kg');
    expect(bought('gold-inr-10g/1m/amount-100')).toMatch(/^0\.00\d{4}\sg$/);
    expect(bought('usd-inr/2016-06..2026-06')).toMatch(/^\d,\d{3} dollars$/);
    expect(bought('bitcoin-monthly/5y/in-INR')).toMatch(/^[\d.]+\sBTC$/);
    expect(bought('tcs-close/5y')).toMatch(/^[\d.]+ shares$/);
    expect(bought('fund-uti-nifty-50/5y')).toMatch(/^[\d.,]+ units$/);
  });

  it('a small number has three digits, and the distance of two rates its unit', () => {
    const ratio = 'fund-nippon-gold~gold-inr-10g';
    expect(textsOf(answer(`ratio/${ratio}/2011-03..2026-06`))).toEqual({
      [`${ratio}.value`]: '0.000413',
      [`${ratio}.rank`]: '12',
      [`${ratio}.highest`]: '0.000547',
      [`${ratio}.lowest`]: '0.000385',
    });
    expect(answer('difference/gold-lead-over-ten-years/2016-06..2026-06').sentence).toContain(
      'fell 4.8 percentage points',
    );
  });

  it('a payment every month, the same money at once, and both over all windows', () => {
    const result = answer('sip/gold-inr-10g/2016-06..2026-06');
    expect(textsOf(result)).toEqual({
      'gold-inr-10g.end-value': '₹18,96,827',
      'gold-inr-10g.money-weighted-return': '21.8%',
      'gold-inr-10g.paid-in': '₹6,00,000',
      'gold-inr-10g.at-once': '₹28,06,601',
      'gold-inr-10g.units-bought': '146.9\u00a0g',
    });
    expect(result.figures.get('gold-inr-10g.end-value')?.worked).toEqual([
      '₹5,000 × 1,29,082.32 (Jun 2026) × 0.002938942044, the sum of 1 ÷ each of 120 values = ₹18,96,827',
    ]);
    expect(result.share).toMatchObject({
      counted: 'above-paid',
      count: 523,
      once: 510,
      of: 523,
      length: 120,
    });
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['costs', 'duty']));
  });

  it('one payment in another currency, beside that of the series', () => {
    const result = answer('lumpsum/nvidia-close/2016-06..2026-06/amount-100000~in-INR');
    // 1.1752 dollars at 67.266 rupees became 200.09 at 94.96; 1,00,000 rupees were 1,486.64 dollars.
    expect(textsOf(result)['in-INR(nvidia-close,usd-inr).end-value']).toBe('₹2,40,35,807');
    expect(result.sentence).toBe('₹1 lakh in NVIDIA became ₹2.4 crore in 10 years: 73.0% a year.');
    expect(result.lines).toEqual([
      'June 2016 to June 2026, 10 years',
      '$1,487 in NVIDIA became $253,116 in 10 years: 67.2% a year.',
    ]);
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['converted', 'dividends']));
    expect(result.share).toMatchObject({ counted: 'higher', of: 7 });
    expect(result.fixed).toBe('lumpsum/nvidia-close/2016-06..2026-06/in-INR');
  });

  it('growth after inflation beside that before it, with the link of two bases', () => {
    const result = answer('growth/gold-inr-10g/2016-06..2026-06/real');
    const texts = textsOf(result);
    // (1,29,082.32 ÷ 27,595.44) × (130.1 × 0.5267) ÷ 107 = 2.9956, its tenth root 1.116.
    expect(Object.values(texts)).toEqual([
      ...['11.6%', '₹2,99,562', '199.6%', '3.0 times'],
      ...['16.7%', '₹4,67,767', '367.8%', '4.7 times'],
    ]);
    expect(result.sentence).toBe('₹1 lakh in gold after inflation became ₹3 lakh in 10 years: 11.6% a year.');
    expect(kindsOf(result)).toContain('linked');
    expect(kindsOf(answer('growth/gold-inr-10g/2014-06..2024-06/real'))).not.toContain('linked');
    // 4,587 ÷ 335.123 × 202.5 ÷ 675, the twentieth root.
    expect(Object.values(textsOf(answer('growth/gold-usd-oz/2006-05..2026-05/real')))[0]).toBe('7.3%');
  });

  it('a window after inflation ends before a month without consumer prices', () => {
    // The index of the US has no value for October 2025.
    expect(answer('growth/gold-usd-oz/2005-06..2025-10/real').fixed).toBe(
      'growth/gold-usd-oz/2005-06..2025-09/real',
    );
  });

  it.each(['level', 'drawdown', 'rolling-growth'])(
    '%s says the same before inflation under it',
    (measure) => {
      const address = `${measure}/gold-inr-10g/2016-06..2026-06`;
      const { sentence, lines } = answer(`${address}/real`);
      expect(sentence).toContain('after inflation');
      expect(lines[1]).toBe(answer(address).sentence);
    },
  );

  it('two prices of different currencies have a ratio in one', () => {
    // 4,228 dollars at 94.96 rupees for 31.1035 g, beside rupees for 10 g.
    expect(Object.values(textsOf(answer('ratio/gold-usd-oz~gold-inr-10g/10y/in-INR')))[0]).toBe('3.11');
  });

  it.each([
    ['volatility/gold-usd-oz/10y/real', 'gap'],
    ['growth/us-cpi/5y/real', 'real'],
    ['growth/wipro-close/all/real', 'not-by-month'],
    ['growth/usd-inr/5y/in-USD', 'currency'],
    ['sip/bitcoin-weekly/3y', 'not-monthly'],
  ])('%s is refused, with questions that have an answer', (address, kind) => {
    const result = refused(address);
    expect(result.kind).toBe(kind);
    expect(result.instead.map((other) => answerAnalysis(libraryHere(), other).state)).toContain('answer');
  });

  it.each(['portfolio/wipro-sector-ratio~gold-inr-10g/5y', 'goal/wipro-sector-ratio/5y'])(
    '%s, of days that the measure takes by month, offers the level of its own series',
    (address) =>
      expect(refused(address).instead).toEqual([
        { measure: 'level', series: ['wipro-sector-ratio'], window: { last: 5, unit: 'years' } },
      ]),
  );

  it.each([
    ['amount-99', 'Here a sum is from 100 to 99,99,99,999.', 100],
    ['amount-1000000000', 'Here a sum is from 100 to 99,99,99,999.', 999_999_999],
  ])('a sum beyond its bounds, %s, is refused with the nearest that is not', (option, sentence, amount) => {
    expect(refused(`lumpsum/gold-inr-10g/10y/${option}`)).toMatchObject({
      sentence,
      instead: [{ measure: 'lumpsum', amount }],
    });
  });

  it('fewer than twelve payments have no yearly rate, and an index no units', () => {
    const result = answer('sip/nifty-50-tri-monthly/9m');
    expect([...result.figures.keys()].map((name) => name.split('.')[1])).toEqual([
      'end-value',
      'paid-in',
      'at-once',
    ]);
    expect(kindsOf(result)).toContain('under-a-year');
  });
});

describe('windows', () => {
  it('that move have an address that does not', () => {
    expect(answer('growth/gold-usd-oz/10y').fixed).toBe('growth/gold-usd-oz/2016-07..2026-07');
    expect(answer('growth/gold-usd-oz/36m').fixed).toBe('growth/gold-usd-oz/2023-07..2026-07');
    expect(answer('growth/gold-usd-oz/ytd').fixed).toBe('growth/gold-usd-oz/2025-12..2026-07');
    expect(answer('growth/nvidia-years.revenue/5y').fixed).toBe('growth/nvidia-years.revenue/FY2021..FY2026');
  });

  it('of weeks begin at the last day so many weeks before', () => {
    // 21 November 2025; single days of this series may not be printed, so it is the last Friday of October.
    const result = answer('growth/bitcoin-weekly/40w');
    expect(result.fixed).toBe('growth/bitcoin-weekly/2025-10-31..2026-08-28');
    expect(kindsOf(result)).toEqual(expect.arrayContaining(['moved', 'month-ends']));
    expect(kindsOf(answer('growth/bitcoin-weekly/43w'))).not.toContain('moved');
  });

  it('of months are counted in quarters and years where they are whole ones', () => {
    const quarters = 'growth/nvidia-quarters.revenue/';
    expect(answer(`${quarters}18m`).fixed).toBe(answer(`${quarters}Q4-FY25..`).fixed);
    expect(answer(`${quarters}24m`).fixed).toBe(answer(`${quarters}2y`).fixed);
    const years = 'growth/nvidia-years.revenue/';
    expect(answer(`${years}24m`).fixed).toBe(answer(`${years}2y`).fixed);
  });

  it('of days that may not be printed begin and end at ends of months', () => {
    const result = answer('growth/wipro-close~nifty-it-close/all');
    expect(result.window.from).toMatch(/^2026-0[5-6]-/);
    expect(kindsOf(result)).toContain('month-ends');
  });
});

describe('a level of days or weeks that may not be printed', () => {
  it('is the latest of all, which may be printed', () => {
    const result = answer('level/bitcoin-weekly/all');
    expect(result.window.to).toBe('2026-09-18');
    expect(result.sentence).toMatch(/^Bitcoin: \$80,875\.00 per BTC for 18 September 2026/);
  });

  it('of a day that was the latest once is that at the end of the month before', () => {
    const result = answer('level/bitcoin-weekly/2025-06-27..2026-08-14');
    expect(result.window).toEqual({ from: '2025-06-27', to: '2026-07-31' });
    expect(kindsOf(result)).toContain('moved');
  });
});

describe('what has no answer is refused in words', () => {
  it.each([
    ['growth/india-10y/10y', 'growth-of-rate', 'difference/india-10y/10y'],
    ['compare/india-10y~us-10y/10y', 'compare-of-rate', 'difference/india-10y~us-10y/10y'],
    ['compare/india-tbill-91~fund-dsp-liquid/10y', 'compare-of-rate', 'level/india-tbill-91/10y'],
    ['correlation/gold-usd-oz~wipro-close/all', 'not-shared', 'growth/gold-usd-oz/all'],
    ['volatility/mmr-price/all', 'decisions', 'level/mmr-price/all'],
    ['growth/ppf-rate/5y', 'decisions', 'level/ppf-rate/all'],
    ['volatility/nvidia-years.revenue/all', 'wrong-kind', 'level/nvidia-years.revenue/all'],
    ['correlation/gold-usd-oz/10y', 'count', undefined],
    ['correlation/gold-usd-oz~india-10y/10y', 'mixed-kinds', undefined],
    ['growth/gold-usd-oz/2030-01..', 'unknown-period', 'growth/gold-usd-oz/all'],
    ['growth/gold-usd-oz/2020-01..2019-01', 'reversed', 'growth/gold-usd-oz/all'],
    ['volatility/gold-usd-oz/1y', 'too-short', 'volatility/gold-usd-oz/all'],
    ['ratio/gold-usd-oz~gold-inr-10g/all', 'currencies', undefined],
    ['difference/india-10y~india-us-spread/all', 'units', 'difference/india-10y/all'],
    ['rolling-growth/gold-usd-oz/3y', 'roll', 'rolling-growth/gold-usd-oz/3y/roll-18'],
    ['rolling-growth/gold-usd-oz/2m', 'too-short', 'rolling-growth/gold-usd-oz/all'],
    ['growth/gold-usd-oz/40w', 'uncounted', 'growth/gold-usd-oz/all'],
    ['growth/nvidia-quarters.revenue/7m', 'uncounted', 'growth/nvidia-quarters.revenue/all'],
    ['growth/nvidia-quarters.revenue/ytd', 'uncounted', 'growth/nvidia-quarters.revenue/all'],
    ['growth/india-house-prices/1y', 'unknown-period', 'growth/india-house-prices/all'],
    ['growth/gold-usd-oz/1940-01..1950-01', 'unknown-period', 'growth/gold-usd-oz/all'],
    ['correlation/gold-usd-oz~us-cpi/1960-01..1967-12', 'constant', undefined],
  ])('%s: %s', (address, kind, instead) => {
    const result = refused(address);
    expect([result.kind, result.instead.map(analysisPath)[0]]).toEqual([kind, instead]);
  });
});

test('a period that has no value is written as readers write it, in both languages', () => {
  const address = 'level/gold-inr-10g/2020-04..2026-12';
  expect(refused(address).sentence).toBe(
    'We have no value for December 2026 that we can compare. Our values go from January 1973 to July 2026.',
  );
  expect(refused('growth/bitcoin-weekly/2030-04-02..').sentence).toContain('no value for 2 April 2030 that');
  expect(inLocale('hi', () => refused(address).sentence)).toMatch(/^दिसंबर 2026 का /);
});

test('what is offered instead of setting rates to 100 has an answer', () => {
  const pairs = [
    'india-10y~us-10y',
    'india-tbill-91~fund-dsp-liquid',
    'india-cpi-inflation~rbi-repo-month-end',
    'gold-usd-oz~silver-usd-oz~india-10y',
  ];
  const offered = pairs.map((series) => refused(`compare/${series}/10y`).instead.map(analysisPath));
  expect(offered.map((paths) => paths.map((path) => path.split('/', 2).join('/')))).toEqual([
    ['difference/india-10y~us-10y', 'level/india-10y', 'level/us-10y'],
    ['level/india-tbill-91', 'growth/fund-dsp-liquid'],
    [
      'difference/india-cpi-inflation~rbi-repo-month-end',
      'level/india-cpi-inflation',
      'level/rbi-repo-month-end',
    ],
    ['level/india-10y', 'growth/gold-usd-oz~silver-usd-oz'],
  ]);
  for (const path of offered.flat()) expect(answer(path).figures.size).toBeGreaterThan(0);
});

describe('what a refusal offers has an answer itself', () => {
  it.each([
    // In its own money, without an amount: nobody pays into a level.
    ['lumpsum/ppf-rate/10y/amount-150000~in-INR', ['level/ppf-rate/all']],
    ['lumpsum/us-10y/10y/in-INR', ['level/us-10y/10y']],
    [
      'compare/india-10y~us-10y/10y/in-USD',
      ['difference/india-10y~us-10y/10y', 'level/india-10y/10y', 'level/us-10y/10y'],
    ],
    [
      'compare/india-10y~us-10y/10y/real',
      ['difference/india-10y~us-10y/10y', 'level/india-10y/10y', 'level/us-10y/10y'],
    ],
    // Over all there is, where the window ends after it or begins before it.
    [
      'compare/india-cpi-inflation~rbi-repo-month-end/2014-01..2026-07',
      [
        'difference/india-cpi-inflation~rbi-repo-month-end/all',
        'level/india-cpi-inflation/2014-01..2026-07',
        'level/rbi-repo-month-end/all',
      ],
    ],
    [
      'compare/nifty-50-tri-monthly~india-cpi-inflation/10y',
      ['level/india-cpi-inflation/10y', 'growth/nifty-50-tri-monthly/10y'],
    ],
    // Each series by itself, where they share too little.
    [
      'difference/india-gdp-growth~india-cpi-inflation/10y',
      ['level/india-gdp-growth/10y', 'level/india-cpi-inflation/10y'],
    ],
    [
      'growth/tcs-close~infosys-close~wipro-close/all',
      ['growth/tcs-close/all', 'growth/infosys-close/all', 'growth/wipro-close/all'],
    ],
    // A longer window has no answer either: prices of October 2025 are missing.
    ['correlation/gold-usd-oz~us-cpi/1960-01..1967-12', []],
  ])('%s', (address, offered) => {
    expect(refused(address).instead.map(analysisPath)).toEqual(offered);
  });
});

describe('what is left out or moved is said', () => {
  it('a window whose end has a disputed value is another one', () => {
    const result = answer('growth/silver-usd-oz/2015-12..2025-12');
    expect(result.window).toEqual({ from: '2015-12', to: '2025-11' });
    expect(kindsOf(result)).toContain('moved');
    expect(kindsOf(answer('growth/silver-usd-oz/2015-12..2025-11'))).not.toContain('moved');
    expect(kindsOf(answer('growth/silver-usd-oz/10y'))).not.toContain('moved');
    expect(kindsOf(answer('level/bitcoin-weekly/2021-07..2026-07'))).not.toContain('moved');
  });

  it('a year that does not begin where it should', () => {
    // Sources differ about December 2025.
    expect(answer('growth/silver-usd-oz/ytd').window.from).toBe('2025-11');
    expect(kindsOf(answer('growth/silver-usd-oz/ytd'))).toContain('moved');
    expect(kindsOf(answer('growth/gold-usd-oz/ytd'))).not.toContain('moved');
  });

  it('a period that was not over, where the window ends before it', () => {
    expect(kindsOf(answer('growth/nvidia-close/1y'))).toContain('partial');
    expect(kindsOf(answer('growth/nvidia-close/2018-01..2019-01'))).not.toContain('partial');
  });

  it('a latest value on another basis', () => {
    const result = answer('growth/wipro-quarters.grossRevenueInrBn/all');
    expect(result.window.to).toBe('Q4 FY26');
    expect(kindsOf(result)).toContain('basis-change');
  });

  it('all values on another basis at the end, and that we hold none newer is not said', () => {
    const result = answer('difference/india-cpi-inflation/1y');
    expect(result.window.to).toBe('2025-12');
    expect(kindsOf(result)).toContain('basis-change');
    expect(answerAge(libraryHere(), result).isLate).toBe(false);
    expect(kindsOf(answer('level/india-cpi-inflation/2020-01..2021-01'))).not.toContain('basis-change');
  });

  it('values before a window that are measured in another way', () => {
    const result = answer('level/nifty-50-pe/all');
    expect(result.cautions).toContainEqual({
      kind: 'earlier-basis',
      text:
        'We have values from January 2000 on, too. Those before March 2021 are measured in another way, ' +
        'and we leave them out.',
    });
    expect(kindsOf(answer('level/nifty-50-pe/2y'))).not.toContain('earlier-basis');
    expect(kindsOf(answer('level/gold-usd-oz/2y'))).not.toContain('earlier-basis');
  });

  it('that the depth of a fall is disputed, with both values', () => {
    const result = answer('drawdown/brent-usd-bbl/all');
    expect(result.sentence).toContain('worst fall was 86.2% ');
    expect(result.cautions).toContainEqual({
      kind: 'disputed-fall',
      text:
        'Sources disagree about the lowest value, so the depth of the worst fall depends on the source. ' +
        "April 2020: 18.38 here, 23.3 in the World Bank's Pink Sheet.",
    });
    expect(kindsOf(answer('drawdown/brent-usd-bbl/2021-01..2023-12'))).not.toContain('disputed-fall');
  });

  it('a level on another basis is told, and compared with nothing', () => {
    const result = answer('level/india-cpi-inflation/all');
    expect(result.sentence).toBe("India's consumer price inflation: 4.82% for August 2026.");
    // Of the 144 months up to December 2025.
    expect(textsOf(result)).toEqual({
      'india-cpi-inflation.value': '4.82%',
      'india-cpi-inflation.highest': '8.60%',
      'india-cpi-inflation.lowest': '0.25%',
      'india-cpi-inflation.average': '4.91%',
    });
    expect(result.figures.get('india-cpi-inflation.average')?.count).toBe(144);
    expect(result.cautions[0]).toEqual({
      kind: 'other-basis',
      text:
        'The value of August 2026 is measured in another way than those up to December 2025, so we ' +
        'compare it with none of them; ' +
        'the highest, the lowest and the average are of those. Since January 2026 on the index with 2024 ' +
        '= 100, before on that with 2012 = 100.',
    });
    expect(kindsOf(result)).not.toContain('basis-change');
    expect(answerAge(libraryHere(), result)).toMatchObject({ to: '2026-08' });
    // The fixed address says the same, and a window that ends before the change is as any other.
    expect(answer(result.fixed).sentence).toBe(result.sentence);
    expect(answer('level/india-cpi-inflation/2014-01..2025-12').sentence).toContain(
      '1.33% for December 2025, above 2 of',
    );
    expect(Object.keys(textsOf(answer('level/india-cpi-inflation/3m')))).toEqual([
      'india-cpi-inflation.value',
    ]);
    // What comes after 2024 is measured as this.
    expect(kindsOf(answer('level/india-gdp-growth/2023..2024'))).not.toContain('basis-change');
    expect(textsOf(answer('level/india-gdp-growth/all'))).toMatchObject({
      'india-gdp-growth.value': '7.57%',
    });
  });

  it('a conversion, after inflation too', () => {
    expect(kindsOf(answer('growth/gold-usd-oz/8y/in-INR~real'))).toContain('converted');
    expect(kindsOf(answer('growth/gold-usd-oz/8y/real'))).not.toContain('converted');
  });

  it('what one price leaves out, before how the rate that it is converted by is measured', () => {
    const kinds = kindsOf(answer('lumpsum/nvidia-close/10y/in-INR'));
    expect(kinds).toEqual(expect.arrayContaining(['converted', 'costs', 'dividends']));
    const fairnessOf = (address: string) => answer(address).fairness.map(({ kind }) => kind);
    expect(fairnessOf('lumpsum/nvidia-close/10y/in-INR')).toEqual([]);
    expect(fairnessOf('growth/gold-usd-oz~bitcoin-monthly/5y')).toEqual(['mixed-observation']);
  });

  it('different currencies, where they are not converted into one', () => {
    expect(kindsOf(answer('growth/nvidia-close~nifty-50-monthly/10y'))).toContain('currencies');
    expect(kindsOf(answer('growth/usd-inr~gold-usd-oz/10y'))).toContain('currencies');
    expect(kindsOf(answer('growth/nvidia-close~nifty-50-monthly/5y/in-INR'))).not.toContain('currencies');
    expect(kindsOf(answer('growth/gold-usd-oz~silver-usd-oz/10y'))).not.toContain('currencies');
  });

  it('what is sold in quarters of different seasons', () => {
    expect(kindsOf(answer('growth/nvidia-quarters.revenue/Q1-FY25..Q3-FY25'))).toContain('season');
    expect(kindsOf(answer('growth/nvidia-quarters.revenue/Q1-FY25..Q1-FY27'))).not.toContain('season');
    expect(kindsOf(answer('growth/gold-usd-oz/2026-01..2026-06'))).not.toContain('season');
  });
});

describe('four quarters are a year', () => {
  it('with a yearly rate that is the change', () => {
    for (const window of ['Q1-FY24..Q1-FY25', 'Q1-FY25..Q1-FY26']) {
      const result = answer(`growth/nvidia-quarters.revenue/${window}`);
      const texts = textsOf(result);
      expect(texts['nvidia-quarters/revenue.growth-per-year']).toBe(texts['nvidia-quarters/revenue.change']);
      expect(kindsOf(result)).not.toContain('under-a-year');
    }
  });
});

it('windows that begin at zero or less have no growth to count', () => {
  const { share } = answer('growth/gold-year-change/2024..2025');
  // Of 64 years and the next in 25 both rose.
  expect(share).toMatchObject({ counted: 'higher', of: 25, count: 19 });
});

it('a window is said in days, in months and in years', () => {
  const days = answer('lumpsum/bitcoin-weekly/2021-07..2026-07');
  expect(days.sentence).toBe('$100,000 in Bitcoin became $148,881 in 5 years: 8.3% a year.');
  expect(days.lines).toEqual(['30 July 2021 to 31 July 2026, 5 years']);
  expect(answer('lumpsum/gold-inr-10g/119m').sentence).toContain(' in 9 years 11 months: ');
  expect(answer('compare/wipro-close~nifty-it-close/all').lines).toEqual([
    '29 May 2026 to 31 July 2026, 2 months',
  ]);
});

it('falls of weeks that may not be printed are compared to the digits that are', () => {
  // By all digits 50 of the falls are as deep as −21.525%; one of −21.5% is not.
  const { share } = answer('drawdown/bitcoin-weekly/2017-04..2017-07');
  expect(share).toMatchObject({ counted: 'as-deep', count: 51, of: 113 });
});

test('of days that may not be passed on the last week of a month is no end, and a fixed address stays', () => {
  const answerTo = (...days: string[]) => {
    setLivePoints(new Map([['wipro-close', [days.map((day) => [day, 180])]]]));
    const result = answerAnalysis(libraryHere(), analysisAt('growth/wipro-close/all'));
    return result.state === 'answer' ? result.window.to : result.sentence;
  };
  const days = ['2026-08-24', '2026-08-25'];
  try {
    expect(answerTo(...days)).toBe('2026-07-31');
    expect(answerTo(...days, '2026-08-26', '2026-08-27', '2026-08-28')).toBe('2026-07-31');
    expect(answerTo(...days, '2026-08-26', '2026-08-27', '2026-08-28', '2026-08-31')).toBe('2026-08-31');
  } finally {
    setLivePoints(new Map());
  }
});

test('windows of payments are counted in the currency that was asked for', () => {
  const result = answer('sip/gold-usd-oz/10y/in-INR');
  // Of gold in rupees there are fewer ten years, and all of them ended above what was paid.
  expect(result.share).toMatchObject({ counted: 'above-paid', count: 523, of: 523 });
  expect(answer('sip/gold-usd-oz/10y').share).toMatchObject({ counted: 'above-paid', count: 537, of: 679 });
});

describe('a window that begins before the data gives way to the longest there is, and says so', () => {
  it.each([
    ['sip/nifty-50-tri-monthly/10y', 'July 2016 to June 2026: the longest we have, 9 years 11 months'],
    ['goal/nifty-50-tri-monthly/10y', 'Periods of 9 years, the longest we have, July 2016 to June 2026'],
    ['growth/nvidia-close/40y', 'January 2016 to July 2026: the longest we have, 10 years 6 months'],
    ['growth/gold-usd-oz/9999y', 'January 1960 to July 2026: the longest we have, 66 years 6 months'],
    [
      'growth/bitcoin-weekly/9999w',
      '27 January 2017 to 28 August 2026: the longest we have, 9 years 7 months',
    ],
    ['growth/nvidia-quarters.revenue/999m', 'Q1 FY24 to Q2 FY27: the longest we have, 3 years 3 months'],
    ['growth/nifty-50-pe/20y', 'March 2021 to September 2026: the longest we have, 5 years 6 months'],
    [
      'growth/bitcoin-weekly/2010-04-02..',
      '27 January 2017 to 28 August 2026: the longest we have, 9 years 7 months',
    ],
    ['growth/gold-inr-10g/20y/real', 'January 2013 to July 2026: the longest we have, 13 years 6 months'],
    ['growth/gold-usd-oz/1940-01..1970-01', 'January 1960 to January 1970: the longest we have, 10 years'],
  ])('%s: %s', (address, line) => {
    const result = answer(address);
    expect(result.lines[0]).toBe(line);
    expect(kindsOf(result)).not.toContain('moved');
    expect(analysisPath(result.analysis)).toBe(analysisPath(analysisAt(address)));
  });

  it('one that fits says its length alone', () =>
    expect(answer('sip/nifty-50-tri-monthly/9y').lines[0]).toBe('June 2017 to June 2026, 9 years'));
});
