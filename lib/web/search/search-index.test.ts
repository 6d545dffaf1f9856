import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { excerpt, marked } from './excerpt';
import { LONGEST_QUERY, queryText } from './query-text';
import { searchIndex, type Search, type SearchEntry } from './search-index';

const entry = (kind: SearchEntry['kind'], path: string, title: string, text: string): SearchEntry => ({
  kind,
  path,
  title,
  description: '',
  text,
});

const ENTRIES = [
  entry(
    'post',
    '/silver',
    'Silver in rupees',
    'The price of gold is named once, over years. Volatility is high.',
  ),
  entry('report', '/gold', 'Gold over twenty years', 'Gold and its yields. '.repeat(20)),
  entry('term', '/glossary#volatility', 'Volatility', 'How far returns spread.'),
  entry('question', '/faqs#delete', 'How do I delete my account?', 'In the settings.'),
  entry('post', '/hindi', 'सोने का भाव', 'बीस साल में सोना और चाँदी।'),
  entry('page', '/constructor', 'Constructor of __proto__', 'A café of the naïve, 1,29,082 rupees.'),
];

let search: Search;
beforeAll(async () => {
  search = await searchIndex(ENTRIES);
});
const paths = (query: string) => search(query).hits.map(({ path }) => path);
const words = (pieces: { text: string; isFound: boolean }[]) =>
  pieces.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

describe('what is found', () => {
  test.each([
    ['a word of a title before a word of a text', 'gold', ['/gold', '/silver']],
    ['in capitals', 'VOLATILITY', ['/glossary#volatility', '/silver']],
    ['the beginning of a word', 'volat', ['/glossary#volatility', '/silver']],
    ['only what has all words', 'gold volatility', ['/silver']],
    ['a wrong letter', 'silvar', ['/silver']],
    ['a missing letter, before words with two other letters', 'slver', ['/silver']],
    ['letters exchanged', 'volatiltiy', ['/glossary#volatility', '/silver']],
    ['one of the words, where nothing has all', 'gold mortgage', ['/gold', '/silver']],
    ['a question, without its small words', 'how can I delete an account', ['/faqs#delete']],
    ['Devanagari', 'सोना', ['/hindi']],
    ['without accents', 'cafe naive', ['/constructor']],
    ['with accents', 'réturns', ['/glossary#volatility']],
    ['figures as written', '1,29,082', ['/constructor']],
    ['names that objects inherit', '__proto__', ['/constructor']],
    ['more of them', 'constructor', ['/constructor']],
  ])('%s', (_, query, expected) => expect(paths(query)).toEqual(expected));

  test.each(['', ' ', 'the', '!?', '29999', 'hasOwnProperty', 'xyzzy'])('nothing for %j', (query) =>
    expect(search(query)).toEqual({ hits: [], total: 0, kinds: [] }),
  );

  test('no more than asked for, with the number of all', () => {
    expect(search('gold', { most: 1 })).toMatchObject({ hits: [{ path: '/gold' }], total: 2 });
  });

  test('one kind alone is searched whole, beyond the best of all kinds', async () => {
    const entries = (kind: SearchEntry['kind'], count: number) =>
      Array.from({ length: count }, (_, i) => entry(kind, `/${kind}-${i}`, 'Rate', ''));
    // Of what says the same, reports come before pages.
    const searchAll = await searchIndex([...entries('report', 40), ...entries('page', 2)]);
    const kinds = ['report', 'page'];
    const all = searchAll('rate');
    expect([all.hits.length, all.total, all.kinds]).toEqual([30, 42, kinds]);
    expect(all.hits.filter(({ kind }) => kind === 'page')).toEqual([]);
    const { hits, total } = searchAll('rate', { kind: 'page' });
    expect([hits.map(({ path }) => path), total]).toEqual([['/page-0', '/page-1'], 2]);
    expect(searchAll('rate', { kind: 'report' })).toMatchObject({ total: 40, kinds });
  });

  test('a kind of which nothing is found narrows nothing', () => {
    expect(search('gold', { kind: 'term' })).toEqual(search('gold'));
  });

  test('any text is answered, and the pieces of a hit are its title', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const { path, title } of search(queryText(text)).hits)
          expect(title.map((piece) => piece.text).join('')).toBe(
            ENTRIES.find((each) => each.path === path)?.title,
          );
      }),
    );
  });
});

describe('the match in its context', () => {
  test('the words found are marked, as they are written', () => {
    const [hit] = search('volatilty').hits;
    expect(hit && words(hit.title)).toBe('[Volatility]');
    expect(words(marked('Café, cafés', new Set(['cafe'])))).toBe('[Café], cafés');
  });

  test('an excerpt begins shortly before the place with most of them, between words', () => {
    const text = `gold ${'filler '.repeat(60)}silver and gold ${'filler '.repeat(60)}`;
    const excerptWords = words(excerpt(text, new Set(['gold', 'silver'])));
    expect(excerptWords).toContain('[silver] and [gold]');
    expect(excerptWords).toMatch(/^… filler /);
    expect(excerptWords).toMatch(/filler …$/);
    expect(excerptWords.length).toBeLessThan(220);
  });

  test('without a place it is the beginning; a short text is whole', () => {
    expect(words(excerpt('word '.repeat(100), new Set()))).toMatch(/^word .* …$/);
    expect(words(excerpt('All of it.', new Set(['it'])))).toBe('All of [it].');
  });

  test('a long text that is nothing but places costs no more than its length', () => {
    const text = `${'x '.repeat(200_000)}y x`;
    expect(words(excerpt(text, new Set(['x', 'y'])))).toMatch(/^… (?:\[x\] )+…$/);
  });

  test('a text without a space is cut as well', () => {
    expect(words(excerpt('a'.repeat(5_000), new Set())).length).toBeLessThan(200);
  });
});

test.each([
  ['a query that is absent', undefined, ''],
  ['the first of two', ['gold', 'silver'], 'gold'],
  ['spaces around it', '  gold  ', 'gold'],
  ['control and direction marks', 'gold\u0000\u202esilver', 'gold  silver'],
  ['ten thousand letters', 'a'.repeat(10_000), 'a'.repeat(LONGEST_QUERY)],
  ['half a character', '\ud83d', '\ufffd'],
])('a query from an address: %s', (_, value, expected) => expect(queryText(value)).toBe(expected));
