import { z } from 'zod';
import { writeContent } from '@/testing/content/content-folder';
import { inLocale } from './locale';
import { readContent } from './read';
import { wordsOver } from './translated-words';

const schema = z.strictObject({
  title: z.string().max(20),
  price: z.number(),
  series: z.array(z.strictObject({ name: z.string(), label: z.string() })),
  note: z.string().optional(),
});
const read = () =>
  readContent(
    'a.yaml',
    wordsOver('a.yaml', schema, {
      english: () => readContent('a.yaml', z.unknown()),
      isWord: (path) => ['title', 'label'].includes(String(path.at(-1))),
    }),
  );
const ENGLISH_FILE = 'title: Gold\nprice: 5\nseries:\n  - { name: gold-usd, label: Gold }\n';

beforeEach(() => {
  writeContent('a.yaml', ENGLISH_FILE);
  writeContent('hi/locale.yaml', 'name: हिन्दी\nlang: hi-IN\n');
});

const inHindi = (text: string) => {
  writeContent('hi/a.yaml', text);
  return inLocale('hi', read);
};

test('a translation has the words, the English file the rest', () => {
  expect(inHindi('title: सोना\nseries:\n  - { label: सोना }\n')).toEqual({
    title: 'सोना',
    price: 5,
    series: [{ name: 'gold-usd', label: 'सोना' }],
  });
  expect(read()).toMatchObject({ title: 'Gold' });
});

test.each([
  ['title: सोना\n', 'hi/a.yaml:1: series.0.label: The translation is missing'],
  [
    'title: सोना\nprice: 6\nseries:\n  - { label: सोना }\n',
    'hi/a.yaml:2: price: A translation has the words only',
  ],
  [
    'title: सोना\nseries:\n  - { label: सोना }\n  - { label: और }\n',
    'hi/a.yaml:4: series.1: The English file has nothing here',
  ],
  ['titel: सोना\n', 'hi/a.yaml:1: titel: The English file has nothing here'],
  ['title: [सोना]\nseries:\n  - { label: सोना }\n', 'hi/a.yaml:1: title: The translation is missing'],
  ['title: सोना\nseries: सोना\n', 'hi/a.yaml:2: series: The English file has no text here'],
  [`title: ${'सोना'.repeat(9)}\nseries:\n  - { label: सोना }\n`, 'hi/a.yaml:1: title: Too big'],
  ['title: सोना\n__proto__: { a: 1 }\nseries:\n  - { label: सोना }\n', 'The English file has nothing here'],
  ['', 'hi/a.yaml:1: '],
])('%j is refused', (text, problem) => {
  expect(() => inHindi(text)).toThrow(problem);
});
