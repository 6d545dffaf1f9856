import { choicesByClass } from './choices';
import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { getSeries } from '../series/get-series';
import { atMonthEnds } from '../series/printable';
import { parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { analysisChart } from './chart';

function chartOf(path: string) {
  const analysis = parseAnalysis(libraryHere(), path);
  if ('problem' in analysis) throw new Error(`${path}: ${analysis.problem}`);
  const answer = answerAnalysis(libraryHere(), analysis);
  return answer.state === 'answer' ? analysisChart(libraryHere(), answer) : undefined;
}

const names = [...choicesByClass(libraryHere()).values()].flat().map(({ name }) => name.replace('/', '.'));

test.each([
  ...['growth', 'level', 'volatility', 'drawdown', 'difference'],
  ...['rolling-growth', 'rolling-volatility'],
])('every series of the form that has an answer to %s has a chart of it', (measure) => {
  const charts = names.map((name) => chartOf(`${measure}/${name}/all`));
  expect(charts.filter((chart) => chart === undefined).length).toBeLessThan(names.length);
  expect(charts).not.toContain(null);
});

describe('what is drawn', () => {
  it('is one series in its own unit, and several from 100', () => {
    expect(chartOf('growth/gold-usd-oz/10y')?.spec).toMatchObject({
      kind: 'line',
      rebase: false,
      format: 'usd',
    });
    const both = chartOf('growth/gold-usd-oz~us-10y/10y') ?? chartOf('growth/gold-usd-oz~silver-usd-oz/10y');
    expect(both?.spec).toMatchObject({ rebase: true });
    expect(both?.series.map(({ points }) => points[0]?.value)).toEqual([100, 100]);
  });

  it('is known to be a plan where sums are paid in or out', () => {
    const isOfPlan = (path: string) => chartOf(path)?.series.map((each) => Boolean(each.isOfPlan));
    expect(isOfPlan('sip/gold-inr-10g/10y')).toEqual([true, true]);
    expect(isOfPlan('lumpsum/gold-inr-10g/10y')).toEqual([true, true]);
    expect(isOfPlan('withdrawal/gold-inr-10g/10y')).toEqual([true]);
    expect(isOfPlan('growth/gold-inr-10g/10y')).toEqual([false]);
  });

  it('is the distance from the highest value of the window for the deepest fall', () => {
    const chart = chartOf('drawdown/gold-usd-oz/2006-06..2026-06');
    const values = chart?.series[0]?.points.map(({ value }) => value ?? 0) ?? [];
    // 1,772 in September 2011, 1,076 in December 2015.
    expect(Math.min(...values)).toBeCloseTo(-39.3, 1);
    expect(Math.max(...values)).toBe(0);
  });

  it('reaches the fall of its title on the day of the sentence, also where only ends of months are printed', () => {
    const chart = chartOf('drawdown/bitcoin-weekly/all');
    expect(chart?.spec.title).toContain('−81.7%');
    expect(chart?.spec.marks).toEqual([
      { period: '2017-12-15', label: 'High, Dec\u00a02017' },
      { period: '2018-12-14', label: '−81.7%, Dec\u00a02018' },
      { period: '2020-11-20', label: 'Back, Nov\u00a02020' },
    ]);
    const points = chart?.series[0]?.points ?? [];
    expect(points).toContainEqual(expect.objectContaining({ period: '2018-12-14', value: -81.7 }));
    expect(Math.min(...points.map(({ value }) => value ?? 0))).toBe(-81.7);
    const otherPoints = points.filter(
      ({ period }) => !['2017-12-15', '2018-12-14', '2020-11-20'].includes(period),
    );
    const ends = new Set(
      atMonthEnds(getSeries(libraryHere(), 'bitcoin-weekly')).points.map(({ period }) => period),
    );
    expect(otherPoints.filter(({ period }) => !ends.has(period))).toEqual([]);
  });

  it('ends with the latest value of a level, which may be printed, and otherwise at the end of a month', () => {
    const lastOf = (path: string) => chartOf(path)?.series[0]?.points.at(-1)?.period;
    const { asOf } = getSeries(libraryHere(), 'bitcoin-weekly');
    expect(lastOf('level/bitcoin-weekly/all')).toBe(asOf);
    expect(lastOf('growth/bitcoin-weekly/all')).toBe('2026-08-28');
  });

  it('is the line that was made for a ratio and for a rolling measure', () => {
    const ratio = chartOf('ratio/gold-usd-oz~silver-usd-oz/2006-06..2026-06');
    expect(ratio?.series.map(({ points }) => points.at(-1)?.value)).toEqual([expect.closeTo(63.388, 3)]);
    const rolling = chartOf('rolling-correlation/gold-usd-oz~usd-inr/2006-06..2026-06');
    expect(rolling?.series[0]?.points.map(({ period }) => period).slice(0, 1)).toEqual(['2009-06']);
    const compared = chartOf('compare/gold-usd-oz~silver-usd-oz/2016-01..2026-04');
    expect(compared?.series.map(({ points }) => points[0]?.value)).toEqual([100, 100]);
  });

  it('is steps for what was decided', () => {
    expect(chartOf('level/ppf-rate/all')?.spec.kind).toBe('steps');
    expect(chartOf('level/rbi-repo-month-end/all')?.spec.kind).toBe('line');
  });

  it('says where a level is measured in another way than before', () => {
    const basis = { period: '2026-01', label: 'measured in another way from here' };
    expect(chartOf('level/india-cpi-inflation/all')?.spec.marks).toContainEqual(basis);
    expect(chartOf('level/india-cpi-inflation/2014-01..2025-12')?.spec.marks).not.toContainEqual(basis);
  });

  it('is said in Hindi on a Hindi page', () => {
    const subtitle = inLocale('hi', () => chartOf('growth/gold-usd-oz/2016-06..2026-06')?.spec.subtitle);
    expect(subtitle).toMatch(/^सोना.*, डॉलर प्रति ट्रॉय औंस/);
  });

  it('has labels that tell small values apart', () => {
    expect(chartOf('ratio/fund-nippon-gold~gold-inr-10g/all')?.spec.format).toBe('digits-3');
    expect(chartOf('ratio/bitcoin-monthly~gold-usd-oz/all')?.spec.format).toBe('digits-3');
    expect(chartOf('ratio/gold-usd-oz~silver-usd-oz/all')?.spec.format).toBe('number-1');
  });

  it('is returns against returns for a correlation of prices, and both lines for one of rates', () => {
    expect(chartOf('correlation/gold-usd-oz~usd-inr/20y')?.spec.kind).toBe('scatter');
    expect(chartOf('correlation/india-10y~us-10y/10y')?.spec).toMatchObject({ kind: 'line', rebase: false });
  });

  it('is none of returns of days that may not be passed on: two month ends have no line of fit', () => {
    expect(chartOf('beta/wipro-close~nifty-it-close/all')).toBeNull();
    expect(chartOf('correlation/nifty-it-close~wipro-close/all')).toBeNull();
  });

  it('is month ends alone of days that may not be passed on', () => {
    const periods = chartOf('growth/wipro-close/all')?.series[0]?.points.map(({ period }) =>
      period.slice(0, 7),
    );
    expect(new Set(periods).size).toBe(periods?.length);
  });
});
