import { libraryHere } from '@/lib/texts/library-here';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerAnalysis, parseAnalysis } from '@samvit/research';
import { Share } from './share';

function wordsOf(address: string): string {
  const analysis = parseAnalysis(libraryHere(), address);
  const answer = 'problem' in analysis ? null : answerAnalysis(libraryHere(), analysis);
  if (answer?.state !== 'answer' || !answer.share) throw new Error(`${address} has no share`);
  return renderToStaticMarkup(<Share share={answer.share} />).replace(/<[^>]+>/g, ' ');
}

test('of one window the words are in the singular', () => {
  expect(wordsOf('growth/gold-usd-oz/all')).toContain(
    'Of the one window of this length that begins and ends with comparable values, ' +
      'in 1 (filled) the value ended higher',
  );
});

test('of two rates only windows in which the first moved as in this one are counted, and the words say so', () => {
  expect(wordsOf('difference/rbi-repo-month-end~india-10y/2025-01..2026-04')).toContain(
    'Of the 87 windows of this length that begin and end with comparable values and in which the first fell, ' +
      'in 76 (filled) the second fell too, 87%',
  );
});
