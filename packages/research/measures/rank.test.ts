import { answerAt, answerOrRefusal } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { seriesOfGroup } from '../insights/subject';
import { answerAnalysis } from '../answers/answer';
import { getSeries, hasSeries } from '../series/get-series';
import { RESERVED } from './reserved';

const valueAt = (name: string, month: string) =>
  getSeries(libraryHere(), name).points.find(({ period }) => period === month)?.value ?? null;

describe('series in the order of their growth', () => {
  // Worked out from the values of two months, without the measure.
  const shares = seriesOfGroup(libraryHere(), 'shares');
  const changes = shares.flatMap((name) => {
    const [start, end] = [valueAt(name, '2016-09'), valueAt(name, '2026-09')];
    return start === null || end === null ? [] : [{ name, growth: (end / start) ** (1 / 10) - 1 }];
  });
  const expected = changes.toSorted((a, b) => b.growth - a.growth);

  test('are all shares that have both months, the first thirty with a row, and the others are named', () => {
    const { figures, listing, sentence, cautions, measured } = answerAt('rank/shares/2016-09..2026-09');
    expect([...figures.keys()]).toEqual(expected.slice(0, 30).map(({ name }) => `${name}.growth-per-year`));
    expect([...figures.values()].map(({ value }) => value)).toEqual(
      expected.slice(0, 30).map(({ growth }) => expect.closeTo(growth, 12)),
    );
    expect(measured.series).toHaveLength(expected.length);
    expect(listing?.rows).toHaveLength(30);
    expect(listing?.bars?.[0]).toBe(1);
    expect(sentence).toContain(`grew most of ${expected.length} in 10 years: `);
    const absent = cautions.find(({ kind }) => kind === 'absent');
    expect(absent?.text).toContain('the LIC of India share');
    expect(shares.length - expected.length).toBe(measured.absent?.length);
  });

  test('a class ends with the latest month that all of it have, but for what has ended', () => {
    const { measured, window } = answerAt('rank/indices/10y');
    const lasts = seriesOfGroup(libraryHere(), 'indices').map(
      (name) => getSeries(libraryHere(), name).points.findLast(({ value }) => value !== null)?.period ?? '',
    );
    expect(window.to).toBe(lasts.toSorted()[0]);
    expect(measured.series).toHaveLength(lasts.length);
    expect(answerAt('rank/shares/10y').window.to > '2025-09').toBe(true);
  });

  test('by volatility the lowest comes first, by deepest fall the smallest', () => {
    const values = (address: string) => [...answerAt(address).figures.values()].map(({ value }) => value);
    const volatilities = values('rank/metals/20y/by-volatility');
    expect(volatilities).toEqual(volatilities.toSorted((a, b) => a - b));
    const falls = values('rank/metals/20y/by-drawdown');
    expect(falls).toEqual(falls.toSorted((a, b) => b - a));
    expect(falls[0]).toBeLessThan(0);
  });

  test('of names end where all of them have a value', () => {
    // 1,25,477.59 over 28,868.23 in gold, 24,383.60 over 8,638.50 in the index.
    const { sentence, window } = answerAt('rank/nifty-50-monthly~gold-inr-10g/10y');
    expect(window).toEqual({ from: '2016-07', to: '2026-07' });
    expect(sentence).toBe('Gold grew most of 2 in 10 years: 15.8% a year; the Nifty 50 10.9%.');
  });

  test('takes ends of months of days alone', () => {
    const { figures, cautions } = answerAt('rank/nifty-50-close~wipro-close/2026-05..2026-07');
    expect([...figures.keys()]).toEqual(['by-month(nifty-50-close).change', 'by-month(wipro-close).change']);
    expect(cautions.map(({ kind }) => kind)).toContain('by-month');
  });

  test.each([
    ['rank/shares/1y/by-volatility', 'too-short'],
    ['rank/india-10y~gold-usd-oz/10y', 'wrong-kind'],
    [`rank/${seriesOfGroup(libraryHere(), 'shares').slice(0, 13).join('~')}/10y`, 'count'],
  ])('%s is refused: %s', (address, kind) => {
    const refused = answerOrRefusal(address);
    expect(refused).toMatchObject({ state: 'refused', kind });
    if (refused.state === 'refused')
      for (const offer of refused.instead) expect(answerAnalysis(libraryHere(), offer).state).toBe('answer');
  });

  test('offers the same class, by its name, and other classes', () => {
    const { echo } = answerAt('rank/metals/20y');
    const paths = echo.flatMap(({ alternatives }) => alternatives.map(({ path }) => path));
    expect(paths).toEqual(
      expect.arrayContaining(['rank/funds/20y', 'rank/metals/all', 'rank/metals/20y/by-volatility']),
    );
  });

  test('no series of the content has the name of a class, or of money', () => {
    expect(RESERVED.filter((name) => hasSeries(libraryHere(), name))).toEqual([]);
  });

  test('is said in Hindi', () => {
    inLocale('hi', () => expect(answerAt('rank/metals/20y').sentence).toContain('20 साल में ज़्यादा बढ़त'));
  });
});
