import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeContent } from '@/testing/content/content-folder';
import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { z } from 'zod';
import { readContentFrom, storeContent } from './content-source';
import { ContentError, listContent, parseContent, readContent, readMarkdown } from './read';

const schema = z.object({
  title: z.string(),
  stores: z.object({ android: z.url('Must be an address') }),
  partners: z.array(z.object({ url: z.url('Must be an address') })),
});

const SOUND = `# A comment
title: Samvit
stores:
  android: https://store.example
partners:
  - url: https://one.example
  - url: https://two.example
`;

/** The text with one line replaced; lines count from 1, as in the messages. */
const withLine = (number: number, line: string) =>
  SOUND.split('\n')
    .map((old, i) => (i === number - 1 ? line : old))
    .join('\n');

test('valid YAML and JSON are read by the schema', () => {
  expect(parseContent('site.yaml', SOUND, schema)).toEqual({
    title: 'Samvit',
    stores: { android: 'https://store.example' },
    partners: [{ url: 'https://one.example' }, { url: 'https://two.example' }],
  });
  expect(parseContent('a.json', '{"a": [1, null]}', z.object({ a: z.array(z.unknown()) }))).toEqual({
    a: [1, null],
  });
});

test('a server takes what a YAML file holds as the build has parsed it', () => {
  writeContent('folder/site.yaml', SOUND);
  const site = readContent('folder/site.yaml', schema);
  const folder = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'stored-'));
  storeContent(folder);
  readContentFrom(folder, folder);
  expect(readContent('folder/site.yaml', schema)).toEqual(site);
  expect(() => readContent('folder/other.yaml', schema)).toThrow('The file is missing');
});

test('a field that JSON has twice is rejected as in YAML', () => {
  const read = () => parseContent('a.json', '{\n"a": "b\\": c:",\n"a": 2\n}', z.object({ a: z.unknown() }));
  expect(read).toThrow('content/a.json:3: Map keys must be unique');
});

test('a date in YAML remains text', () => {
  expect(parseContent('a.yaml', 'effective: 2025-04-28', z.object({ effective: z.string() }))).toEqual({
    effective: '2025-04-28',
  });
});

describe('an error has its file and line', () => {
  test.each([
    ['a value deep inside', withLine(4, '  android: nowhere'), 4, 'stores.android: Must be an address'],
    ['a value in a list', withLine(7, '  - url: nowhere'), 7, 'partners.1.url: Must be an address'],
    ['a value of another kind', withLine(2, 'title: 5'), 2, 'title: '],
    ['a missing field, at the place that lacks it', withLine(4, '  ios: x'), 4, 'stores.android: '],
    ['a missing field of the whole', withLine(2, ''), 3, 'title: '],
    ['a field twice', withLine(3, 'title: Again\nstores:'), 3, 'Map keys must be unique'],
    ['a broken line', withLine(4, '  android: "open'), 8, 'Missing closing "quote'],
    ['a list that nothing ends', withLine(2, 'title: [Samvit'), 2, 'What begins with "[" has no "]"'],
    ['a list in another', withLine(2, 'title: { a: [Samvit,\n  5 }'), 2, 'What begins with "[" has no "]"'],
    ['a map that nothing ends', withLine(2, 'title: { a: b'), 2, 'What begins with "{" has no "}"'],
    ['a tab for spaces', withLine(4, '\tandroid: x'), 4, 'Tabs are not allowed as indentation'],
    ['two documents in one file', withLine(5, '---'), 5, 'Source contains multiple documents'],
    ['no content at all', '', 1, 'Invalid input'],
  ])('%s', (_, text, line, problem) => {
    const reading = () => parseContent('site.yaml', text, schema);
    expect(reading).toThrow(ContentError);
    expect(reading).toThrow(`content/site.yaml:${line}: ${problem}`);
  });

  test('also for a text that begins in the middle of its file', () => {
    expect(() => parseContent('blogs/a.md', withLine(4, '  android: x'), schema, 11)).toThrow(
      'content/blogs/a.md:14: ',
    );
    expect(() => parseContent('blogs/a.md', withLine(4, '\tandroid: x'), schema, 11)).toThrow(
      'content/blogs/a.md:14: ',
    );
  });

  test('at the location of the wrong value', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 9 }), (before, after, firstLine) => {
        const names = [...Array(before).fill('right'), 'wrong', ...Array(after).fill('right')];
        const text = names.map((value, i) => `field-${i}: ${value}`).join('\n');
        expect(() =>
          parseContent('a.yaml', text, z.record(z.string(), z.literal('right')), firstLine),
        ).toThrow(`content/a.yaml:${before + firstLine}: field-${before}: `);
      }),
    );
  });

  // YAML aliases: undefined, to a value, to itself, and one that would expand until memory is full.
  test.each([
    ['a value that begins with an asterisk', withLine(2, 'title: *news'), 2, 'news'],
    ['an alias of a value', withLine(3, 'again: &a x\nother: *a\nstores:'), 4, 'a'],
    ['an alias inside itself', withLine(2, 'title: &a [*a]'), 2, 'a'],
    ['an alias as a key', withLine(2, '*a : x'), 2, 'a'],
  ])('%s', (_, text, line, name) => {
    expect(() => parseContent('site.yaml', text, schema)).toThrow(
      new ContentError(
        'site.yaml',
        line,
        `*${name} is an alias, which content does without; a text that begins with an asterisk stands in quotes`,
      ),
    );
  });

  test('for a field that a strict schema does not know', () => {
    const strict = z.strictObject({ a: z.number(), b: z.strictObject({ c: z.number() }) });
    expect(() => parseContent('a.yaml', 'a: 1\nb:\n  c: 2\n  d: 3\n', strict)).toThrow(
      'content/a.yaml:4: b: Unrecognized key: "d"',
    );
  });

  test.each([
    ['one of some words', z.enum(['line', 'steps']), 'stpes', '; the nearest is "steps"'],
    ['no word like them', z.enum(['line', 'steps']), 'pie', 'expected one of "line"|"steps"'],
    ['a text that is too long', z.string().max(5), 'Samvit', 'to have <=5 characters; it has 6'],
    ['a text that is too short', z.string().min(8), 'Samvit', 'to have >=8 characters; it has 6'],
    ['a day for a moment', z.iso.datetime(), '2026-07-01', 'datetime, such as 2026-07-21T10:40:00+05:30'],
    ['a date in words', z.iso.date(), '1 July', 'Invalid ISO date, such as 2026-07-21'],
  ])('and what would be right, for %s', (_, value, text, problem) => {
    const reading = () => parseContent('a.yaml', `a: ${text}`, z.object({ a: value }));
    expect(reading).toThrow(/^content\/a\.yaml:1: a: /);
    expect(reading).toThrow(new RegExp(`${problem.replace(/[|+]/g, '\\$&')}$`));
  });

  test('and the nearest name of a kind that decides the other fields', () => {
    const kinds = z.discriminatedUnion('formula', [
      z.object({ formula: z.literal('change') }),
      z.object({ formula: z.literal('highest') }),
    ]);
    expect(() => parseContent('a.yaml', 'formula: chnge', kinds)).toThrow('; the nearest is "change"');
  });

  test('and no second line', () => {
    expect(() => parseContent('blogs/a.md', withLine(4, '\tandroid: x'), schema, 11)).not.toThrow(
      /at line 4/,
    );
  });

  test('for any text, which is read or rejected with an error of content', () => {
    const yamlish = fc.stringMatching(/^[a-c:\-{}[\]"'|>#!%@,?&*\n\t ]{0,40}$/);
    fc.assert(
      fc.property(fc.oneof(anyText(), yamlish), (text) => {
        try {
          parseContent('a.yaml', text, z.object({ a: z.string() }));
        } catch (error) {
          expect(error).toBeInstanceOf(ContentError);
          expect(String(error)).toMatch(/^ContentError: content\/a\.yaml:[1-9]\d*: /);
        }
      }),
    );
  });
});

