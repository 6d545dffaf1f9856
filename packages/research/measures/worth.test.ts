import { answerAt, answerOrRefusal } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { parseAnalysis } from '../answers/address';
import { echoOf } from '../answers/echo';

function refused(address: string) {
  const result = answerOrRefusal(address);
  if (result.state === 'answer') throw new Error(`${address} has an answer`);
  return result;
}

const figure = (address: string, name: string) =>
  [...answerAt(address).figures].find(([key]) => key.endsWith(`.${name}`))?.[1];

describe('what money buys', () => {
  test.each([
    ['the inflation of 2001 to 2003: 1.0378 * 1.043 * 1.0381 = 1.123666', '2000..2003', '₹1,12,367'],
    ['2013 to a month of it: 1.1002 * 109.3 / (1,320.4 / 12) = 1.092868', '2012..2013-06', '₹1,09,287'],
    ['months of one index: 198 / 109.3 = 1.811528', '2013-06..2025-12', '₹1,81,153'],
    [
      'over the joint of December 2025: 198 / 197.9 * 107.94 / 104.1 = 1.037412',
      '2025-11..2026-07',
      '₹1,03,741',
    ],
    ['a month before 2013 is its year: as from 2000 to 2003', '2000-05..2003-02', '₹1,12,367'],
  ])('%s', (_, window, cost) => {
    expect(figure(`worth/inr/${window}`, 'cost')?.text).toBe(cost);
  });

  test('a year after 2013 beside a month is its January or its December', () => {
    expect(answerAt('worth/inr/2018..2026-02').window).toEqual({ from: '2018-01', to: '2026-02' });
    expect(answerAt('worth/inr/2014-06..2024').window).toEqual({ from: '2014-06', to: '2024-12' });
  });

  test('is said both ways, the cost of the same first', () => {
    const { sentence, figures, cautions } = answerAt('worth/inr/2000..2024/amount-50000');
    // 2.09475 and 0.238692 times 1,00,000 of 2000: 4.189498 is the product of 24 years.
    expect([...figures.values()].map(({ text }) => text)).toEqual([
      '₹2,09,475',
      '₹11,935',
      '6.2%',
      '4.2 times',
    ]);
    expect(sentence).toBe('What cost ₹50,000 in 2000 cost ₹2.1 lakh in 2024: 6.2% a year.');
    expect(cautions.map(({ kind }) => kind)).not.toContain('costs');
    expect(figures.get('india-prices-by-year.cost')?.recomputable).toBe(true);
  });

  test('names the joints of the chain in a window of several parts; from a year to a month there is no rate', () => {
    const kinds = (address: string) => answerAt(address).cautions.map(({ kind }) => kind);
    expect(kinds('worth/inr/2000..')).toContain('joints');
    expect(kinds('worth/inr/2016-07..2024-07')).not.toContain('joints');
    expect(figure('worth/inr/2000..', 'inflation')).toBeUndefined();
    expect(figure('worth/inr/2016-07..2024-07', 'inflation')?.text).toBe('5.0%');
  });

  test('takes rupees alone, and says so of anything else', () => {
    expect(refused('worth/gold-inr-10g/10y')).toMatchObject({
      kind: 'only-money',
      instead: [{ measure: 'worth', series: ['inr'], window: 'all' }],
    });
    // Before the first year there is, the first.
    expect(answerAt('worth/inr/1950..2000').window).toMatchObject({ from: '1960', to: '2000' });
    expect(parseAnalysis(libraryHere(), 'growth/inr/10y')).toMatchObject({ problem: 'series', part: 'inr' });
  });

  test('has its name in what was understood, and in the form needs no series', () => {
    const { analysis, window } = answerAt('worth/inr/10y');
    expect(echoOf(libraryHere(), analysis, () => true, window).map(({ words }) => words)).toEqual([
      'what money buys',
      'rupees',
      'the last 10 years (July 2016 to July 2026)',
      '₹1,00,000',
    ]);
  });

  test('is said in Hindi', () => {
    inLocale('hi', () => expect(answerAt('worth/inr/2000..2024').sentence).toMatch(/2024 में ₹4\.2 लाख की/));
  });
});
