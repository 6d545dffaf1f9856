import fc from 'fast-check';
import { anyText } from '@/testing/content/any-text';
import { safeCallback } from './callback-url';

it.each([
  ['/web', '/web'],
  ['/web?filter=trending&q=gold', '/web?filter=trending&q=gold'],
  ['/web/insights/record-gold-usd-oz-2026-01', '/web/insights/record-gold-usd-oz-2026-01'],
  ['/web/account', '/web/account'],
  ['/hi/web/saved/new?kind=report&item=gold', '/hi/web/saved/new?kind=report&item=gold'],
  ['/hi/web/shared', '/hi/web/shared'],
  ['/reports/gold-vs-silver', '/reports/gold-vs-silver'],
  ['/', '/'],
  ['https://evil.example', '/web'],
  ['//evil.example', '/web'],
  ['/\\evil.example', '/web'],
  ['/web/..//evil.example', '/web'],
  ['/%2f%2fevil.example', '/web'],
  ['\t//evil.example', '/web'],
  ['/\t/evil.example', '/web'],
  ['javascript:alert(1)', '/web'],
  ['/api/sign-out', '/web'],
  ['/web\n/evil', '/web/evil'],
  ['/web@evil.example', '/web'],
  ['', '/web'],
  [undefined, '/web'],
  [['/web'], '/web'],
  ['/web?' + 'a'.repeat(600), '/web'],
])('turns %j into %s', (given, expected) => expect(safeCallback(given)).toBe(expected));

/** As fc.webUrl(), which takes a second to set up because its path may have every character, percent-encoded. */
const foreignUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.string())
  .map(([scheme, domain, rest]) => `${scheme}://${domain}/${rest}`);

it('never leaves the site and never throws, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        foreignUrl,
        fc.string().map((text) => `/${text}`),
      ),
      (text) => {
        const result = safeCallback(text);
        expect(new URL(result, 'https://site.example').origin).toBe('https://site.example');
        expect(result).toMatch(/^\/(?![/\\])/);
      },
    ),
  );
});
