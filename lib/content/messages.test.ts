import { writeContent } from './content-folder.fixture';
import { fill } from '@/lib/platform/fill';
import { inLocale } from './locale';
import { checkTranslation, language, locales } from './locales';
import { checkMessages, pluralTemplate, rich, template, templates, text } from './messages';

const ENGLISH = `# Words
greeting: Good day, {name}.
posts: '{count, plural, one {# post} other {# posts}}'
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
    6,
    'help.write: The message is',
  ],
  [
    'another value',
    'Good day, {name}.',
    'नमस्ते, {nam}',
    2,
    'greeting: The values are nam; those of the English',
  ],
  ['a missing tag', '<mail>our team</mail>', 'us', 5, 'help.write: The values are none'],
  [
    'an unknown message',
    'greeting:',
    'hello: x\ngreeting:',
    2,
    'hello: The English file has no such message',
  ],
  ['a broken message', '{name}', '{name', 2, 'greeting: No message in ICU MessageFormat'],
])('%s of a translation is refused with file and line', (_, from, to, line, problem) => {
  translated(from, to);
  expect(() => inLocale('hi', checkMessages)).toThrow(`content/hi/messages/test.yaml:${line}: ${problem}`);
});

test('a message that a translation cannot fill in is English at run time', () => {
  translated('Good day, {name}.', 'नमस्ते, {nam}');
  expect(inLocale('hi', () => text('test.greeting', { name: 'Asha' }))).toBe('Good day, Asha.');
});

test('a file that translates nothing is refused', () => {
  writeContent('hi/messages/tset.yaml', 'a: b');
  expect(() => checkTranslation('hi')).toThrow('There is no content/messages/tset.yaml');
});
