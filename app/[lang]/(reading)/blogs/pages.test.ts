import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { changeContent, copyRealContent, writeContent } from '@/testing/content/content-folder';
import { contentRoot } from '@/lib/content/content-source';
import { author as authorBy } from '@/lib/content/organisation';
import { readText } from '@/lib/content/read';
import { BLOG_PAGE_SIZE } from '@/lib/contract/provider';
import { listPosts, type Post } from '@/lib/texts/posts/post';
import { previewToken } from '@/lib/texts/posts/preview-token';
import { existingPages } from '@samvit/host';
import { embeddedProvider } from '@/lib/provider/embedded';
import { openRoutes } from '@/lib/services/publishing/open-addresses';
import { GET as feed, generateStaticParams as feeds } from '../../../feeds/tag/[name]/route';
import AuthorPage, { generateStaticParams as authors } from './author/[author]/[[...page]]/page';
import PostPage, { generateMetadata as postMetadata } from './[slug]/page';
import PreviewEvidencePage from './preview/[token]/evidence/page';
import PreviewPage from './preview/[token]/page';
import TagPage, {
  generateMetadata as tagMetadata,
  generateStaticParams as tags,
} from './tag/[tag]/[[...page]]/page';

const dataDir = freshDataDir();
afterAll(() => rmSync(dataDir, { recursive: true }));

copyRealContent();
// After all other posts, also those that are written next year.
const MOMENT = Date.parse('2090-12-01T09:00:00+05:30');
writeContent(
  'blogs/later.md',
  readText('blogs/gold-in-rupees.md')
    .replace(/^title: .*$/m, 'title: A post of later')
    .replace(/^updated_at: .*\n/m, '')
    .replace(
      'tags: [',
      'publish_at: 2090-12-01T09:00:00+05:30\nupdated_at: 2090-12-02T09:00:00+05:30\ntags: [Later, ',
    ),
);

const clock = jest.spyOn(Date, 'now');
beforeEach(() => clock.mockReturnValue(MOMENT - 1));

const html = async (page: Promise<React.ReactNode>) => renderToStaticMarkup(await page);
const existing = existingPages(openRoutes(() => embeddedProvider));
const exists = (path: string) => existing.exists(path, 'client');
const OF_LATER = [
  '/blogs/later',
  '/blogs/later/evidence',
  '/blogs/tag/later',
  '/feeds/tag/later.atom',
  '/charts/blog/later/post.png',
  '/charts/blog/later/slump.svg',
];

test('before its moment a post has no address, and from then on all of them', async () => {
  for (const path of OF_LATER) expect([path, await exists(path)]).toEqual([path, false]);
  clock.mockReturnValue(MOMENT + 60_000);
  for (const path of OF_LATER) expect([path, await exists(path)]).toEqual([path, true]);
});

/** How many posts are public just before the moment, all or those of a tag. */
const count = (has: (post: Post) => boolean) => listPosts(() => MOMENT - 1).filter(has).length;
const DESK = authorBy('research-desk');
const BY_DESK = count(({ author }) => author === DESK?.name);
const ON_GOLD = count(({ tags }) => tags.includes('Gold'));
const ON_RISK = count(({ tags }) => tags.includes('Risk'));
const ABOUT = 'Writes on bonds, and computes every figure twice before it goes out.';
const LAST_PAGE = Math.ceil(BY_DESK / BLOG_PAGE_SIZE);

test.each([
  ['/blogs/tag/gold', true],
  ['/blogs/tag/Gold', false],
  [`/blogs/tag/gold/page/${Math.ceil(ON_GOLD / BLOG_PAGE_SIZE) + 1}`, false],
  ['/blogs/tag/gold/page', false],
  ['/blogs/tag/no-such-tag', false],
  ['/blogs/tag/a..b', false],
  ['/blogs/author/research-desk', true],
  ['/blogs/author/research-desk/page/2', true],
  ['/blogs/author/research-desk/page/1', false],
  [`/blogs/author/research-desk/page/${LAST_PAGE + 1}`, false],
  ['/blogs/author/nobody', false],
  ['/feeds/tag/gold.rss', true],
  ['/feeds/tag/gold.xml', false],
  ['/feeds/tag/none.rss', false],
])('%s exists: %s', async (path, expected) => expect(await exists(path)).toBe(expected));

/** With which status a page leads where; nowhere if it renders. */
const leadsTo = (page: Promise<unknown>) =>
  page.then(
    () => undefined,
    (error: { digest?: string }) => error.digest?.split(';').slice(2, 4),
  );

test('a tag of three posts has a page with its posts and feeds, made at build', async () => {
  expect(await tags()).toContainEqual({ tag: 'risk', page: [] });
  expect(await feeds()).toContainEqual({ name: 'risk.json' });
  const params = Promise.resolve({ lang: 'en', tag: 'risk' });
  const text = await html(TagPage({ params }));
  expect(text).toMatch(/<h1[^>]*>Posts on Risk<\/h1>/);
  expect(text.match(/<article/g)).toHaveLength(ON_RISK);
  expect(await tagMetadata({ params })).toMatchObject({
    title: expect.stringContaining('Posts on Risk'),
    alternates: { canonical: '/blogs/tag/risk' },
  });
  const rss = await feed(new Request('http://localhost'), {
    params: Promise.resolve({ name: 'risk.rss' }),
  });
  expect((await rss.text()).match(/<item>/g)).toHaveLength(ON_RISK);
});

