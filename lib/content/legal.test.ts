import { writeContent } from '@/testing/content/content-folder';
import { LEGAL_SLUGS, readLegal } from './legal';
import { inLocale } from './locale';

jest.mock('./organisation', () => ({
  fillNames: (text: string) =>
    text.replaceAll('{product}', 'Samvit').replaceAll('{company}', 'Samvit Research'),
}));

const FRONT = `title: Disclaimer
description: What the research is and is not
version: '1.0'
effective: 2025-04-28
dateLabel: Last updated`;

const write = (from = '', to = '') =>
  writeContent(
    'legal/disclaimers.md',
    `---\n${FRONT.replace(from, to)}\n---\n\n## {product}\n\nRun by {company}.\n`,
  );

test("a legal text has its fields, and the operator's names in its body", () => {
  write();
  expect(readLegal('disclaimers')).toEqual({
    slug: 'disclaimers',
    title: 'Disclaimer',
    description: 'What the research is and is not',
    version: '1.0',
    effective: '2025-04-28',
    dateLabel: 'Last updated',
    body: '## Samvit\n\nRun by Samvit Research.',
  });
});

test("its title and description contain the operator's names too", () => {
  write(
    'title: Disclaimer\ndescription: What',
    'title: "{product}: disclaimer"\ndescription: What {company} says',
  );
  expect(readLegal('disclaimers')).toMatchObject({
    title: 'Samvit: disclaimer',
    description: 'What Samvit Research says the research is and is not',
  });
});

test.each([
  ['a day that does not exist', '2025-04-28', '2025-04-31', ':5: effective: '],
  ['a date in words', '2025-04-28', '28 April 2025', ':5: effective: '],
  ['a version read as a number', "'1.0'", '1.0', ':4: version: '],
  ['another label for the date', 'Last updated', 'Since', ':6: dateLabel: '],
  ['a description too long for a search result', 'What', 'x'.repeat(161), ':3: description: '],
])('%s is rejected with file and line', (_, from, to, message) => {
  write(from, to);
  expect(() => readLegal('disclaimers')).toThrow(`content/legal/disclaimers.md${message}`);
});

test('the four texts are those of the specification', () => {
  expect([...LEGAL_SLUGS].sort()).toEqual([
    'disclaimers',
    'privacy-and-policies',
    'returns-and-refunds',
    'terms-and-conditions',
  ]);
});

test.each([
  ['1.0', '2025-04-28', null],
  ['1.1', '2025-04-28', 'version: The English text has 1.0: translate that version, or delete this file'],
  ['1.0', '2025-04-29', 'effective: The English text has 2025-04-28'],
])('a translation of version %s of %s', (version, effective, problem) => {
  write();
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
  writeContent(
    'hi/legal/disclaimers.md',
    `---\ntitle: अस्वीकरण\ndescription: x\nversion: '${version}'\neffective: ${effective}\ndateLabel: Last updated\n---\n\n## {product}\n`,
  );
  const read = () => inLocale('hi', () => readLegal('disclaimers'));
  if (problem)
    expect(read).toThrow(`content/hi/legal/disclaimers.md:${version === '1.0' ? 5 : 4}: ${problem}`);
  else expect(read().title).toBe('अस्वीकरण');
});
