import { libraryHere } from '@/lib/texts/library-here';
import { figures } from '@samvit/research';
import { parseProse } from './parse-prose';
import { printedProblems } from './printed-results';

const wipro = { series: 'wipro-close', from: '2026-05-21', to: '2026-08-21' };
const it = { series: 'nifty-it-close', from: '2026-05-21', to: '2026-08-21' };
const week = { from: '2026-09-11', to: '2026-09-18' };

/** Figures as reports and posts had them when an analyst held a calculator against them. */
const figuresByName = figures.computeFigures(
  libraryHere(),
  Object.fromEntries(
    Object.entries({
      'wipro-start': { formula: 'value', series: 'wipro-close', at: '2026-05-21', format: 'inr-2' },
      'wipro-end': { formula: 'value', series: 'wipro-close', at: '2026-08-21', format: 'inr-2' },
      'wipro-change': { formula: 'change', ...wipro, format: 'percent' },
      'wipro-multiple': { formula: 'multiple', ...wipro, format: 'number-2' },
      'it-start': { formula: 'value', series: 'nifty-it-close', at: '2026-05-21', format: 'number-2' },
      'it-end': { formula: 'value', series: 'nifty-it-close', at: '2026-08-21', format: 'number-2' },
      'it-change': { formula: 'change', ...it, format: 'percent' },
      'it-low': { formula: 'lowest', ...it, format: 'number' },
      'it-high': { formula: 'highest', ...it, format: 'number' },
      'it-below': { formula: 'value', series: 'nifty-it-drawdown', at: '2026-08-21', format: 'points' },
      close: { formula: 'value', series: 'bitcoin-weekly', at: '2026-08-21', format: 'usd' },
      record: {
        ...{ formula: 'highest', series: 'bitcoin-weekly', format: 'usd' },
        ...{ from: '2017-01-06', to: '2026-08-21' },
      },
      'below-record': { formula: 'value', series: 'bitcoin-drawdown', at: '2026-08-21', format: 'points' },
      'ten-before': { formula: 'value', series: 'bitcoin-10-week-average', at: week.from, format: 'usd' },
      'ten-last': { formula: 'value', series: 'bitcoin-10-week-average', at: week.to, format: 'usd' },
      'ten-moved': { formula: 'difference', series: 'bitcoin-10-week-average', ...week, format: 'usd' },
      'gold-start': { formula: 'value', series: 'gold-usd-oz', at: '2006-06', format: 'usd' },
      'gold-end': { formula: 'value', series: 'gold-usd-oz', at: '2026-06', format: 'usd' },
      'gold-times': {
        ...{ formula: 'multiple', series: 'gold-usd-oz', format: 'times' },
        ...{ from: '2006-06', to: '2026-06' },
      },
    }).map(([name, definition]) => [name, figures.figureDefinitionSchema.parse(definition)]),
  ),
);

const problemsOf = (...texts: string[]) =>
  printedProblems(
    texts.map((text, i) => ({ where: 10 * (i + 1), prose: parseProse(text) })),
    figuresByName,
  ).map(({ message }) => message);

describe('a reader with a calculator', () => {
  test.each([
    ['{wipro-start} to {wipro-end}, {wipro-change}', 'wipro-change', '−9.6%'],
    ['{wipro-start}, {wipro-end}; the division gives {wipro-multiple}', 'wipro-multiple', '0.90'],
    ['{it-start} and {it-end}: {it-change}', 'it-change', '5.3%'],
    ['high {it-high}, ended {it-end}, {it-below}', 'it-below', '−4.0%'],
    ['a record of {record}, now {close}: {below-record}', 'below-record', '−35.8%'],
    ['from {ten-before} to {ten-last}; by that amount, {ten-moved}', 'ten-moved', '$1,656'],
  ])('finds another answer: %s', (text, name, result) => {
    const problems = problemsOf(text).filter((message) => message.startsWith(`{${name}} is printed as`));
    expect(problems).toEqual([expect.stringContaining(`give ${result}`)]);
  });

  test('finds it in another text of the same page too, and is told the line', () => {
    const problems = printedProblems(
      [
        { where: ['summary'], prose: parseProse('From about {it-start}.') },
        { where: 20, prose: parseProse('First.\n\nIt is {wipro-end}, {wipro-change} from {wipro-start}.') },
      ],
      figuresByName,
    );
    expect(problems.map(({ where }) => where)).toEqual([22, 22]);
  });

  test('gets our answer where the digits suffice, and is told "about" where they may not be printed', () => {
    expect(problemsOf('{gold-start}, {gold-end}: {gold-times}')).toEqual([]);
    expect(problemsOf('from about {wipro-start} to {wipro-end}, {wipro-change}')).toEqual([]);
    expect(problemsOf('लगभग {wipro-start}')).toEqual([]);
  });

  test('is told of every rounded value that it is one', () => {
    expect(problemsOf('Wipro closed at {wipro-start}')).toEqual([
      '{wipro-start}, ₹200, is rounded because its value may not be printed: write "about" before it.',
    ]);
  });
});

describe('a claim between two printed figures', () => {
  test('that cannot be seen in the digits is refused', () => {
    const [problem] = problemsOf(
      'about {it-start}, [above](claim:it-start>it-rounded) about {it-rounded}'.replaceAll(
        'it-rounded',
        'it-start',
      ),
    );
    expect(problem).toMatch('"above" cannot be seen in the digits beside it');
  });

  test('is accepted where the digits show it, or where one of them is not beside it', () => {
    expect(problemsOf('{it-end}, [above](claim:it-end>it-low) about {it-low}')).toEqual([]);
    expect(problemsOf('It [rose](claim:it-end>it-low).')).toEqual([]);
  });
});