test('a tag of fewer leads to the list of all, until a post brings it to three; its feed is there before', async () => {
  const params = Promise.resolve({ lang: 'en', tag: 'returns' });
  const isMade = async () => (await tags()).some(({ tag }) => tag === 'returns');
  const link = async () => {
    const json = await feed(new Request('http://localhost'), {
      params: Promise.resolve({ name: 'returns.json' }),
    });
    return ((await json.json()) as { home_page_url: string }).home_page_url;
  };
  expect([await isMade(), await leadsTo(TagPage({ params }))]).toEqual([false, ['/blogs', '307']]);
  expect(await link()).toMatch(/\/blogs$/);
  clock.mockReturnValue(MOMENT);
  expect([await isMade(), await leadsTo(TagPage({ params }))]).toEqual([true, undefined]);
  expect(await link()).toMatch(/\/blogs\/tag\/returns$/);
});

test('an author has pages with all posts where there are two, and people where there are any', async () => {
  const params = Promise.resolve({ lang: 'en', author: 'research-desk' });
  expect([await authors(), await leadsTo(AuthorPage({ params }))]).toEqual([[], ['/blogs', '307']]);
  const desk = readText('team.yaml');
  changeContent(
    'team.yaml',
    'authors:\n',
    `authors:\n  - { id: office, kind: organisation, name: The office, about: '${ABOUT}' }\n`,
  );
  const pages = Array.from({ length: LAST_PAGE }, (_, i) => (i === 0 ? [] : ['page', String(i + 1)]));
  expect((await authors()).filter(({ author }) => author === 'research-desk')).toEqual(
    pages.map((page) => ({ author: 'research-desk', page })),
  );
  const page = () =>
    html(
      AuthorPage({ params: Promise.resolve({ lang: 'en', author: 'research-desk', page: pages.at(-1) }) }),
    );
  expect((await page()).match(/<article/g)).toHaveLength(BY_DESK - (LAST_PAGE - 1) * BLOG_PAGE_SIZE);
  expect(await page()).not.toContain('Its people');
  changeContent(
    'team.yaml',
    'authors:\n',
    `authors:\n  - { id: asha, kind: person, name: Asha, about: '${ABOUT}' }\n`,
  );
  expect(await page()).toContain('href="/blogs/author/asha"');
  const post = () => html(PostPage({ params: Promise.resolve({ lang: 'en', slug: 'gold-in-rupees' }) }));
  expect(await post()).toContain('href="/blogs/author/research-desk"');
  writeContent('team.yaml', desk);
  expect(await post()).not.toContain('/blogs/author/');
});

test('a post names its author, its dates, its tags, its contents, and where to go from it', async () => {
  clock.mockReturnValue(MOMENT);
  const params = Promise.resolve({ lang: 'en', slug: 'later' });
  const text = await html(PostPage({ params }));
  for (const part of [
    'Samvit research desk',
    'Updated <time dateTime="2090-12-02T09:00:00+05:30">2 Dec 2090',
    /\d+ min read/,
    'href="/blogs/tag/returns"',
    'href="#the-decomposition"',
    'Older post',
    'https://wa.me/?text=A%20post%20of%20later%20http',
  ])
    expect(text).toMatch(part);
  expect(text).not.toContain('Newer post');
  expect(text).not.toContain('href="/blogs/tag/later"');
  expect(await postMetadata({ params })).toMatchObject({
    openGraph: { publishedTime: '2090-12-01T09:00:00+05:30', modifiedTime: '2090-12-02T09:00:00+05:30' },
  });
});

test('a signed link shows a post that is not public; another does not', async () => {
  const token = previewToken('later');
  expect(await exists(`/blogs/preview/${token}`)).toBe(true);
  const text = await html(PreviewPage({ params: Promise.resolve({ token }) }));
  expect(text).toContain('Preview. The post becomes public at 09:00 01-12-2090');
  expect(text).toMatch(/<h1[^>]*>A post of later<\/h1>/);
  expect(await exists(`/blogs/preview/${token.replace('later', 'gold-in-rupees')}`)).toBe(false);
  clock.mockReturnValue(MOMENT + 8 * 86_400_000);
  expect(await exists(`/blogs/preview/${token}`)).toBe(false);
});

test('a preview links to the evidence at a signed address, and to nothing that is not public yet', async () => {
  const token = previewToken('later');
  const params = Promise.resolve({ token });
  const evidence = `/blogs/preview/${token}/evidence`;
  const post = await html(PreviewPage({ params }));
  expect(post).toContain(`href="${evidence}#`);
  for (const text of [post, await html(PreviewEvidencePage({ params }))])
    expect(/\/(?:blogs|charts\/blog)\/later/.test(text)).toBe(false);
  expect(await exists(evidence)).toBe(true);
  expect(await exists(evidence.replace('later', 'gold-in-rupees'))).toBe(false);
});

test('a preview shows the file as it is now, with its errors', async () => {
  const token = previewToken('later');
  const file = path.join(contentRoot(), 'blogs/later.md');
  const text = readFileSync(file, 'utf8');
  const preview = () => html(PreviewPage({ params: Promise.resolve({ token }) }));
  await preview();
  writeFileSync(file, text.replace('title: A post of later', 'title: A post of much later'));
  expect(await preview()).toMatch(/<h1[^>]*>A post of much later<\/h1>/);
  writeFileSync(file, text.replace(/^title: /m, 'titel: '));
  expect(await preview()).toMatch(/content\/blogs\/later\.md:\d+: /);
  writeFileSync(file, text);
});

test('a preview of a public post says that it is public', async () => {
  const params = Promise.resolve({ token: previewToken('gold-in-rupees') });
  expect(await html(PreviewPage({ params }))).toContain('Preview. The post is public.');
});
