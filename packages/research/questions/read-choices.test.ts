import { libraryHere } from '@/lib/texts/library-here';
import { analysisPath, parseAnalysis } from '../answers/address';
import { fieldsOf, type Fields } from '../answers/fields';
import { readChoices } from './read-choices';

function pathOf(fields: Fields): string {
  const reading = readChoices(libraryHere(), fields);
  return 'analysis' in reading
    ? analysisPath(reading.analysis)
    : reading.problems.map(({ field, sentence }) => `${field}: ${sentence}`).join(' ');
}

describe('the choices of the form', () => {
  test.each<[Fields, string]>([
    [{ measure: 'growth', a: 'gold-inr-10g', window: '10y' }, 'growth/gold-inr-10g/10y'],
    [{ measure: 'growth', a: 'gold-usd-oz', b: 'usd-inr', window: 'all' }, 'growth/gold-usd-oz~usd-inr/all'],
    [{ measure: 'growth', a: 'nvidia-years/revenue', window: '5y' }, 'growth/nvidia-years.revenue/5y'],
    [
      { measure: 'level', a: 'us-10y', window: 'between', from: '2010-01', to: '2020-01' },
      'level/us-10y/2010-01..2020-01',
    ],
    [{ measure: 'level', a: 'us-10y', window: 'between', from: '2010-01' }, 'level/us-10y/2010-01..'],
    [
      { measure: 'sip', a: 'gold-inr-10g', window: '10y', amount: '₹10,000' },
      'sip/gold-inr-10g/10y/amount-10000',
    ],
    [
      { measure: 'worth', a: 'gold', window: 'between', from: '2000', to: '2024', amount: '50,000' },
      'worth/inr/2000..2024/amount-50000',
    ],
    [
      { measure: 'when', a: 'sensex', window: 'all', above: '80,000', last: 'yes' },
      'when/sensex-monthly/all/above-80000~last',
    ],
    [
      { measure: 'portfolio', a: 'gold', b: 'sensex', mix: '60/40', never: 'yes' },
      'portfolio/gold-inr-10g~sensex-monthly/10y/mix-60-40~never',
    ],
    [{ measure: 'rank', a: 'The shares', window: '5y', by: 'drawdown' }, 'rank/shares/5y/by-drawdown'],
    [{ measure: 'rank', a: 'funds', b: 'sona', window: '5y' }, 'rank/funds~gold-inr-10g/5y'],
    [{ measure: 'calendar', a: 'gold', window: 'all', by: 'fy' }, 'calendar/gold-inr-10g/all/by-fy'],
    [{ measure: 'lumpsum', a: 'gold', amount: '2.5 lakh' }, 'lumpsum/gold-inr-10g/10y/amount-250000'],
    [
      { measure: 'lumpsum', a: 'Gold in rupees, monthly average', amount: 'Rs 1 crore' },
      'lumpsum/gold-inr-10g/10y/amount-10000000',
    ],
    [
      { measure: 'growth', a: 'सोना', b: 'relaince', window: 'all' },
      'growth/gold-inr-10g~reliance-close/all',
    ],
    [
      { measure: 'growth', a: 'sensex', window: 'between', from: 'March 2010', to: 'Jan 2020' },
      'growth/sensex-monthly/2010-03..2020-01',
    ],
  ])('%j is %s', (fields, path) => expect(pathOf(fields)).toBe(path));

  it('leaves out what the measure does not use, whatever is in the field', () => {
    const unused = { amount: 'much', in: '', roll: 'x' };
    expect(pathOf({ measure: 'growth', a: 'gold-usd-oz', window: '1y', ...unused })).toBe(
      'growth/gold-usd-oz/1y',
    );
    expect(pathOf({ measure: 'level', a: 'us-10y', b: 'usd-inr', c: 'x', window: '1y' })).toBe(
      'level/us-10y/1y',
    );
  });

  it.each<[Fields, RegExp]>([
    [{}, /^measure: We do not know this kind of question/],
    [{ measure: 'constructor', a: 'gold-usd-oz' }, /^measure: We do not know this kind of question/],
    [{ measure: 'growth' }, /^a: Type a name/],
    [{ measure: 'growth', a: '../series' }, /^a: We have nothing named “..\/series”/],
    [{ measure: 'growth', a: 'gold', b: 'HDFC' }, /^b: “HDFC” may be one of these/],
    [
      { measure: 'growth', a: 'gold-usd-oz', window: 'between', from: 'long ago' },
      /^from: We cannot read this period/,
    ],
    [
      { measure: 'growth', a: 'gold', window: 'between', from: '2010', to: 'x' },
      /^to: We cannot read this period/,
    ],
    [{ measure: 'growth', a: 'gold', window: 'soon' }, /^window: We cannot read this period/],
    [
      { measure: 'sip', a: 'gold-usd-oz', amount: 'much' },
      /^amount: “much” is not a sum from 100 to 99,99,99,999/,
    ],
    [{ measure: 'sip', a: 'gold-usd-oz', amount: '50' }, /^amount: “50” is not a sum from 100/],
    [{ measure: 'when', a: 'sensex' }, /^above: This question needs one thing more.*: Above \/ Below\./],
    [{ measure: 'when', a: 'sensex', above: 'high' }, /^above: “high” is not a number/],
    [{ measure: 'portfolio', a: 'gold', b: 'sensex', mix: '60, 30' }, /^mix: “60, 30” does not fit 2 names/],
    [{ measure: 'portfolio', a: 'gold', b: 'sensex', mix: '60' }, /^mix: “60” does not fit 2 names/],
    [
      { measure: 'rolling-growth', a: 'gold-usd-oz', roll: '1' },
      /^roll: “1” is not a whole number from 2 to/,
    ],
  ])('%j says what is wrong with which field', (fields, problem) => expect(pathOf(fields)).toMatch(problem));

  it('says what is wrong with each field', () => {
    const reading = readChoices(libraryHere(), { measure: 'sip', a: 'HDFC', window: 'soon', amount: 'x' });
    expect('problems' in reading && reading.problems.map(({ field }) => field)).toEqual([
      'a',
      'window',
      'amount',
    ]);
  });

  it.each([
    'growth/gold-inr-10g~silver-inr-kg/20y',
    'level/nvidia-years.revenue/FY2021..FY2026',
    'lumpsum/nvidia-close/10y/amount-500000',
    'difference/india-10y/2025-01..',
  ])('%s fills the form, which asks for the same', (path) => {
    const analysis = parseAnalysis(libraryHere(), path);
    if ('problem' in analysis) throw new Error(analysis.problem);
    expect(pathOf(fieldsOf(analysis))).toBe(path);
  });
});
