import { env, siteOrigin } from '@/lib/platform/env';
import { crawlSite, type CrawledPage } from '@/testing/pages/crawl';
import { INDEXED, POSTS, REPORTS, TRANSLATED } from './routes';
import { ask } from '@/testing/servers/loopback';
import { doubles, pathOf, problemsOf, sameAddress } from '@/testing/pages/page-problems';
import { expect, test } from '@/testing/browser/test';

// The whole site as a crawler sees it: plain requests, starting at the front page.
test.describe.configure({ mode: 'serial' });

const { PORT } = env();
const get = async (path: string, headers?: Record<string, string>) => ask(PORT, path, headers && { headers });
const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => pathOf(url));

let pages: Map<string, CrawledPage>;
const indexed = () =>
  [...pages.values()].filter(
    ({ isIndexed, canonical, path }) => isIndexed && sameAddress(canonical ?? '', path),
  );

test.beforeAll(async () => {
  pages = new Map((await crawlSite()).map((page) => [page.path, page]));
});

test('every page exists, with valid markup and metadata', () => {
  expect(pages.size).toBeGreaterThan(INDEXED.length);
  const problems = [...pages.values()].flatMap((page) =>
    problemsOf(page, pages).map((problem) => `${page.path} ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(doubles([...pages.values()])).toEqual([]);
});

test('the sitemap lists what a crawler finds, and nothing else', async () => {
  const parts = locationsIn((await get('/sitemap.xml')).text);
  const listed = await Promise.all(
    parts
      .filter((part) => !part.endsWith('/images.xml'))
      .map(async (part) => locationsIn((await get(part)).text)),
  );
  const found = indexed()
    .map(({ path }) => path)
    // Older posts are found through the list, and are listed themselves.
    .filter((path) => !/\/page\/\d+$/.test(path));
  expect(listed.flat().sort()).toEqual(found.sort());
});

test('feeds contain the posts and reports of the sitemap, each with a page that links to its feed', async () => {
  for (const of of ['posts', 'reports'] as const) {
    const listed = locationsIn((await get(`/sitemaps/${of}.xml`)).text)
      // The feeds are English.
      .filter((path) => !TRANSLATED.includes(path))
      .sort();
    const feed = JSON.parse((await get(`/feeds/${of}.json`)).text) as {
      items: { url: string; title: string }[];
    };
    expect(feed.items.map(({ url }) => pathOf(url)).sort()).toEqual(listed);
    for (const { url, title } of feed.items) {
      expect(pages.get(pathOf(url))?.headings).toEqual([title]);
      const markdown = await get(`${pathOf(url)}.md`);
      expect([markdown.status, markdown.headers['content-type']]).toEqual([
        200,
        'text/markdown; charset=utf-8',
      ]);
      expect(markdown.text).toMatch(/^# \w/);
    }
  }
  const guide = await get('/llms.txt');
  for (const [, url = ''] of guide.text.matchAll(/\]\(([^)]+)\)/g))
    expect([url, (await get(pathOf(url))).status]).toEqual([url, 200]);
});

test('a tag has a page and feeds with the same posts, which the posts name', async () => {
  const tags = [...pages.keys()].filter((path) => /^\/blogs\/tag\/[^/]+$/.test(path));
  expect(tags).toContain('/blogs/tag/gold');
  for (const tag of tags) {
    const page = pages.get(tag);
    const posts = (links: readonly string[] = []) =>
      [...new Set(links)].filter((link) => /^\/blogs\/[a-z0-9-]+$/.test(link)).sort();
    const feed = JSON.parse((await get(tag.replace('/blogs/', '/feeds/') + '.json')).text) as {
      items: { url: string }[];
    };
    expect([tag, feed.items.map(({ url }) => pathOf(url)).sort()]).toEqual([tag, posts(page?.links)]);
    for (const { url } of feed.items) expect(pages.get(pathOf(url))?.links).toContain(tag);
    const rss = await get(tag.replace('/blogs/', '/feeds/') + '.rss');
    expect([rss.status, rss.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  }
});

test('a client with a copy of a feed gets 304, by ETag or date', async () => {
  const { headers } = await get('/feeds/posts.atom');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
  expect((await get('/feeds/posts.atom', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  expect(
    (await get('/feeds/posts.atom', { 'if-modified-since': String(headers['last-modified']) })).status,
  ).toBe(304);
});

test('sharing pictures have the declared size and type', async () => {
  const images = new Set(indexed().map(({ image }) => image.url));
  expect(images.size).toBeGreaterThan(POSTS.length + REPORTS.length);
  for (const url of images) {
    expect(url.startsWith(siteOrigin())).toBe(true);
    const { status, headers, body } = await get(pathOf(url));
    expect([url, status, headers['content-type']]).toEqual([url, 200, 'image/png']);
    expect([url, body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([url, 1200, 630]);
  }
});

test('other spellings and old addresses redirect to the canonical one in one step', async () => {
  for (const [path, address] of [
    ['/faqs/', '/faqs'],
    ['/FAQs/?utm_source=mail', '/faqs'],
    ['/Reports/Gold-vs-Silver', '/reports/gold-vs-silver'],
    ['/blogs/page/1', '/blogs'],
    ['/rss.xml', '/feeds/posts.rss'],
    ['/reports/gold-vs-silver/figures', '/reports/gold-vs-silver/evidence'],
    ['/reports/gold-vs-silver/v/1/figures', '/reports/gold-vs-silver/v/1/evidence'],
    ['/hi/reports/gold-vs-silver/figures/', '/hi/reports/gold-vs-silver/evidence'],
    ['/blogs/reading-a-drawdown/figures', '/blogs/reading-a-drawdown/evidence'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 308, address]);
    expect((await get(address)).status).toBe(200);
  }
});

test('robots.txt has the policy of each kind of crawler', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toMatch(/User-Agent: \*[^]*Allow: \/\n/);
  expect(text).toMatch(/User-Agent: GPTBot\n[^]*Disallow: \/\n/);
  const groups = text.split(/\n\n/);
  const group = (name: string) => groups.find((one) => one.includes(`User-Agent: ${name}\n`));
  expect(group('*')).toContain('Disallow: /analysis/\n');
  // A messenger shows what stands behind an address in a message.
  expect(group('WhatsApp')).toContain('Allow: /\n');
  expect(group('WhatsApp')).not.toContain('analysis');
  expect(text).toContain(`Sitemap: ${siteOrigin()}/sitemap.xml`);
});
