import fc from 'fast-check';
import { blogSchema } from '@/lib/contract/blog';
import { ProviderError } from '@/lib/provider/provider-error';
import { anyText } from '@/testing/content/any-text';
import { log } from '@/lib/platform/log';
import { blogFrom, blogPageFrom } from './blogs';
import type { WireResponse } from './wire';

beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const value = fc.oneof(anyText(), fc.jsonValue(), fc.integer());
const VALID = { id: 7, title: 'On gold', title_as_url: 'on-gold', content: null, created_at: null };
const FIELDS = Object.keys(blogSchema.shape);
/** A post of which some fields are anything. */
const post = fc
  .dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 3 })
  .map((changed) => ({ ...VALID, ...changed }));
const envelope = (data: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ status: fc.constantFrom(200, '200'), data }) },
    fc.record({ status: value, message: value, data }),
    fc.jsonValue(),
  );
/** Header values are Latin-1 without line breaks. */
const header = fc.oneof(
  fc.integer().map(String),
  fc.string({ unit: 'grapheme-ascii' }).filter((text) => /^[\x21-\x7e]*$/.test(text)),
  fc.constantFrom('0', '-1', '1e9', '1e309', 'NaN', '0x10', '9007199254740993'),
);

const answerOf = (json: unknown, headers: Record<string, string> = {}): WireResponse => ({
  httpStatus: 200,
  headers: new Headers(headers),
  json,
  text: JSON.stringify(json),
});

/** The result, or undefined for the error that callers expect. */
function unlessRefused<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(ProviderError);
    return undefined;
  }
}

test('whatever an upstream sends as a post is a whole post, none, or refused', () => {
  fc.assert(
    fc.property(envelope(post), (json) => {
      const blog = unlessRefused(() => blogFrom(answerOf(json)));
      if (blog) expect(blog.title).not.toBe('');
      if (blog) expect(blogSchema.parse(blog)).toEqual(blog);
    }),
  );
});

test('whatever an upstream sends as a list and as paging is a page with a number, or refused', () => {
  fc.assert(
    fc.property(
      envelope(fc.array(fc.oneof(post, fc.jsonValue()), { maxLength: 5 })),
      header,
      header,
      (json, total, current) => {
        const headers = { 'x-total-pages': total, 'x-current-page': current };
        const page = unlessRefused(() => blogPageFrom(answerOf(json, headers), 3));
        if (!page) return;
        for (const count of [page.page, page.totalPages])
          expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
        expect(page.totalPages).toBeLessThanOrEqual(1_000);
        expect(new Set(page.items.map(({ title_as_url, id }) => title_as_url || id)).size).toBe(
          page.items.length,
        );
      },
    ),
  );
});

test('of a list that is too long, a hundred posts are read, and one line of log says what was faulty', () => {
  const warned = jest.mocked(log.warn);
  const data = Array.from({ length: 5_000 }, (_, id) => (id % 2 ? { id, content: 'no list' } : { id }));
  const { items } = blogPageFrom(answerOf({ status: 200, data }), 1);
  expect(items.map(({ id }) => Number(id))).toEqual(Array.from({ length: 50 }, (_, i) => 2 * i));
  const first = [1, 3, 5, 7, 9].map((index) => ({ index, fields: ['content'] }));
  expect(warned.mock.calls.map(([fields]) => fields)).toEqual([{ count: 50, first }]);
});
