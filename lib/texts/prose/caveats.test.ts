import { caveatProblem, isCaveat } from './caveats';
import { parseProse } from './parse-prose';

const problemOf = (text: string, free?: string[]) => caveatProblem(parseProse(text), new Map(), free);

// Sentences of our reports, four of them in one section.
const CAVEATS = [
  'The closes of May average less, a partial month that we compare with nothing.',
  'The OECD’s rate fell that month, so the direction after it is open.',
  'Bond prices can reflect a cut before it is made; these two series cannot show whether they did.',
  'These series show what moved at the same time; they do not show that one moved the other.',
  'Windows of ten years overlap; only two fit side by side.',
  'That does not mean that a cut lowers it.',
];

test.each(CAVEATS)('takes back a part of what was said: %s', (sentence) => {
  expect(isCaveat(sentence)).toBe(true);
});

test.each([
  'A stock exchange is open five days a week.',
  'A fund does not show you what it costs.',
  'The liquid fund held more, after nearly fourteen years.',
  'You can know the rate before you pay.',
])('says what is so: %s', (sentence) => {
  expect(isCaveat(sentence)).toBe(false);
});

test('a section has one caveat, and so has the next', () => {
  const [one = '', two = ''] = CAVEATS;
  expect(problemOf(`## A\n\n${one}\n\n## B\n\n${two}`)).toBeNull();
  expect(problemOf(`## A\n\n${one}\n\nThen it fell.\n\n${two}`)).toMatchObject({
    line: 7,
    message: expect.stringContaining('Two caveats in a section'),
  });
  expect(problemOf(`## Risks\n\n${one} ${two}`, ['Risks'])).toBeNull();
});
