import { createHash } from 'node:crypto';
import { cspHash } from '@/lib/platform/csp-hash';
import { inlineScriptHashes } from './inline-scripts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}'`;

it('a script is named by the hash of its bytes', () => {
  // As `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` has it.
  expect(cspHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(cspHash('"₹"')).toBe(hash('"₹"'));
});

it('every inline script has one hash, of its exact text and line ends', () => {
  const html = `<script>one()</script><p><script id="a" nonce>\n two('<b>')\n</script><script>one()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash("\n two('<b>')\n")]);
});

it.each([
  ['a file', '<script src="/a.js"></script>'],
  ['a file that waits', '<script async="" data-a="b" src="/a.js"></script>'],
  ['data', '<script type="application/ld+json">{"name":"x"}</script>'],
  ['plain data', '<script id="d" type="application/json">{}</script>'],
  ['another element', '<scripture>x</scripture>'],
  ['text', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
])('%s is not an inline script', (_, html) => expect(inlineScriptHashes(html)).toEqual([]));

it.each([
  ['data in its address', '<script data-src="/a.js">x</script>', 'x'],
  ['a module', '<script type="module">x</script>', 'x'],
  ['rules of the browser', '<script type="speculationrules">{}</script>', '{}'],
])('%s does not change that', (_, html, code) => {
  expect(inlineScriptHashes(html)).toEqual([hash(code)]);
});
