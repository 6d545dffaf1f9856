import { libraryHere } from '@/lib/texts/library-here';
import { analysisPath, parseAnalysis } from './address';
import { analysisOfFields, fieldsOf, cleanFields, type Fields } from './fields';

function pathOf(fields: Fields): string {
  const analysis = analysisOfFields(libraryHere(), fields);
  return 'problem' in analysis ? analysis.problem : analysisPath(analysis);
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

  it.each<[Fields, string]>([
    [{}, 'measure'],
    [{ measure: 'constructor', a: 'gold-usd-oz' }, 'measure'],
    [{ measure: 'growth' }, 'series'],
    [{ measure: 'growth', a: '../series' }, 'series'],
    [{ measure: 'growth', a: 'gold-usd-oz', window: 'between', from: 'long ago' }, 'window'],
    [{ measure: 'sip', a: 'gold-usd-oz', amount: 'much' }, 'options'],
  ])('%j has no address because of its %s', (fields, problem) => expect(pathOf(fields)).toBe(problem));

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

describe('the fields of a request', () => {
  it('are short lines without control and direction marks', () =>
    expect(
      cleanFields([
        ['q', ' gold\u202e\n rate '],
        ['a', 'x'.repeat(100)],
        ['other', 'y'],
        ['b', ' '],
      ]),
    ).toEqual({
      q: 'gold   rate',
      a: 'x'.repeat(60),
    }));

  it('a question is cut at 200 characters, and no character in half', () =>
    expect(cleanFields([['q', 'a'.repeat(199) + '😀😀']]).q).toBe(`${'a'.repeat(199)}\ufffd`));
});
