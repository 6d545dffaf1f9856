import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { blogSchema, distinctPosts, isPublished, isSlug, tagSlug } from './blog';

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
    'gold and silver',
    "india's bonds",
    'gold, silver',
    '50% less',
    '100%',
    'a&b',
    'a+b',
    'bonds: a start',
    'gold.',
    'a..b',
    '...',
    '.env',
    '-a',
    '--',
    '<script>',
    '"quoted" (so)',
    'a;b=c@d!~*',
    '👍',
    'अ'.repeat(66),
  ])('%s may name a post', (slug) => expect(isSlug(slug)).toBe(true));

  test.each([
    ['nothing', ''],
    ['white space alone', ' \u00a0 '],
    ['a folder', '.'],
    ['the folder above', '..'],
    ['a path', 'a/b'],
    ['a path of Windows', 'a\\b'],
    ['an escaped path', '%2e%2e%2f'],
    ['an escaped slash', 'a%2Fb'],
    ['a query', 'a?b'],
    ['a fragment', 'a#b'],
    ['an escaped NUL', 'a%00b'],
    ['a line', 'a\n'],
    ['a NUL', 'a\0'],
    ['a turn of direction', 'a\u202eb'],
    ['the address of the page for missing posts', '-'],
    ['half a character', 'a\ud83d'],
    ['201 characters', 'x'.repeat(201)],
    ['letters of 201 bytes', 'अ'.repeat(67)],
  ])('with %s may not', (_, slug) => expect(isSlug(slug)).toBe(false));

  test('contains nothing that forms another path', () => {
    const dangerous = fc.constantFrom(...'/\\?#\t\r\n\0\u007f\u0085\u202e\u2028');
    fc.assert(
      fc.property(fc.string(), dangerous, fc.string(), (a, mark, b) =>
        expect(isSlug(a + mark + b)).toBe(false),
      ),
    );
    const piece = fc.oneof(
      fc.constantFrom('%', '.', '..', '%2e', '%2F', '%25', '2f', ' '),
      anyText({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const slug = pieces.join('');
        if (!isSlug(slug)) return;
        const { pathname, search, hash } = new URL(`/blogs/${encodeURIComponent(slug)}`, 'http://site');
        expect([decodeURIComponent(pathname), search, hash]).toEqual([`/blogs/${slug}`, '', '']);
      }),
    );
  });

  test('that is very long is rejected', () => expect(isSlug('a'.repeat(1_000_000))).toBe(false));
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
    updated_at: '',
    tags: [],
    draft: false,
    publish_at: '',
  };

  test('needs only an id; missing fields and null are empty', () => {
    expect(blogSchema.parse({ id: 'a' })).toEqual({ id: 'a', ...empty });
    const nulls = Object.fromEntries(Object.keys(empty).map((key) => [key, null]));
    expect(blogSchema.parse({ id: 'a', ...nulls })).toEqual({ id: 'a', ...empty });
    expect(blogSchema.parse({ id: 'a', meta_data: { title: null } }).meta_data).toEqual(empty.meta_data);
  });

  test('has no block and no tag where a null is', () =>
    expect(
      blogSchema.parse({ id: 'a', content: [null, { paragraph: 'Text' }], tags: [null, 'Gold'] }),
    ).toMatchObject({ content: [{ paragraph: 'Text' }], tags: ['Gold'] }));

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
    ['an id that is no address', { id: 'a/b' }],
    ['neither as id nor as slug an address', { id: '\ud800', title_as_url: '..' }],
    ['a title that is no text', { id: 'a', title: { html: '' } }],
    ['content that is no list', { id: 'a', content: 'Text' }],
    ['a block that is no block', { id: 'a', content: ['Text'] }],
    ['nothing', null],
    ['a list', []],
  ])('with %s is refused', (_, value) => expect(blogSchema.safeParse(value).success).toBe(false));
});

describe('what an upstream may send', () => {
  const post = (fields: object) => blogSchema.parse({ id: 'a', ...fields });

  test('fields of ours in another shape count as omitted, and the post stays', () => {
    expect(post({ tags: 'gold', updated_at: 7, publish_at: {}, draft: 'no' })).toMatchObject({
      tags: [],
      updated_at: '',
      publish_at: '',
      draft: false,
    });
  });

  test.each(['..', 'a/b', 'a\u202eb', '\ud800'])(
    'a slug that is no address counts as omitted: %j',
    (title_as_url) => expect(post({ title_as_url }).title_as_url).toBe(''),
  );

  test('half a character in an id is replaced, so that it can be escaped', () =>
    expect(encodeURIComponent(post({ id: 'a\ud800', title_as_url: 'a' }).id)).toBe('a%EF%BF%BD'));

  test('of a list only the first items are looked at', () => {
    const content = [...Array<object>(500).fill({ paragraph: 'a' }), 'no block'];
    expect(post({ content }).content).toHaveLength(500);
  });

  test.each([true, 'true', 1])('a draft may be said by %j', (draft) =>
    expect(isPublished(post({ draft }), 0)).toBe(false),
  );

  test('control characters and turns of direction are taken out', () => {
    const text = 'a\u0000b\u001b[31m\u202ec\u2067\td\n';
    expect(post({ title: text, content: [{ paragraph: text }] })).toMatchObject({
      title: 'ab[31mc\td\n',
      content: [{ paragraph: 'ab[31mc\td\n' }],
    });
  });

  test('5 MB of text is cut off, in one paragraph or in many', () => {
    const length = (content: object[]) =>
      post({ content }).content.reduce((sum, { paragraph }) => sum + paragraph.length, 0);
    expect(length([{ paragraph: 'word '.repeat(1_000_000) }])).toBeLessThan(201_000);
    expect(length(Array(5_000).fill({ paragraph: 'word '.repeat(200) }))).toBeLessThan(201_000);
    expect(post({ title: 'a'.repeat(5_000_000) }).title.length).toBeLessThan(1_100);
  });

  test('tags without an address are left out, and each address is there once', () => {
    expect(post({ tags: ['Gold ', 'GOLD', '!', '', 'सोना', 'a'.repeat(99)] }).tags).toEqual([
      'Gold',
      'सोना',
      `${'a'.repeat(40)} …`,
    ]);
    expect(['Fixed income', 'A/B  test!', 'सोना'].map(tagSlug)).toEqual(['fixed-income', 'a-b-test', 'सोना']);
  });

  test('posts of one id are one post; of two with one slug the second is reached by its id', () => {
    const twice = [
      post({ id: 1, title_as_url: 'gold' }),
      post({ id: 1, title_as_url: 'gold' }),
      post({ id: 2, title_as_url: 'gold' }),
    ];
    expect(distinctPosts(twice).map(({ id, title_as_url }) => [id, title_as_url])).toEqual([
      ['1', 'gold'],
      ['2', ''],
    ]);
    const unreachable = post({ id: 'a/b', title_as_url: 'gold' });
    expect(distinctPosts([...twice, unreachable])).toHaveLength(2);
  });
});

test('a post is public from its moment on; a moment in no known form is no condition', () => {
  const at = (publish_at: string, now: string) => isPublished({ draft: false, publish_at }, Date.parse(now));
  expect(at('2026-08-01T09:00:00+05:30', '2026-08-01T03:29:59Z')).toBe(false);
  expect(at('2026-08-01T09:00:00+05:30', '2026-08-01T03:30:00Z')).toBe(true);
  expect(at('next week', '2026-08-01T03:30:00Z')).toBe(true);
  expect(at('', '1970-01-01T00:00:00Z')).toBe(true);
});
