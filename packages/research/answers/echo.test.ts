import { libraryHere } from '@/lib/texts/library-here';
import { parseAnalysis } from './address';
import { answerAnalysis } from './answer';
import { echoOf } from './echo';

/** The parts of an answer as a reader sees them. */
function echo(address: string): string[] {
  const analysis = parseAnalysis(libraryHere(), address);
  if ('problem' in analysis) throw new Error(`${address}: ${analysis.problem}`);
  const answer = answerAnalysis(libraryHere(), analysis);
  if (answer.state === 'refused') throw new Error(`${address}: ${answer.sentence}`);
  return echoOf(libraryHere(), answer.analysis, answer.window).map(({ words }) => words);
}

it('names a currency only where all series are in it', () => {
  expect(echo('growth/nvidia-close~gold-usd-oz/5y')).toContain('in dollars');
  expect(echo('growth/nvidia-close~nifty-50-monthly/5y').join(' ')).not.toMatch(/in (dollars|rupees)/);
  expect(echo('growth/nvidia-close~nifty-50-monthly/5y/in-INR')).toContain('in rupees');
  expect(echo('growth/usd-inr~gold-usd-oz/5y')).not.toContain('in rupees');
});

it('says how long a window is that had to be moved, not how long it was asked to be', () => {
  // Only ends of months may be printed: ten weeks before 31 July there is none.
  expect(echo('growth/bitcoin-weekly/10w')).toContain('24 April 2026 to 31 July 2026');
  expect(echo('growth/gold-usd-oz/10y')).toContain('the last 10 years (June 2016 to June 2026)');
  // Sources differ about December 2025.
  expect(echo('growth/silver-usd-oz/ytd')).toContain('November 2025 to June 2026');
});
