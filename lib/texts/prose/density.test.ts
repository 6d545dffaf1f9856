import { countNumbers, densityProblem } from './density';
import { parseProse } from './parse-prose';

const problemOf = (...texts: string[]) =>
  densityProblem(
    texts.map((text) => parseProse(text)),
    new Map(),
  );

test.each([
  ['Gold fell 31% between 5 June 2013 and July 2015, then rose.', 3],
  ['The Nifty 50 and the Nasdaq-100 fell.', 0],
  ['In Q1 FY27 revenue was $81,615 million.', 2],
])('%s has so many numbers', (text, count) => {
  expect(countNumbers(text)).toBe(count);
});

const words = (count: number) => 'word '.repeat(count);
const numbers = (count: number) => '7 '.repeat(count);

test('a text with more than eight numbers in a hundred words is refused', () => {
  expect(problemOf(words(184) + numbers(16))).toBeNull();
  expect(problemOf(words(183) + numbers(17))).toContain('17 numbers in 200 words');
  expect(problemOf(words(100) + numbers(10), words(83) + numbers(7))).toContain('17 numbers in 200 words');
});

test('a text of a few sentences is not judged', () => {
  expect(problemOf(words(20) + numbers(10))).toBeNull();
});

test('tables and headings are read apart', () => {
  const text = `## 1 2 3\n\n${words(184)}${numbers(16)}\n\n| 1 | 2 |\n|---|---|\n| 3 | 4 |`;
  expect(problemOf(text)).toBeNull();
});