describe('files', () => {
  test('are read from content/', () => {
    writeContent('greeting.yaml', 'words: Namaste\n');
    expect(readContent('greeting.yaml', z.object({ words: z.string() }))).toEqual({ words: 'Namaste' });
  });

  test('are named if they do not exist', () => {
    expect(() => readContent('gone.yaml', z.unknown())).toThrow(
      'content/gone.yaml:1: The file is missing or cannot be read',
    );
  });

  test('are listed by their ending, sorted, without hidden ones', () => {
    for (const name of ['b.md', 'a.md', '.draft.md', 'notes.txt']) writeContent(`listed/${name}`, '');
    expect(listContent('listed', '.md')).toEqual(['a.md', 'b.md']);
  });
});

describe('Markdown with front matter', () => {
  const meta = z.object({ title: z.string() });

  test('is split into its fields and its text', () => {
    writeContent('sound.md', '---\ntitle: Gold\n---\n\n## Heading\n\n---\n\nMore\n');
    const { lineOf, ...sound } = readMarkdown('sound.md', meta);
    expect(sound).toEqual({ meta: { title: 'Gold' }, body: '## Heading\n\n---\n\nMore', bodyLine: 5 });
    expect(lineOf(['title'])).toBe(2);
  });

  test('has the lines of its fields, and of the nearest existing one for a missing field', () => {
    writeContent('deep.md', '---\ntitle: Gold\nparts:\n  - { a: 1 }\n  - { a: 2 }\n---\nText\n');
    const { lineOf, bodyLine } = readMarkdown('deep.md', z.object({ parts: z.array(z.unknown()) }));
    expect([lineOf(['parts', 1, 'a']), lineOf(['parts', 1, 'b']), bodyLine]).toEqual([5, 5, 7]);
  });

  test('may have Windows line ends', () => {
    writeContent('windows.md', '---\r\ntitle: Gold\r\n---\r\n\r\nOne\r\nTwo\r\n');
    expect(readMarkdown('windows.md', meta)).toMatchObject({ meta: { title: 'Gold' }, body: 'One\nTwo' });
    writeContent('windows-wrong.md', '---\r\n# one\r\ntitle: [a]\r\n---\r\n');
    expect(() => readMarkdown('windows-wrong.md', meta)).toThrow('content/windows-wrong.md:3: title: ');
  });

  test('has the line of a wrong field in the whole file', () => {
    writeContent('wrong.md', '---\n# one\n# two\ntitle: [a]\n---\nText\n');
    expect(() => readMarkdown('wrong.md', meta)).toThrow('content/wrong.md:4: title: ');
  });

  test.each([
    ['no front matter', 'Text only\n'],
    ['front matter that does not end', '---\ntitle: Gold\nText\n'],
    ['front matter that does not come first', '\n---\ntitle: Gold\n---\nText\n'],
  ])('%s is refused', (_, text) => {
    writeContent('bare.md', text);
    expect(() => readMarkdown('bare.md', meta)).toThrow('content/bare.md:1: Starts with no front matter');
  });
});
