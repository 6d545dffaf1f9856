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
    'In 1 (filled) of the one period of this length that we can compare, the value ended higher',
  );
});

test('of two rates only windows in which the first moved as in this one are counted, and the words say so', () => {
  expect(wordsOf('difference/rbi-repo-month-end~india-10y/2025-01..2026-04')).toContain(
    'In 76 (filled) of the 87 periods of this length that we can compare and in which the first fell, ' +
      'the second fell too: 87%',
  );
});
