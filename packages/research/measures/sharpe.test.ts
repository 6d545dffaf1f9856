import { answerAt, answerOrRefusal } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { getSeries } from '../series/get-series';

/** The values of months from one to another. */
const months = (name: string, from: string, to: string) =>
  getSeries(libraryHere(), name).points.flatMap(({ period, value }) =>
    period >= from && period <= to && value !== null ? [value] : [],
  );

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('growth above the bill, for each unit of volatility', () => {
  test('is that of ten years of the Nifty 50: 0.1093 less 0.0559, over 0.1648', () => {
    const prices = months('nifty-50-monthly', '2016-07', '2026-07');
    // Without the rate of July 2026: nothing was lent in it within the window.
    const rates = months('india-tbill-91', '2016-07', '2026-06');
    expect([prices.length, rates.length]).toEqual([121, 120]);
    const logs = prices.slice(1).map((price, i) => Math.log(price / (prices[i] ?? NaN)));
    const variance = logs.reduce((sum, each) => sum + (each - meanOf(logs)) ** 2, 0) / 119;
    const growth = ((prices.at(-1) ?? NaN) / (prices[0] ?? NaN)) ** (1 / 10) - 1;
    const expected = (growth - meanOf(rates) / 100) / Math.sqrt(12 * variance);
    const { figures, sentence } = answerAt('sharpe/nifty-50-monthly/2016-07..2026-07');
    expect(figures.get('nifty-50-monthly.sharpe')?.value).toBeCloseTo(expected, 12);
    expect(sentence).toBe(
      'The Nifty 50 had a Sharpe ratio of 0.32: 10.9% a year, swings of 16.5%, T-bill 5.59%.',
    );
  });

  test('of two names the one that has more, whatever their order, and draws both', () => {
    for (const pair of ['gold-inr-10g~nifty-50-monthly', 'nifty-50-monthly~gold-inr-10g']) {
      const { sentence, chart } = answerAt(`sharpe/${pair}/2016-06..2026-06`);
      expect(sentence).toBe(
        'Gold gained more for its swings than the Nifty 50: Sharpe ratio 0.93 against 0.34.',
      );
      expect(chart?.spec.title).not.toContain('bill');
    }
  });

  test('ends where the bill does, counts windows, and says what of its values is in doubt', () => {
    const { window, share, cautions } = answerAt('sharpe/nifty-50-monthly/all');
    expect(window.to).toBe('2026-07');
    expect(share).toMatchObject({ counted: 'above-bill' });
    // Of the bill, in spring 2020.
    expect(cautions.map(({ kind }) => kind)).toContain('disputed');
  });

  test.each([
    ['sharpe/gold-usd-oz/10y', 'not-rupees'],
    ['sharpe/nifty-50-monthly/1y', 'too-short'],
    ['sharpe/india-house-prices/all', 'needs-months'],
    ['sharpe/india-10y/all', 'wrong-kind'],
  ])('%s is refused: %s, with what has an answer', (address, kind) => {
    const refused = answerOrRefusal(address);
    if (refused.state === 'answer') throw new Error(`${address} has an answer`);
    expect(refused.kind).toBe(kind);
    expect(refused.instead.length).toBeGreaterThan(0);
  });

  test('takes the month ends of days', () => {
    const refused = answerOrRefusal('sharpe/nifty-50-close/all');
    // There are three months of them.
    expect(refused).toMatchObject({ state: 'refused', kind: 'too-short' });
  });

  test('is said in Hindi', () => {
    inLocale('hi', () =>
      expect(answerAt('sharpe/nifty-50-monthly/10y').sentence).toContain('शार्प रेशियो 0.3'),
    );
  });
});
