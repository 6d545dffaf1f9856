import { env } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { pageOf, readResponses } from '@/testing/pages/built-site';
import { PAGE_RULES, problemsOfPage } from '@/testing/pages/check-pages';
import { metadata } from '@/testing/pages/rules/head';
import { attributeIn, sentPage, textOf } from '@/testing/pages/sent-page';
import { ask } from '@/testing/servers/loopback';
import { expect, test } from '@/testing/browser/test';
import { KINDS, MISSING, REPORTS } from '@/testing/pages/addresses';

// Pages that are made for each request are held to the rules of those that the build writes (npm run check:pages).

const { PORT } = env();
const built = readResponses();

const BY_REQUEST = Object.entries(KINDS).filter(([, path]) => !built.responses.has(path));

/** Of what is made at its first request only the pages of series are listed by search engines. */
const isListed = (path: string) => path.startsWith(routes.dataSeries(''));

for (const [kind, path] of BY_REQUEST)
  test(`${kind} is a whole page, of valid HTML, ${isListed(path) ? '' : 'not '}in search engines`, async () => {
    const response = await ask(PORT, path);
    expect(response.status).toBe(200);
    const page = pageOf(path, { status: 200, headers: {} }, response.body);
    expect(problemsOfPage(page, built, [...PAGE_RULES, metadata(isListed)])).toEqual([]);
  });

for (const [what, path] of Object.entries(MISSING))
  test(`${what} stays out of search engines`, async () => {
    const page = await sentPage(path);
    expect(attributeIn(page, 'head meta[name="robots"]', 'content')).toContain('noindex');
  });

test(
  'the code of every report is recognised, in lower case too, and its version has an address',
  { tag: '@smoke' },
  async () => {
    for (const slug of REPORTS) {
      const path = routes.report(slug);
      const report = await sentPage(path);
      const code = /href="\/v\/([A-Z0-9]{8})"/.exec(report.text)?.[1] ?? '';
      const verified = await sentPage(routes.verify(code.toLowerCase()));
      expect([slug, textOf(verified.document.querySelector('h1'))]).toEqual([slug, 'Ours, and current']);
      const version = attributeIn(verified, 'main a[href]', 'href') ?? '';
      expect(version).toMatch(new RegExp(`^${path}/v/\\d+$`));
      expect((await ask(PORT, version)).status).toBe(200);
    }
  },
);

test('a client with a copy of a feed gets 304, by ETag or date', async () => {
  const { headers } = await ask(PORT, '/feeds/posts.atom');
  expect(headers.etag).toMatch(/^"[\w-]+"$/);
  const copies: Record<string, string>[] = [
    { 'if-none-match': String(headers.etag) },
    { 'if-modified-since': String(headers['last-modified']) },
  ];
  for (const copy of copies)
    expect((await ask(PORT, '/feeds/posts.atom', { headers: copy })).status).toBe(304);
});

/** Posts that became part of a report. */
const MERGED_POSTS = [
  ['what-the-yield-curve-of-march-2026-shows', 'indian-bonds'],
  ['wipro-against-its-sector', 'wipro-analysis'],
  ['mumbai-duty-per-registration', 'mumbai-land'],
  ['nvidia-data-center-share', 'nvidia-analysis'],
] as const;

test('other spellings and old addresses redirect to the canonical one in one step', async () => {
  for (const [path, address] of [
    ['/faqs/', '/faqs'],
    ['/FAQs/?utm_source=mail', '/faqs'],
    ['/HI/FAQS', '/hi/faqs'],
    ['/hi/faqs/', '/hi/faqs'],
    ['/Reports/Gold-vs-Silver', '/reports/gold-vs-silver'],
    ['/blogs/page/1', '/blogs'],
    ['/rss.xml', '/feeds/posts.rss'],
    ['/reports/class/commodities', '/reports'],
    ['/reports/gold-vs-silver/figures', '/reports/gold-vs-silver/evidence'],
    ['/reports/gold-vs-silver/v/1/figures', '/reports/gold-vs-silver/v/1/evidence'],
    ['/hi/reports/gold-vs-silver/figures/', '/hi/reports/gold-vs-silver/evidence'],
    ['/blogs/reading-a-drawdown/figures', '/blogs/reading-a-drawdown/evidence'],
    ...MERGED_POSTS.flatMap(([post, report]) => [
      [`/blogs/${post}`, `/reports/${report}`] as const,
      [`/blogs/${post}.md`, `/reports/${report}.md`] as const,
      [`/blogs/${post}/evidence`, `/reports/${report}/evidence`] as const,
      [`/blogs/${post}/figures`, `/reports/${report}/evidence`] as const,
      [`/blogs/${post}/figures.json`, `/reports/${report}/figures.json`] as const,
      [`/charts/blog/${post}/post.png`, `/charts/report/${report}/report.png`] as const,
      [`/charts/blog/${post}/thumbnail.png`, `/charts/report/${report}/main.png`] as const,
      [`/charts/blog/${post}/thumbnail.svg`, `/charts/report/${report}/main.svg`] as const,
    ]),
  ] as const) {
    const { status, headers } = await ask(PORT, path);
    expect([path, status, headers.location]).toEqual([path, 308, address]);
    expect((await ask(PORT, address)).status).toBe(200);
  }
});

test('a tag of fewer than three posts, and the one author, lead to all posts, until they have a page', async () => {
  for (const path of ['/blogs/tag/returns', '/blogs/author/research-desk']) {
    const { status, headers } = await ask(PORT, path);
    expect([path, status, headers.location]).toEqual([path, 307, '/blogs']);
  }
});
