import { writeContent } from '@/testing/content/content-folder';
import { isStillAgreed, legalHash, LEGAL_SLUGS, legalVersions, readLegal } from './legal';
import { inLocale } from './locale';

jest.mock('./organisation', () => ({
  fillNames: (text: string) =>
    text.replaceAll('{product}', 'Samvit').replaceAll('{company}', 'Samvit Research'),
}));

const DESCRIPTION = 'What the research of this site is, what it is not, and who may use it';
const FRONT = `title: Disclaimer
description: ${DESCRIPTION}
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
    description: DESCRIPTION,
    version: '1.0',
    effective: '2025-04-28',
    dateLabel: 'Last updated',
    material: false,
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
    description: DESCRIPTION.replace('What', 'What Samvit Research says'),
  });
});

test.each([
  ['a day that does not exist', '2025-04-28', '2025-04-31', ':5: effective: '],
  ['a date in words', '2025-04-28', '28 April 2025', ':5: effective: '],
  ['a version read as a number', "'1.0'", '1.0', ':4: version: '],
  ['another label for the date', 'Last updated', 'Since', ':6: dateLabel: '],
  ['a description too long for a search result', 'What', 'x'.repeat(161), ':3: description: Has '],
  [
    'a description that says too little',
    `: ${DESCRIPTION}`,
    ': What it is',
    ':3: description: Has 10 characters, not 50 to 160',
  ],
  [
    'a title too long for a search result',
    'Disclaimer',
    'x'.repeat(121),
    ':2: title: Has 121 characters, not 1 to 120',
  ],
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
    `---\ntitle: अस्वीकरण\ndescription: ${DESCRIPTION}\nversion: '${version}'\neffective: ${effective}\ndateLabel: Last updated\n---\n\n## {product}\n`,
  );
  const read = () => inLocale('hi', () => readLegal('disclaimers'));
  if (problem)
    expect(read).toThrow(`content/hi/legal/disclaimers.md:${version === '1.0' ? 5 : 4}: ${problem}`);
  else expect(read().title).toBe('अस्वीकरण');
});

describe('versions', () => {
  /** Version 1.0 of 2025, 1.1 and 1.2 of 2026; the last is the text itself. */
  function writeVersions(
    material: Partial<Record<string, boolean>> = {},
    names: Partial<Record<string, string>> = {},
  ) {
    for (const [version, date] of [
      ['1.2', '2026-06-01'],
      ['1.1', '2026-01-01'],
      ['1.0', '2025-04-28'],
    ] as const) {
      const front = FRONT.replace("'1.0'", `'${version}'`);
      const changed = version === '1.0' ? '' : `\nchanged: ${date}`;
      const materialLine = material[version] ? '\nmaterial: true' : '';
      const file =
        version === '1.2'
          ? 'legal/disclaimers.md'
          : `legal/versions/disclaimers/${names[version] ?? version}.md`;
      writeContent(
        file,
        `---\n${front}${changed}${materialLine}\n---\n\nThe text of {product}, ${version}.\n`,
      );
    }
  }

  test('the current one is first, each with its own text and hash', () => {
    writeVersions();
    const versions = legalVersions('disclaimers');
    expect(versions.map(({ version, body }) => [version, body])).toEqual([
      ['1.2', 'The text of Samvit, 1.2.'],
      ['1.1', 'The text of Samvit, 1.1.'],
      ['1.0', 'The text of Samvit, 1.0.'],
    ]);
    expect(new Set(versions.map(legalHash)).size).toBe(3);
  });

  test('two versions of one day are in the order of their numbers', () => {
    write('1.0', '1.10');
    for (const version of ['1.2', '1.9'])
      writeContent(
        `legal/versions/disclaimers/${version}.md`,
        `---\n${FRONT.replace("'1.0'", `'${version}'`)}\n---\n\nText\n`,
      );
    expect(legalVersions('disclaimers').map(({ version }) => version)).toEqual(['1.10', '1.9', '1.2']);
  });

  test('a text without older versions has one', () => {
    write();
    expect(legalVersions('disclaimers').map(({ version }) => version)).toEqual(['1.0']);
  });

  test.each([
    ['no version is material', {}, ['0.9', '1.0', '1.1', '1.2', null]],
    ['the last is', { '1.2': true }, ['1.2']],
    ['the one before is', { '1.1': true }, ['1.1', '1.2']],
    ['both are', { '1.1': true, '1.2': true }, ['1.2']],
  ])('if %s, who agreed to these needs not be asked again', (_, material, agreed) => {
    writeVersions(material);
    const agreedVersions = ['0.9', '1.0', '1.1', '1.2', null].filter((version) =>
      isStillAgreed('disclaimers', version),
    );
    expect(agreedVersions).toEqual(agreed);
  });

  test('a file whose name is another version, and versions in no order, are refused', () => {
    writeVersions({}, { '1.1': '1.9' });
    expect(() => legalVersions('disclaimers')).toThrow(
      'content/legal/versions/disclaimers/1.9.md:4: Must be the version that the name of the file says',
    );
    write('1.0', '1.1');
    writeContent('legal/versions/disclaimers/1.0.md', `---\n${FRONT}\n---\n\nText\n`);
    writeContent(
      'legal/versions/disclaimers/1.9.md',
      `---\n${FRONT.replace("'1.0'", "'1.9'")}\n---\n\nText\n`,
    );
    expect(() => legalVersions('disclaimers')).toThrow('must begin later');
  });
});
