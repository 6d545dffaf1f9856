import { renderToStaticMarkup } from 'react-dom/server';
import { answerAnalysis, parseAnalysis } from '@samvit/research';
import { inLocale } from '@/lib/content/locale';
import { libraryHere } from '@/lib/texts/library-here';
import { Share } from './share';

function partOf(address: string): string {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer' || !answer.share) throw new Error(`${address} has no share`);
  return renderToStaticMarkup(<Share share={answer.share} />);
}
const wordsOf = (address: string) =>
  partOf(address)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('of a SIP it is said how many ended in profit, and that this is no chance', () => {
  expect(wordsOf('sip/gold-inr-10g/10y')).toContain(
    'Every 10-year SIP in gold started since 1973 ended in profit (523 of 523). ' +
      'These periods overlap, so this is history, not odds.',
  );
});

test('results are drawn in bins with the one of the answer and the median, and listed below', () => {
  const html = partOf('growth/gold-usd-oz/10y');
  expect(html).toContain('>You are here</text>');
  expect(html).toMatch(/>Middle result: −?[\d.]+%<\/text>/);
  expect(html).toMatch(
    /role="img" aria-label="Growth a year, gold[^"]*\. The middle result is [^"]*You are here: /,
  );
  const counts = [...html.matchAll(/<li>[^<]*: (\d+)/g)].map(([, count]) => Number(count));
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.reduce((sum, count) => sum + count)).toBe(679);
  expect(html.match(/\(you are here\)/g)).toHaveLength(1);
});

test('of two rates only periods in which the first moved as in this one are counted, and the words say so', () => {
  expect(wordsOf('difference/rbi-repo-month-end~india-10y/2025-01..2026-04')).toContain(
    'When Repo rate at month-end fell, India&#x27;s 10-year yield fell too in 76 of 87 15-month periods since 2007.',
  );
});

test('it is drawn for phones and for wider pages in a plot, of which styles show one', () => {
  const [plot = ''] = /<div class="chart-plot">.*?<\/div>/.exec(partOf('growth/gold-usd-oz/10y')) ?? [];
  expect(plot.match(/<svg class="chart chart-(?:compact|wide) /g)).toHaveLength(2);
});

test('where there are too few periods a sentence says so, and nothing is drawn', () => {
  const html = partOf('growth/gold-usd-oz/all');
  expect(html).toContain('one period of this length');
  expect(html).not.toContain('<svg');
});

test('in Hindi it is in Hindi', () => {
  const html = inLocale('hi', () => partOf('growth/gold-usd-oz/10y'));
  expect(html).toContain('आप यहां हैं');
  expect(html).toContain('बीच का नतीजा');
});
