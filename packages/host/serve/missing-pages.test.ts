import { libraryHere } from '@/lib/texts/library-here';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findings } from '@samvit/research';
import { embeddedProvider } from '@/lib/provider/embedded';
import { codeFor } from '@/lib/texts/reports/codes';
import { MINUTE } from '@/lib/platform/clock';
import { CLIENTS_OF_NETWORK } from '@/lib/platform/http/client-address';
import { MOST_LOOKUPS, TooManyLookups, existingPages } from './missing-pages';
import { RULES } from './front-door.fixture';
import { closedPaths } from '@/lib/texts/publication/closed-paths';
import { openRoutes } from '@/lib/services/publishing/open-addresses';

const { exists: existsFor } = existingPages(openRoutes(() => embeddedProvider));
const ID = '00000000-0000-4000-8000-000000000000';
const exists = (path: string) => existsFor(path, 'client');

it.each([
  ['/'],
  ['/blogs'],
  ['/blogs/page/1'],
  ['/blogs/page/2'],
  ['/blogs/gold-in-rupees'],
  ['/reports/gold-vs-silver'],
  ['/web/saved/new'],
  ['/hi/web/saved'],
  ['/hi/web/saved/new'],
  [`/hi/web/saved/${ID}`],
  ['/hi/web/account'],
  ['/hi/faqs'],
  [`/v/${codeFor('gold-vs-silver', 1).toLowerCase()}`],
])('%s has a page, or is not looked up by name', async (path) => expect(await exists(path)).toBe(true));

it.each([
  ['/blogs/no-such-post'],
  ['/blogs/page'],
  ['/blogs/page/0'],
  ['/blogs/page/3000'],
  ['/blogs/page/2x'],
  ['/blogs/-'],
  ['/blogs/no such post'],
  [`/blogs/${'a'.repeat(5000)}`],
  ['/v/AAAAAAAA'],
  ['/v/-'],
  ['/web/insights/no-such-insight'],
  ['/hi/web/saved/x'],
  ['/xx/web/saved'],
  [`/xx/web/saved/${ID}`],
  ['/hi/search'],
  ['/hi/blogs/gold-silver-ratio-extremes'],
  [`/hi/v/${codeFor('gold-vs-silver', 1).toLowerCase()}`],
  ['/hi/no-such-page'],
])('%s has no page', async (path) => expect(await exists(path)).toBe(false));

it('finds the insights', async () => {
  const [first] = findings.insights(libraryHere());
  expect(await exists(`/web/insights/${first?.id}`)).toBe(true);
});

describe('posts of an upstream', () => {
  const there = { id: '1' } as never;
  afterEach(() => jest.restoreAllMocks());

  /** An upstream that has the posts whose slug contains a word, and counts what it is asked. */
  function upstream(answer = async (slug: string) => (slug.includes('post') ? there : null)) {
    const blog = jest.fn(answer);
    return { blog, pages: existingPages(openRoutes(() => ({ ...embeddedProvider, blog }), true)) };
  }

  it('are looked up once, also by requests at the same moment, and those with an invalid slug never', async () => {
    const { blog, pages } = upstream();
    const ask = () => pages.exists('/blogs/a-post', 'client');
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true]);
    expect([await ask(), await pages.exists('/blogs/a%2Fb', 'client')]).toEqual([true, false]);
    expect(blog).toHaveBeenCalledTimes(1);
  });

  it('are accepted if the lookup fails, and looked up again', async () => {
    const { blog, pages } = upstream(() => Promise.reject(new Error('down')));
    for (let i = 0; i < 100; i += 1) expect(await pages.exists('/blogs/a-post', 'client')).toBe(true);
    expect(blog).toHaveBeenCalledTimes(100);
  });

  it('that are missing are remembered as missing for a minute, or until posts are published', async () => {
    const { blog, pages } = upstream();
    const ask = () => pages.exists('/blogs/none', 'client');
    for (let i = 0; i < 3; i += 1) expect(await ask()).toBe(false);
    expect(blog).toHaveBeenCalledTimes(1);
    pages.forgetMissing();
    blog.mockResolvedValueOnce(there);
    expect(await ask()).toBe(true);

    // A lookup that began before says nothing of what is public now.
    const before = pages.exists('/blogs/soon', 'client');
    pages.forgetMissing();
    blog.mockResolvedValueOnce(there);
    expect([await before, await pages.exists('/blogs/soon', 'client')]).toEqual([false, true]);

    blog.mockClear();
    const now = Date.now();
    await pages.exists('/blogs/other', 'client');
    jest.spyOn(Date, 'now').mockReturnValue(now + 2 * MINUTE);
    await pages.exists('/blogs/other', 'client');
    expect(blog).toHaveBeenCalledTimes(2);
  });

  it('that are missing are looked up at a bounded rate for a client and its network; others cost nothing', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const { blog, pages } = upstream();
    const ask = (name: string, client: string) => pages.exists(`/blogs/${name}`, client);
    const askMany = async (client: string, count = 1_000) => {
      blog.mockClear();
      const asked = Array.from({ length: count }, (_, i) =>
        ask(`none-${client.replace('/', '')}-${i}`, client),
      );
      await Promise.allSettled(asked);
      return blog.mock.calls.length;
    };
    for (let i = 0; i < 200; i += 1) expect(await ask(`post-${i}`, '192.0.2.1')).toBe(true);
    expect(await askMany('192.0.2.1')).toBe(MOST_LOOKUPS);
    await expect(ask('another', '192.0.2.1')).rejects.toBeInstanceOf(TooManyLookups);
    expect(await ask('post-7', '192.0.2.1')).toBe(true);
    expect(await ask('a/b', '192.0.2.1')).toBe(true); // No address of a post.
    expect(await askMany('192.0.2.2')).toBe(MOST_LOOKUPS);

    let ofNetwork = 0;
    for (let i = 0; i < 20; i += 1) ofNetwork += await askMany(`2001:db8:1:${i}::/64`, 50);
    expect(ofNetwork).toBe(CLIENTS_OF_NETWORK * MOST_LOOKUPS);
    jest.spyOn(Date, 'now').mockReturnValue(now + MINUTE);
    expect(await ask('another', '192.0.2.1')).toBe(false);
  });
});

