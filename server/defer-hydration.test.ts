import vm from 'node:vm';
import { deferScripts } from './defer-hydration';

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

const deferred = (html: string) => deferScripts(html, () => '/_boot/a.js');

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
      /<script type="application\/json" data-boot="\/_boot\/a\.js"><\/script><\/body><\/html>$/,
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

  it('has an address that contains a hash of its content', () => {
    const seen: string[] = [];
    const { boot, html } = deferScripts(PAGE, (text) => {
      seen.push(text);
      return '/_boot/b.js?of=%2Fa%26b';
    });
    expect(seen).toEqual([boot]);
    expect(html).toContain('data-boot="/_boot/b.js?of=%2Fa%26b"');
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
