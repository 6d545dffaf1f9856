import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE } from '@/lib/platform/clock';
import { serverSecret } from '@/lib/platform/secret';
import { isEmbedded } from '@/lib/provider';
import { previewToken } from '@/lib/texts/posts/preview-token';
import { routes } from '@/lib/web/routes';
import { POSTS } from '@/testing/pages/addresses';
import { fakeUpstream, json, type FakeUpstream } from '@/testing/servers/fake-upstream';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { DARK_PHONE, problemsInLooks } from '@/testing/browser/axe';
import { ask, type Answered } from '@/testing/servers/loopback';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

/*
 * Posts that are not public yet: no address and no index holds a byte of them, until their moment, which the
 * site is told by a clock of the test. The site is the build at hand, with two more files of content that the
 * build did not know.
 */

test.describe.configure({ mode: 'serial' });

const PORT = 3219;
/** Stands in the title, in the text, in the tag and in the slug. */
const WORD = 'unheard';
/** Of a draft. */
const SECRET = 'unfinished';
const LATER = MINUTE * 10;

const ADDRESSES = [
  routes.post(WORD),
  routes.markdown(routes.post(WORD)),
  routes.postEvidence(WORD),
  routes.postFigures(WORD),
  routes.postShareImage(WORD),
  routes.postChart(WORD, 'thumbnail'),
  routes.postChart(WORD, 'thumbnail', 'png'),
  routes.feed(`tag/${WORD}`, 'rss'),
  `/api/v1/blogs/${WORD}`,
];
/** Of one post there is no page yet: from its moment on this address leads to the list of all posts, for a time. */
const TAG = routes.postTag(WORD);
const INDEXES = [
  routes.posts,
  routes.postTag('gold'),
  // Its third post is the new one.
  routes.postTag('returns'),
  // The post that was the newest before.
  routes.post(POSTS[0] ?? ''),
  ...(['rss', 'atom', 'json'] as const).flatMap((format) => [
    routes.feed('posts', format),
    routes.feed('tag/gold', format),
  ]),
  ...['posts', 'images'].map(routes.sitemap),
  '/llms.txt',
  '/api/v1/blogs',
  routes.searchFile,
];

const folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
const CLOCK_FILE = path.join(folder, 'ahead');
const goAhead = (milliseconds: number) => writeFileSync(CLOCK_FILE, String(milliseconds));
const CLOCK = { CLOCK_FILE, NODE_OPTIONS: `--require ${path.resolve('testing/site/clock.cjs')}` };

const get = (address: string, options = {}) => ask(PORT, address, options);
// One after the other: a client has few places in the queue of pages.
async function each<T>(
  addresses: readonly string[],
  options: Parameters<typeof ask>[2],
  of: (answer: Answered) => T,
) {
  const results: [address: string, T][] = [];
  for (const address of addresses) results.push([address, of(await get(address, options))]);
  return results;
}
const statuses = (addresses: readonly string[], options = {}) =>
  each(addresses, options, ({ status }) => status);
const eachIs = (addresses: readonly string[], status: number) =>
  addresses.map((address) => [address, status]);
const holding = async (word: string, addresses: readonly string[]) =>
  (await each(addresses, {}, ({ text }) => text.includes(word))).flatMap(([address, is]) =>
    is ? address : [],
  );

/** Adds a draft and a post with a moment to the content of a site. */
function addPosts(build: string): void {
  const content = path.join(build, '../content');
  rmSync(content);
  cpSync('content', content, { recursive: true });
  const template = readFileSync('docs/template/blogs/sample-post.md', 'utf8');
  const write = (word: string, fields: string) =>
    writeFileSync(
      path.join(content, `blogs/${word}.md`),
      template
        .replaceAll('sample post', `${word} post`)
        .replace('tags: [Gold]', `tags: [Gold, Returns, ${word}]`)
        .replace('draft: true', fields),
    );
  write(WORD, `publish_at: ${new Date(Date.now() + LATER).toISOString()}`);
  write(SECRET, 'draft: true');
}

// Every page is a cache entry of its own, and its first answer may be the old copy while the new one is
// rendered: hence the polls.
test.beforeAll(() => goAhead(0));
test.afterAll(() => rmSync(folder, { recursive: true }));

