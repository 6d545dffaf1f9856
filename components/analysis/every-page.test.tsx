import { libraryHere } from '@/lib/texts/library-here';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { analyses, parseAnalysis, answerAnalysis, MEASURES } from '@samvit/research';
import { Answer } from './answer';

const NAMES = [...analyses.analysableSeries(libraryHere())].map((name) => name.replace('/', '.'));

/** Each measure of every series, with the next one where it takes two; one in five, by turns. */
const ADDRESSES = analyses.MEASURE_NAMES.flatMap((measure, turn) =>
  NAMES.flatMap((name, i) => {
    if ((turn + i) % 5 !== 0) return [];
    const furtherNames = MEASURES[measure].series[0] > 1 ? [NAMES[(i + 1) % NAMES.length] ?? ''] : [];
    return [`${measure}/${[name, ...furtherNames].join('~')}/all`];
  }),
);

test('what has an answer has a page', () => {
  const failed: string[] = [];
  let rendered = 0;
  for (const address of ADDRESSES) {
    const analysis = parseAnalysis(libraryHere(), address);
    const answer = 'problem' in analysis ? undefined : answerAnalysis(libraryHere(), analysis);
    if (answer?.state !== 'answer') continue;
    try {
      renderToStaticMarkup(createElement(Answer, { answer }));
      rendered += 1;
    } catch (error) {
      failed.push(`${address}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(rendered).toBeGreaterThan(80);
});
