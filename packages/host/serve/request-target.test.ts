import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { requestTarget } from './request';

it.each([
  ['/', '/', ''],
  ['/reports/gold-vs-silver?from=mail', '/reports/gold-vs-silver', '?from=mail'],
  ['/re%70orts/g%6Fld', '/reports/gold', ''],
  ['/caf%C3%A9', '/café', ''],
  ['/a%20b', '/a b', ''],
  ['/50%25%20less', '/50% less', ''],
  ['/100%25', '/100%', ''],
  ['/it%27s%2C%20a%26b%2Bc%3A.', "/it's, a&b+c:.", ''],
  ['http://elsewhere.example/blogs?q=1', '/blogs', '?q=1'],
  ['HTTPS://elsewhere.example:8443/blogs', '/blogs', ''],
  ['/http://elsewhere.example/', '/http://elsewhere.example/', ''],
  ['/blogs#comments', '/blogs', ''],
  ['/search?q=a?b', '/search', '?q=a?b'],
  ['/search?q=%2e%2e%00', '/search', '?q=%2e%2e%00'],
  // Two slashes name a path here, never another host.
  ['//evil.example', '//evil.example', ''],
  ['/.well-known/security.txt', '/.well-known/security.txt', ''],
  ['/a..b/...', '/a..b/...', ''],
])('%s is read as %s', (url, path, search) => expect(requestTarget(url)).toEqual({ path, search }));

it.each([
  ['', 'nothing'],
  ['*', 'the server as a whole'],
  ['blogs', 'no slash'],
  ['evil.example:443', 'a host alone'],
  ['http://elsewhere.example', 'a host without a path'],
  ['/%', 'half an escape'],
  ['/%zz', 'no escape'],
  ['/blogs/%E0%A4%A', 'half a character'],
  ['/%C0%AF', 'a slash in too many bytes'],
  ['/%ED%A0%80', 'half a pair'],
  ['/a\u0000b', 'NUL'],
  ['/a%00b', 'NUL, escaped'],
  ['/a%0d%0aSet-Cookie:x', 'a line end'],
  ['/a\\b', 'a backslash'],
  ['/a%5Cb', 'a backslash, escaped'],
  ['/a%2Fb', 'a slash within a name'],
  ['/a%3Fb', 'a question mark within a name'],
  ['/a%23b', 'a hash within a name'],
  ['/a%252e', 'an escape within an escape'],
  ['/a%252Fb', 'a slash, escaped twice'],
  ['/a%253fb', 'a question mark, escaped twice'],
  ['/a%2500b', 'NUL, escaped twice'],
  ['/a%7f', 'delete'],
  ['/../etc/passwd', 'the folder above'],
  ['/a/%2e%2e/b', 'the folder above, escaped'],
  ['/a/.%2E', 'the folder above, half escaped'],
  ['/./a', 'this folder'],
  ['/a/%2e', 'this folder, escaped'],
])('%j is not a page of ours: %s', (url) => expect(requestTarget(url)).toBeNull());

describe('for any input', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '..', '.', '%', '%2e', '%2F', '%5c', '%00', '%25', '\\', '?', '#', 'http://'),
    anyText({ maxLength: 3 }),
    fc.string({ unit: 'grapheme', maxLength: 3 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  const url = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

  it('a path has one spelling: encoded and read again it is the same', () => {
    fc.assert(
      fc.property(url, (text) => {
        const path = requestTarget(text)?.path;
        if (path === undefined) return;
        expect(requestTarget(encodeURI(path.toWellFormed()))?.path).toBe(path.toWellFormed());
      }),
      { numRuns: 2_000 },
    );
  });

  it('a path is the same for a client that resolves its segments', () => {
    fc.assert(
      fc.property(url, (text) => {
        const path = requestTarget(text)?.path;
        // A URL that begins with two slashes names a host: those are only ever asked for below one of ours.
        if (path === undefined || path.startsWith('//')) return;
        const resolved = new URL(encodeURI(path.toWellFormed()), 'http://site').pathname;
        expect(decodeURIComponent(resolved)).toBe(path.toWellFormed());
      }),
      { numRuns: 2_000 },
    );
  });
});