test.describe('posts of ours', () => {
  test.skip(!isEmbedded(), 'the build has the posts of an upstream');
  let site: SecondSite;
  test.beforeAll(async () => {
    // Its own data, because it deletes what has expired by its clock, such as codes. The secret signs the
    // address of a preview.
    const settings = {
      ...CLOCK,
      DATA_DIR: temporaryFolder('samvit-data-'),
      NEXTAUTH_SECRET: serverSecret(),
    };
    site = await secondSite(PORT, { settings, change: addPosts });
  });
  test.afterAll(() => site.stop());

  test('before its moment no address and no index holds a byte of it', async () => {
    for (const options of [{}, { method: 'HEAD' }])
      expect(await statuses([...ADDRESSES, TAG], options)).toEqual(eachIs([...ADDRESSES, TAG], 404));
    const pages = [routes.post(WORD), TAG];
    // As the client-side router asks.
    expect(await statuses(pages, { headers: { rsc: '1' } })).toEqual(eachIs(pages, 404));
    for (const address of ADDRESSES) expect((await get(address)).text).not.toContain('Name the series');
    expect(await holding(WORD, INDEXES)).toEqual([]);
  });

  test('from its moment on it is everywhere, without a restart', async () => {
    goAhead(LATER + MINUTE);
    await expect.poll(async () => (await get(routes.posts)).text).toContain(WORD);
    await expect.poll(() => statuses(ADDRESSES)).toEqual(eachIs(ADDRESSES, 200));
    expect(await statuses(ADDRESSES.slice(0, 7), { method: 'HEAD' })).toEqual(
      eachIs(ADDRESSES.slice(0, 7), 200),
    );
    await expect.poll(() => holding(WORD, INDEXES)).toEqual(INDEXES);
    await expect
      .poll(async () => (await get(routes.sitemap('pages'))).text)
      .toContain(routes.postTag('returns'));
    const { status, headers } = await get(TAG);
    expect([status, headers.location]).toEqual([307, routes.posts]);
  });

  test('a draft is nowhere', async () => {
    const addresses = ADDRESSES.map((address) => address.replace(WORD, SECRET));
    expect(await statuses(addresses)).toEqual(eachIs(addresses, 404));
    expect(await holding(SECRET, INDEXES)).toEqual([]);
  });

  test('but at a signed address, which nobody stores and no search engine shows', async ({ page }) => {
    const address = routes.postPreview(previewToken(SECRET, () => Date.now() + LATER));
    const { status, headers, text } = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    await page.goto(site.origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(SECRET));
    expect(await problemsInLooks(page, [DARK_PHONE])).toEqual([]);
    const wrong = routes.postPreview(previewToken(SECRET).replace(SECRET, WORD));
    const old = routes.postPreview(previewToken(SECRET, () => 0));
    expect(await statuses([wrong, old])).toEqual(eachIs([wrong, old], 404));
  });
});

test.describe('posts of an upstream', () => {
  let upstream: FakeUpstream;
  let site: SecondSite;
  const post = (slug: string, fields: object) => ({
    id: slug,
    title_as_url: slug,
    title: `A post ${slug}`,
    tags: ['Gold'],
    content: [{ paragraph: 'Name the series' }],
    ...fields,
  });

  test.beforeAll(async () => {
    goAhead(0);
    upstream = await fakeUpstream();
    const posts = [
      post('first', { created_at: '2026-01-01T00:00:00Z' }),
      post(WORD, { tags: ['Gold', WORD], publish_at: new Date(Date.now() + LATER).toISOString() }),
      post(SECRET, { draft: true }),
      // Posts that are as bad as they may be.
      post('twice', { created_at: 'soon', updated_at: {}, tags: 'none', id: 'one' }),
      post('twice', { id: 'two', title: null, description: null, content: [{ web_url: '/no-such.png' }] }),
      post('long', { content: [{ paragraph: 'word '.repeat(1_000_000) }] }),
      post('control', { title: 'A\u0000 po\u202est' }),
      { title: 'without an id' },
    ];
    upstream.answer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://upstream');
      const name = pathname.split('/').at(-1);
      const match = posts.find((one) => 'id' in one && (one.title_as_url === name || one.id === name));
      if (name === 'blogs') return json({ status: 200, data: posts })(request, response);
      json({ status: match ? 200 : 404, data: match }, match ? 200 : 404)(request, response);
    });
    const settings = { ...CLOCK, PROVIDER_API_URL: upstream.url, DATA_DIR: temporaryFolder('samvit-data-') };
    site = await secondSite(PORT, { settings });
  });
  test.afterAll(async () => {
    await site.stop();
    await upstream.close();
  });

  const OF_UPSTREAM = [routes.post(WORD), routes.markdown(routes.post(WORD))];

  test('appear at their moment too', async () => {
    expect(await statuses([...OF_UPSTREAM, TAG])).toEqual(eachIs([...OF_UPSTREAM, TAG], 404));
    expect((await get(routes.post('first'))).text).not.toContain(WORD);
    goAhead(LATER + MINUTE);
    for (const path of [routes.post('first'), routes.posts])
      await expect.poll(async () => (await get(path)).text, path).toContain(WORD);
    await expect.poll(() => statuses(OF_UPSTREAM)).toEqual(eachIs(OF_UPSTREAM, 200));
    await expect.poll(() => statuses([TAG])).toEqual(eachIs([TAG], 307));
    expect((await get(routes.post(SECRET))).status).toBe(404);
  });

  test('are shown as well as they can be', async () => {
    const { status, text } = await get(routes.posts);
    expect(status).toBe(200);
    for (const slug of ['first', 'twice', 'two', 'long', 'control'])
      expect(text).toContain(`/blogs/${slug}"`);
    const addresses = ['first', 'twice', 'two', 'long', 'control'].map(routes.post);
    expect(await statuses(addresses)).toEqual(eachIs(addresses, 200));
    expect((await get(routes.post('long'))).text.length).toBeLessThan(2_000_000);
    expect((await get(routes.post('control'))).text).toContain(
      '<h1 class="mt-5 max-w-[24ch] text-3xl md:text-4xl">A post</h1>',
    );
  });
});
