import { answerAt } from '@/testing/content/analysis-answers';
import { libraryHere } from '@/lib/texts/library-here';
import { inLocale } from '@/lib/content/locale';
import { analysisPath, parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { fieldsOf } from './fields';

function parsed(address: string) {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
  return analysis;
}

describe('windows side by side', () => {
  test('have the figures that each has alone', () => {
    const { figures, keyFigures, listing, fixed, share } = answerAt(
      'growth/gold-inr-10g~silver-inr-kg/1y~3y~5y',
    );
    const alone = ['1y', '3y', '5y'].map((window) => answerAt(`growth/gold-inr-10g~silver-inr-kg/${window}`));
    expect([...figures.values()].map(({ value }) => value)).toEqual(
      alone.flatMap((each) => [...each.figures.values()].map(({ value }) => value)),
    );
    expect(keyFigures.map(([name, { text }]) => [name, text])).toEqual([
      ['gold-inr-10g.growth-per-year', alone[0]?.figures.get('gold-inr-10g.growth-per-year')?.text],
      ['silver-inr-kg.growth-per-year', alone[0]?.figures.get('silver-inr-kg.growth-per-year')?.text],
      ['gold-inr-10g.3y.growth-per-year', alone[1]?.figures.get('gold-inr-10g.growth-per-year')?.text],
      ['silver-inr-kg.3y.growth-per-year', alone[1]?.figures.get('silver-inr-kg.growth-per-year')?.text],
    ]);
    // Four at a glance; the list has all.
    expect(listing?.rows).toHaveLength(3);
    expect(share).toBeNull();
    expect(answerAt(fixed).sentence).toContain('June 2021 to June 2026');
  });

  test('are said in one sentence, with their names where the formula of one is another', () => {
    expect(answerAt('growth/gold-inr-10g/2025-12..2026-06~2025-06..2026-06').sentence).toBe(
      'Gold, change: 3.5% (December 2025 to June 2026); 39.4% growth a year (June 2025 to June 2026).',
    );
    expect(answerAt('sharpe/gold-inr-10g~nifty-50-monthly/5y~10y').sentence).toMatch(
      /^Gold and the Nifty 50, Sharpe ratio: \d\.\d\d and \d\.\d\d \(5 years\); /,
    );
    inLocale('hi', () =>
      expect(answerAt('volatility/nifty-50-monthly/3y~5y').sentence).toMatch(/\(3 साल\).*\(5 साल\)/),
    );
  });

  test.each([
    ['growth/gold-inr-10g/1y~1y', 'growth/gold-inr-10g/1y'],
    ['growth/gold-inr-10g/1y~3y~1y', 'growth/gold-inr-10g/1y~3y'],
    ['sip/gold-inr-10g/3y~2010-01..2020-01/amount-7000', 'sip/gold-inr-10g/3y~2010-01..2020-01/amount-7000'],
  ])('%s has one address: %s', (address, path) => {
    expect(analysisPath(parsed(address))).toBe(path);
    expect(fieldsOf(parsed(path)).window).toBe(path.split('/')[2]);
  });

  test.each([
    'growth/gold-inr-10g/1y~2y~3y~4y~5y',
    'growth/gold-inr-10g/1y~',
    'calendar/gold-inr-10g/5y~10y',
  ])('%s is no address', (address) =>
    expect(parseAnalysis(libraryHere(), address)).toMatchObject({ problem: 'window' }),
  );

  test('say which of them does not fit, and offer the others', () => {
    const refused = answerAnalysis(libraryHere(), parsed('growth/nifty-50-monthly/1y~2030-01..~3y'));
    expect(refused).toMatchObject({ state: 'refused', kind: 'unknown-period' });
    if (refused.state === 'answer') return;
    expect(refused.sentence).toMatch(/^since January 2030: /);
    expect(refused.instead.map(analysisPath)[0]).toBe('growth/nifty-50-monthly/1y~3y');
    for (const offer of refused.instead) expect(answerAnalysis(libraryHere(), offer).state).toBe('answer');
  });

  test('offer other measures of the same windows, or one window alone', () => {
    const { echo, next, age } = answerAt('growth/gold-inr-10g/1990-01..2000-01~5y');
    const paths = echo.flatMap(({ alternatives }) => alternatives.map(({ path }) => path));
    expect(paths).toEqual(
      expect.arrayContaining(['growth/gold-inr-10g/10y', 'volatility/gold-inr-10g/1990-01..2000-01~5y']),
    );
    for (const { path } of next) expect(answerAt(path).state).toBe('answer');
    expect(age.to).toBe('2026-07');
  });
});
