import { libraryHere } from '@/lib/texts/library-here';
import { wordsHere } from '@/lib/content/words-here';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tables, questions, answerAnalysis } from '@samvit/research';
import { workOut } from '@/lib/services/analysis/own/work-out';
import { OwnAnswer } from './own-answer';
import { OwnMissing } from './own-missing';
import { OwnPage } from './own-page';
import { OwnQuestions } from './own-questions';

const html = (node: ReactNode) => renderToStaticMarkup(createElement('div', null, node));
const CELLS = 'Date\tNAV\n03/04/2024\t1,23,456.50\n04/05/2024\t1,24,000.25\n05/06/2024\t1,25,100\n';
const NAME = '<b>"My" fund & co</b>';
const ANSWERS = { name: NAME, unit: 'INR', kind: 'price', observed: 'close', dates: 'day-first' };

const read = () => workOut({ table: CELLS, choices: ANSWERS, carried: [], fields: {}, action: '' });

test('the page takes a file or cells without script, and lists nothing that is not there', () => {
  const page = html(<OwnPage />);
  expect(page.toLowerCase()).toContain('enctype="multipart/form-data"');
  expect(page).toMatch(/<input[^>]*type="file"/);
  expect(page).toMatch(/<textarea[^>]*name="text"/);
});

test('questions show the reader’s own cells, and carry the text', () => {
  const reading = tables.readTable(wordsHere(), CELLS, {});
  if (reading.state !== 'asks') throw new Error(reading.state);
  const page = html(<OwnQuestions asks={{ state: 'asks', text: CELLS, choices: {}, reading }} />);
  expect(page).toContain('03/04/2024: 3 April 2024');
  expect(page).toContain('name="own-dates"');
  expect(page).toContain(`value="${CELLS.replaceAll('\n', '\n')}"`);
  for (const field of ['name', 'unit', 'kind', 'observed']) expect(page).toContain(`name="own-${field}"`);
});

test('an answer carries its series, has no address of a file, and a name is no markup', () => {
  const result = read();
  if (result.state !== 'read') throw new Error(result.state);
  const { carried, fields } = result;
  const library = libraryHere().with(carried.map((each) => tables.carriedFile(wordsHere(), each)));
  const choices = questions.readChoices(library, fields);
  if ('problems' in choices) throw new Error(choices.problems[0].sentence);
  const { analysis } = choices;
  const answer = answerAnalysis(library, analysis);
  const page = html(
    <OwnAnswer
      library={library}
      analysis={analysis}
      answer={answer}
      carried={carried}
      table={result.reading}
    />,
  );
  expect(page).not.toMatch(/<b>(?:"|&quot;)/);
  expect(page).toContain('not checked by');
  expect(page).toContain('name="own"');
  expect(page).not.toMatch(/href="\/[^"]*own\.\w{8}/);
});

test('at a shared address nothing of the series is told', () => {
  const page = html(
    <OwnMissing analysis={{ measure: 'growth', series: ['own.x7k2m9qa', 'gold-inr-10g'], window: 'all' }} />,
  );
  expect(page).toContain('not on this device');
  expect(page).not.toContain('name="own"');
});
