import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { cspHash } from '@/lib/platform/csp-hash';
import { deferScripts, inlineScriptHashes, scriptHash } from './transform';

const DATA = '<script type="application/ld+json">{"@type":"Article"}</script>';
const THEME = '<script>document.documentElement.dataset.theme="dark"</script>';

/** A page as Next writes it. */
const PAGE = [
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="font" href="/_next/static/a.woff2"/>',
  '<script src="/_next/static/chunks/one.js?a=1&amp;b=2" async=""></script>',
  `${THEME}</head><body><p>Gold in rupees</p>${DATA}`,
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>self.__next_f.push([1,"a $& $1 \\u003c/script>"])</script>`,
  '<script>self.__next_f.push([1,"b"])</script>',
  '<script src="/_next/static/chunks/one.js?a=1&amp;b=2" async=""></script>',
  '</body></html>',
].join('');

/** What the boot script does in a browser: the payload it leaves, and the files it asks for, in order. */
function run(boot: string) {
  const files: string[] = [];
  const context: { self?: unknown; __next_f?: unknown; document: unknown } = {
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => files.push(src) },
    },
  };
  context.self = context;
  vm.runInNewContext(boot, context);
  return { payload: JSON.parse(JSON.stringify(context.__next_f ?? [])) as unknown, files };
}

function deferred(page: string) {
  const { html, scripts } = deferScripts('/a&b', page);
  return { html, boot: scripts.code, url: scripts.url };
}

describe('the page', () => {
  const { html } = deferred(PAGE);

  it('contains its text, styles, fonts, data blocks and our own script', () => {
    for (const kept of [
      '<p>Gold in rupees</p>',
      'href="/_next/static/a.css"',
      'href="/_next/static/a.woff2"',
      DATA,
      THEME,
    ])
      expect(html).toContain(kept);
  });

  it("contains none of Next's scripts, nor their data", () => {
    expect(html).not.toMatch(/chunks|__next_f|as="script"/);
  });

  it('ends with their address', () => {
    expect(html.match(/<script\b/g)).toHaveLength(3);
    expect(html).toMatch(
      /<script type="application\/json" data-boot="\/_boot\/[\w-]+\.js\?of=%2Fa%26b"><\/script><\/body><\/html>$/,
    );
  });
});

describe('the boot script', () => {
  it("contains Next's data unchanged, then loads each file once, in order", () => {
    expect(run(deferred(PAGE).boot)).toEqual({
      payload: [[0], [1, 'a $& $1 </script>'], [1, 'b']],
      files: ['/_next/static/chunks/one.js?a=1&b=2', '/_next/static/chunks/main.js'],
    });
  });

  it('has an address that contains a hash of its content, and the path of its page', () => {
    const { html, boot, url } = deferred(PAGE);
    expect(url).toBe(`/_boot/${scriptHash(boot)}.js?of=%2Fa%26b`);
    expect(html).toContain(`data-boot="${url}"`);
  });
});

describe('what only resembles a script of Next', () => {
  it.each([
    ['data that speaks of one', '<script type="application/ld+json">{"name":"self.__next_f"}</script>'],
    ['data with a file in its address', '<script data-src="/a.js" type="application/json">{}</script>'],
    ['text', '<p>&lt;script&gt;self.__next_f&lt;/script&gt;</p>'],
  ])('%s is not moved', (_, part) => {
    const { html, boot } = deferred(`<body>${part}</body>`);
    expect(html).toContain(part);
    expect(boot).not.toContain('name');
    expect(() => run(boot)).not.toThrow();
  });
});

it('replacement patterns such as $& in a page are not expanded', () => {
  const { html } = deferred("<body><p>$' $& $1</p></body>");
  expect(html).toContain("<p>$' $& $1</p>");
});

describe('the policy of a page', () => {
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
});