it('asks an upstream once for the posts of all pages of authors and tags', async () => {
  const blogs = jest.fn(async () => ({ items: [], page: 1, totalPages: 1 }));
  const upstream = { ...embeddedProvider, blogs };
  const pages = existingPages(openRoutes(() => upstream, true));
  for (const list of ['author/research-desk', 'tag/gold'])
    for (let page = 2; page < 9; page += 1)
      expect(await pages.exists(`/blogs/${list}/page/${page}`, 'client')).toBe(false);
  expect(blogs).toHaveBeenCalledTimes(1);
});

it.each([
  ['/blogs/no-such-post', '/blogs/-'],
  ['/blogs/page/99', '/_not-found'],
  ['/blogs/tag/gold/page/99', '/_not-found'],
  ['/blogs/author/nobody', '/_not-found'],
  ['/v/AAAAAAAA', '/v/-'],
  ['/web/insights/no-such-insight', '/no-such-insight'],
  ['/analysis/growth/nothing/10y', '/analysis/-'],
  ['/hi/analysis/nothing', '/analysis/-'],
  ['/embed/no-such-report', '/embed/-'],
  ['/reports/no-such-report', '/_not-found'],
  ['/', '/_not-found'],
])('%s gets the 404 page %s', (path, page) => expect(RULES.missingPageFor(path)).toBe(page));

it('covers every page and file that Next would render for any name', () => {
  const onDemand = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => {
    const [, kind] = /\[(?:\.\.\.)?\w+\].*\/(page|route)\.tsx?$/.exec(file) ?? [];
    if (!kind) return false;
    const code = readFileSync(path.join('app', file), 'utf8');
    // Of a handler for each request Next stores nothing, and it says itself what it does not have.
    return !code.includes('dynamicParams = false') && !(kind === 'route' && code.includes("'force-dynamic'"));
  });
  // Languages that there are not have no public path; another one than English is looked up by a route of its own.
  const withoutLanguage = (route: string) => route.replace(/^\/\[lang\]/, '');
  const routes = onDemand
    .map((file) => withoutLanguage(`/${path.dirname(file)}`.replace(/\/\([^/]*\)/g, '')))
    .filter((route) => route.includes('['));
  const open = openRoutes().map(({ route }) => route);
  const known = [...open, ...Object.keys(closedPaths()).map(withoutLanguage)];
  expect(open).toContain('/hi/[...path]');
  // From a client the server takes no path below /markdown; texts as Markdown are at the addresses of their pages.
  expect(routes.filter((route) => !known.includes(route))).toEqual(['/markdown/[...path]']);
  expect(routes).toContain('/blogs/[slug]/figures.json');
});
