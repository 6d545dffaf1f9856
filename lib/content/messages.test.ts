import { writeContent } from '@/testing/content/content-folder';
import { fill } from '@/lib/platform/fill';
import { inLocale } from './locale';
import { checkFolders, checkTranslation, language, locales } from './locales';
import { checkMessages, pluralTemplate, rich, template, templates, text } from './messages';

const ENGLISH = `# Words
greeting: Good day, {name}.
posts: '{count, plural, one {# post} other {# posts}}'
age: '{age, select, current {of today} other {earlier}}'
help:
  write: Write to <mail>our team</mail>.
  wait: 'Again in {seconds} s, please'
`;

beforeEach(() => {
  writeContent('messages/test.yaml', ENGLISH);
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
});

const translated = (from: string, to: string) =>
  writeContent('hi/messages/test.yaml', ENGLISH.replace(from, to));

test('a message is filled in, in the current locale', () => {
  translated('Good day, {name}.', 'नमस्ते, {name}।');
  expect(text('test.greeting', { name: 'Asha' })).toBe('Good day, Asha.');
  expect(inLocale('hi', () => text('test.greeting', { name: 'Asha' }))).toBe('नमस्ते, Asha।');
  expect(text('test.posts', { count: 1 })).toBe('1 post');
  expect(locales()).toEqual(['en', 'hi']);
  expect(inLocale('hi', language)).toEqual({ name: 'हिन्दी', lang: 'hi-IN', numbers: 'hi-IN' });
});

test('a tag of a message becomes what its function returns', () => {
  expect(rich<object>('test.help.write', { mail: (parts) => ({ parts }) })).toEqual([
    'Write to ',
    { parts: ['our team'] },
    '.',
  ]);
});

test('a file that is not translated is English', () => {
  expect(inLocale('hi', () => text('test.posts', { count: 2 }))).toBe('2 posts');
});

test('the browser gets messages that have values only', () => {
  expect(templates('test.help', ['wait'])).toEqual({ wait: 'Again in {seconds} s, please' });
  expect(fill(pluralTemplate('test.posts'), { count: 1 })).toBe('1 post');
  expect(fill(pluralTemplate('test.posts'), { count: 12 })).toBe('12 posts');
  expect(fill(template('test.greeting'), { name: 'Asha' })).toBe('Good day, Asha.');
  expect(() => template('test.posts')).toThrow('test.posts is for the browser');
});

test('a message that does not exist, or lacks a value, is an error of the code', () => {
  expect(() => text('test.nothing')).toThrow('There is no message test.nothing');
  expect(() => text('test.greeting')).toThrow('test.greeting');
});

test.each([
  [
    'a missing message',
    "posts: '{count, plural, one {# post} other {# posts}}'\n",
    '',
    2,
    'posts: The message is missing',
  ],
  [
    'a missing message of a group',
    'write: Write to <mail>our team</mail>.',
    '',
    7,
    'help.write: The message is',
  ],
  [
    'another value',
    'Good day, {name}.',
    'नमस्ते, {nam}',
    2,
    'greeting: The values are nam; those of the English',
  ],
  ['a missing tag', '<mail>our team</mail>', 'us', 6, 'help.write: The values are none'],
  [
    'an unknown message',
    'greeting:',
    'hello: x\ngreeting:',
    2,
    'hello: The English file has no such message',
  ],
  [
    'a tag that is a value',
    '<mail>our team</mail>',
    '{mail}',
    6,
    'help.write: The English message has no {mail}',
  ],
  [
    'a plural for the browser',
    '{seconds} s',
    '{seconds, plural, other {#}} s',
    7,
    'help.wait: The English message has no {seconds, number}',
  ],
  [
    'an unknown choice',
    'current {of',
    'currrent {of',
    4,
    'age: The English message has no {age, select, currrent}',
  ],
  ['a value as a date', '{name}', '{name, date}', 2, 'greeting: The English message has no {name, date}'],
  ['a broken message', '{name}', '{name', 2, 'greeting: No message in ICU MessageFormat'],
])('%s of a translation is refused with file and line', (_, from, to, line, problem) => {
  translated(from, to);
  expect(() => inLocale('hi', checkMessages)).toThrow(`content/hi/messages/test.yaml:${line}: ${problem}`);
});

test('a message that a translation cannot fill in is English at run time', () => {
  translated('Good day, {name}.', 'नमस्ते, {nam}');
  expect(inLocale('hi', () => text('test.greeting', { name: 'Asha' }))).toBe('Good day, Asha.');
});

test('a language may write a count without a plural, or with other forms', () => {
  translated("one {# post} other {# posts}}'", "other {# लेख}}'");
  expect(() => inLocale('hi', checkMessages)).not.toThrow();
  translated("'{count, plural, one {# post} other {# posts}}'", "'लेख: {count}'");
  expect(() => inLocale('hi', checkMessages)).not.toThrow();
});

test('a file that translates nothing is refused, one of a file manager is not', () => {
  writeContent('hi/messages/.DS_Store', 'a');
  expect(() => checkTranslation('hi')).not.toThrow();
  writeContent('hi/messages/tset.yaml', 'a: b');
  expect(() => checkTranslation('hi')).toThrow('There is no content/messages/tset.yaml');
});

test.each([
  'vocabulary/gold.yaml',
  'crawlers.yaml',
  'redirects.yaml',
  'reports/gold/v1.md',
  'series/README.md',
])('a translation of what no page shows in other languages is refused: %s', (file) => {
  writeContent(file, 'a: b');
  writeContent(`hi/${file}`, 'a: b');
  expect(() => checkTranslation('hi')).toThrow(
    `content/hi/${file}:1: No page shows this file in another language than English: a translation has locale.yaml, `,
  );
});

test.each(['site.yaml', 'reports/gold.md', 'series/gold.json', 'legal/terms.md'])(
  'a translation of what a page shows is not: %s',
  (file) => {
    writeContent(file, 'a: b');
    writeContent(`hi/${file}`, 'a: b');
    expect(() => checkTranslation('hi')).not.toThrow();
  },
);

test('the tag of a language belongs to the folder', () => {
  writeContent('hi/locale.yaml', 'name: मराठी\nlang: mr-IN\n');
  expect(() => inLocale('hi', language)).toThrow('content/hi/locale.yaml:2: lang: Must begin with hi');
});

test.each(['hindi!', 'HI', 'hin', 'pt-BR', 'en', 'massages'])(
  'a folder that nothing reads is refused: %s',
  (name) => {
    expect(checkFolders).not.toThrow();
    writeContent(`${name}/locale.yaml`, 'name: हिन्दी\nlang: hi-IN\n');
    expect(checkFolders).toThrow(`content/${name}:1: Nothing reads this folder`);
  },
);
