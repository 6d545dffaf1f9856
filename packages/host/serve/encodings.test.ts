import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { acceptedEncodings, compress, ENCODINGS, isCompressible } from './encodings';

/** What would be sent: the first that every Node can make. */
const chosen = (header: string) =>
  acceptedEncodings(header).find((encoding) => ['br', 'gzip', 'identity'].includes(encoding));

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0.5, br;q=0.1', 'identity'],
  ['deflate', 'identity'],
  ['BR', 'br'],
  ['x-gzip-not', 'identity'],
  ['', 'identity'],
])('%j gets %s', (header, encoding) => expect(chosen(header)).toBe(encoding));

it.each(['identity;q=0', '*;q=0', 'gzip;q=0, *;q=0'])('%j accepts no encoding that exists', (header) => {
  expect(chosen(header)).toBeUndefined();
});

it('any header is parsed, with the same result the second time, and only supported encodings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ minLength: 300, maxLength: 5_000 })), (header) => {
      const accepted = acceptedEncodings(header);
      expect([...ENCODINGS, 'identity']).toEqual(expect.arrayContaining([...accepted]));
      expect(acceptedEncodings(header)).toEqual(accepted);
    }),
    { numRuns: 500 },
  );
});

it.each(['quick', 'best'] as const)('a compressed text can be decompressed (%s)', async (effort) => {
  const text = Buffer.from('Gold in rupees. '.repeat(200));
  const made = await compress(text, effort);
  expect([...made.keys()]).toEqual(ENCODINGS);
  expect(brotliDecompressSync(made.get('br') ?? '')).toEqual(text);
  expect(gunzipSync(made.get('gzip') ?? '')).toEqual(text);
  for (const bytes of made.values()) expect(bytes.length).toBeLessThan(text.length / 4);
});

it.each([
  ['text/html; charset=utf-8', 1_000, true],
  ['image/svg+xml', 1_000, true],
  ['application/json', 1_000, true],
  ['application/manifest+json', 1_000, true],
  ['application/rss+xml', 1_000, true],
  ['application/javascript; charset=UTF-8', 1_000, true],
  ['image/avif', 1_000, false],
  ['font/woff2', 1_000, false],
  ['', 1_000, false],
  ['text/html', 20, false],
])('%s of %d bytes: %s', (type, length, expected) => {
  expect(isCompressible(type, Buffer.alloc(length))).toBe(expected);
});
