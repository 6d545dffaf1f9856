import fc from 'fast-check';
import { anyText } from '@/lib/platform/any-text.fixture';
import { blogSchema, isSlug } from './blog';

describe('a slug', () => {
  test.each([
    'gold',
    'gold-vs-silver',
    '2026',
    'a_b',
    'a--b',
    'v2.0-notes',
    'node.js',
    'what-is-gold-',
    'a--',
    'a._b',
    'सोना-चांदी',
    'zürich',
    'x'.repeat(200),
  ])('%s may name a post', (slug) => expect(isSlug(slug)).toBe(true));

  test.each([
    ['nothing', ''],
    ['a dot in front', '.env'],
    ['a dot at the end', 'gold.'],
    ['two dots together', 'a..b'],
    ['a folder', '.'],
    ['the folder above', '..'],
    ['a path', 'a/b'],
    ['a path of Windows', 'a\\b'],
    ['an escaped path', '%2e%2e%2f'],
    ['a query', 'a?b'],
    ['a space', 'a b'],
    ['a line', 'a\n'],
    ['a NUL', 'a\0'],
    ['a turn of direction', 'a\u202eb'],
    ['a hyphen in front', '-a'],
    ['only a hyphen', '-'],
    ['a tag', '<script>'],
    ['half a character', 'a\ud83d'],
    ['an emoji', '👍'],
    ['201 characters', 'x'.repeat(201)],
  ])('with %s may not', (_, slug) => expect(isSlug(slug)).toBe(false));

  test('contains nothing that forms another path', () => {
    const dangerous = fc.constantFrom(...'/\\%?#&=:;<>"\'` \t\r\n\0\u007f\u0085\u200b\u202e\u2028\ufeff');
    fc.assert(
      fc.property(fc.string(), dangerous, fc.string(), (a, mark, b) =>
        expect(isSlug(a + mark + b)).toBe(false),
      ),
    );
    fc.assert(
      fc.property(anyText(), (text) => {
        if (isSlug(text)) expect(text).not.toMatch(/^[.-]|\.\.|\.$|(?![-_.])[\p{C}\p{Z}\p{P}\p{S}]/u);
      }),
    );
  });

  test('that would make the pattern slow is rejected', () => {
    for (const part of ['a-', 'a.', '-', 'a._-']) expect(isSlug(`a${part.repeat(49)}!`)).toBe(false);
    expect(isSlug('a'.repeat(1_000_000))).toBe(false);
  });
});

describe('a post in the wire format', () => {
  const empty = {
    title: '',
    title_as_url: '',
    description: '',
    content: [],
    meta_data: { title: '', description: '' },
    created_by_name: '',
    created_at: '',
  };

  test('needs only an id; missing fields and null are empty', () => {
    expect(blogSchema.parse({ id: 'a' })).toEqual({ id: 'a', ...empty });
    const nulls = Object.fromEntries(Object.keys(empty).map((key) => [key, null]));
    expect(blogSchema.parse({ id: 'a', ...nulls })).toEqual({ id: 'a', ...empty });
    expect(blogSchema.parse({ id: 'a', meta_data: { title: null } }).meta_data).toEqual(empty.meta_data);
  });

  test('may have a number as its id', () => expect(blogSchema.parse({ id: 0 }).id).toBe('0'));

  test('has blocks with three fields each', () => {
    const content = [
      { web_url: 'https://a.example/a.png' },
      { paragraph: 'Text', thumbnail_url: null, other: 1 },
    ];
    expect(blogSchema.parse({ id: 'a', content }).content).toEqual([
      { web_url: 'https://a.example/a.png', thumbnail_url: '', paragraph: '' },
      { web_url: '', thumbnail_url: '', paragraph: 'Text' },
    ]);
  });

  test.each([
    ['no id', {}],
    ['an id that is null', { id: null }],
    ['an id that is no number', { id: NaN }],
    ['a title that is no text', { id: 'a', title: { html: '' } }],
    ['content that is no list', { id: 'a', content: 'Text' }],
    ['a block that is no block', { id: 'a', content: ['Text'] }],
    ['nothing', null],
    ['a list', []],
  ])('with %s is refused', (_, value) => expect(blogSchema.safeParse(value).success).toBe(false));
});
