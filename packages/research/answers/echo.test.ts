import { answerAt, answerOrRefusal } from '@/testing/content/analysis-answers';

/** The parts of an answer as a reader sees them. */
const echo = (address: string): string[] => answerAt(address).echo.map(({ words }) => words);

it('names a currency only where all series are in it', () => {
  expect(echo('growth/nvidia-close~gold-usd-oz/5y')).toContain('in dollars');
  expect(echo('growth/nvidia-close~nifty-50-monthly/5y').join(' ')).not.toMatch(/in (dollars|rupees)/);
  expect(echo('growth/nvidia-close~nifty-50-monthly/5y/in-INR')).toContain('in rupees');
  expect(echo('growth/usd-inr~gold-usd-oz/5y')).not.toContain('in rupees');
});

it('says how long a window is that had to be moved, not how long it was asked to be', () => {
  // Only ends of months may be printed: ten weeks before 28 August there is none.
  expect(echo('growth/bitcoin-weekly/10w')).toContain('29 May 2026 to 28 August 2026');
  expect(echo('growth/gold-usd-oz/10y')).toContain('the last 10 years (July 2016 to July 2026)');
  // Sources differ about December 2025.
  expect(echo('growth/silver-usd-oz/ytd')).toContain('November 2025 to June 2026');
});

test.each([
  'growth/gold-inr-10g~silver-inr-kg/20y',
  'drawdown/bitcoin-weekly/all',
  'correlation/gold-usd-oz~usd-inr/20y',
  'rolling-growth/gold-inr-10g/all',
  'goal/nifty-50-monthly/10y/target-10000000',
])('each part of %s offers nothing that has no answer', (address) => {
  const paths = answerAt(address).echo.flatMap(({ alternatives }) => alternatives.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => answerOrRefusal(path).state === 'refused')).toEqual([]);
});
