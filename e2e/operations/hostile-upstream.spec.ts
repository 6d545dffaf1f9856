import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/web/routes';
import { MOST_LOOKUPS } from '@samvit/host';
import { fakeUpstream, json, type FakeUpstream } from '@/testing/servers/fake-upstream';
import { expectNothingOf, expectUntouched, HOSTILE, test } from '@/testing/browser/hostile';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { ask } from '@/testing/servers/loopback';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect } from '@/testing/browser/test';

/* A provider under an attacker's control: everything that it sends tries to run code. The site is the same
   build, started with PROVIDER_API_URL, so prerendered pages are ours and pages rendered from now on are the
   provider's. */

const PORT = 3214;
const SECRET = 'a secret of thirty-two characters';

const POST = {
  id: HOSTILE,
  title: HOSTILE,
  title_as_url: 'a-post',
  description: HOSTILE,
  content: [
    { thumbnail_url: 'javascript:hit()', web_url: 'javascript:hit()', paragraph: HOSTILE },
    {
      thumbnail_url: HOSTILE,
      web_url: '" onerror="hit()',
      paragraph: '[a](javascript:hit()) <b onclick=hit()>b</b>',
    },
    {
      paragraph:
        '![a](javascript:hit()) [b](data:text/html,<script>hit()</script>) self.__next_f.push(hit())',
    },
  ],
  meta_data: { title: HOSTILE, description: HOSTILE },
  created_by_name: HOSTILE,
  created_at: HOSTILE,
};
const WIDGET = {
  id: HOSTILE,
  title: HOSTILE,
  summary: HOSTILE,
  image_url: 'https://evil.example/a.png" onerror="hit()',
  views: HOSTILE,
  is_trending: true,
  created_at: HOSTILE,
};

/** Slugs with every mark that an address may have, percent-encoded. */
const MARKED = [
  'gold and silver',
  "india's bonds",
  'gold, silver',
  '50% less',
  'escaped%20already',
  'stocks & bonds',
  'a+b',
  'bonds: a start',
  'gold.',
  '"gold" <i>(so)',
  'सोना 🪙',
];
const marked = (slug: string) => ({
  ...POST,
  id: `id of ${slug}`,
  title: `On ${slug}`,
  title_as_url: slug,
  meta_data: null,
});

/** The provider's response by path; 404 for any other. */
const ANSWERS: Record<string, unknown> = {
  ...Object.fromEntries(MARKED.map((slug) => [`/blogs/${slug}`, { status: 200, data: marked(slug) }])),
  '/blogs': { status: 200, data: [POST] },
  '/blogs/a-post': { status: 200, data: POST },
  '/blogs/v2.0-notes-': { status: 200, data: { ...POST, title_as_url: 'v2.0-notes-' } },
  '/auth/otp/send': { status: 200, message: HOSTILE },
  '/auth/otp/verify': { status: 200, token: HOSTILE, user: { id: HOSTILE, email: HOSTILE, name: HOSTILE } },
  '/widgets/dashboard': {
    widgets: Array.from({ length: 9 }, (_, i) => ({ ...WIDGET, id: `${HOSTILE}${i}` })),
  },
};
const answer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://upstream');
  const body = ANSWERS[decodeURIComponent(pathname.replace('/api/v1', ''))];
  json(body ?? { status: 404, message: HOSTILE }, body ? 200 : 404, {
    'X-Total-Pages': '<script>hit()</script>',
  })(request, response);
};

let upstream: FakeUpstream;
let site: SecondSite;

// In one worker, because a later test revalidates the list that an earlier one reads.
test.describe.configure({ mode: 'serial' });
// The console lines for its pictures, which cannot be loaded or are blocked, and no others.
test.use({ expectedErrors: [/Failed to load resource|img-src/] });

test.beforeAll(async () => {
  upstream = await fakeUpstream();
  upstream.answer(answer);
  const settings = {
    PROVIDER_API_URL: upstream.url,
    DATA_DIR: temporaryFolder('samvit-data-'),
    REVALIDATE_SECRET: SECRET,
  };
  site = await secondSite(PORT, { settings });
});
test.afterAll(async () => {
  await site.stop();
  await upstream.close();
});

const open = async (page: Page, path: string) => {
  await page.route('https://evil.example/**', (route) => route.fulfill({ status: 404 }));
  const response = await page.goto(site.origin + path);
  await expectUntouched(page);
  await expectNothingOf(page);
  return response;
};

test('a post is shown as text', async ({ page }) => {
  expect((await open(page, routes.post('a-post')))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(page).toHaveTitle(new RegExp('^"\'></title></textarea></script><script>hit'));
  // The deferred scripts, loaded by the focus in the search, contain the same text.
  await page.keyboard.press('/');
  await expect(page.locator('script[src*="/_boot/"]')).toHaveCount(1);
  await expectUntouched(page);
});

test('a slug may contain dots and end in a hyphen, and its ending does not change the type of the page', async () => {
  for (const [slug, status] of [
    ['v2.0-notes-', 200],
    ['a-post.html', 404],
    ['a-post.rsc', 404],
    ['a-post.meta', 404],
    ['a-post.segments', 404],
  ] as const)
    expect([slug, (await ask(PORT, routes.post(slug))).status]).toEqual([slug, status]);
});

test('a slug with marks has its address, percent-encoded, as a page and as a text', async ({ page }) => {
  for (const slug of MARKED) {
    const path = routes.post(encodeURIComponent(slug));
    for (const visit of ['first', 'from memory']) {
      const { status, text } = await ask(PORT, path);
      expect([visit, slug, status]).toEqual([visit, slug, 200]);
      expect(text).toContain(path.replaceAll("'", '&#x27;'));
    }
    const markdown = await ask(PORT, routes.markdown(path));
    expect([slug, markdown.status]).toEqual([slug, 200]);
    expect(markdown.headers.link).toContain(path);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`On ${slug}`);
    expect(await page.title()).toMatch(/^On /);
    const boot = page.waitForResponse((response) => response.url().includes('/_boot/'));
    await page.keyboard.press('/');
    expect([slug, (await boot).status()]).toEqual([slug, 200]);
  }
});

test('the list is revalidated with the secret, and shows text too', async ({ page }) => {
  const revalidate = (secret: string) =>
    ask(PORT, '/api/revalidate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: '{"tag":"blogs"}',
    });
  const before = await ask(PORT, routes.posts);
  expect((await revalidate('another secret of thirty-two signs')).status).toBe(401);
  expect((await ask(PORT, routes.posts)).text).toBe(before.text);
  expect((await revalidate(SECRET)).status).toBe(200);
  await open(page, routes.posts);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(HOSTILE);
});

test('a search is shown as text too', async ({ page }) => {
  // This process has not read our own reports yet, which the list of the search contains.
  expect((await ask(PORT, routes.searchFile)).text).toContain('a-post');
  await open(page, `${routes.search}?q=script`);
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: HOSTILE })).toBeVisible();
  await expectUntouched(page);
});

test("the feed and the user's name are shown as text", async ({ page }) => {
  await open(page, routes.web);
  await page.getByLabel('Email', { exact: true }).fill('reader@example.org');
  await page.getByRole('button', { name: 'Send OTP to Email' }).click();
  await page.getByRole('textbox', { name: /^Code sent to/ }).fill('123456');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-widget]')).toHaveCount(9);
  await expect(page.locator('[data-widget] h2').first()).toHaveText(HOSTILE);
  await expectUntouched(page);
  await expectNothingOf(page);
});

test('invalid names are not requested, and unknown ones store no file', async () => {
  const names = ['-', 'a%252Fb', '%20', '%E2%80%AE', 'a'.repeat(300)];
  for (const name of names) expect((await ask(PORT, `/blogs/${name}`)).status).toBe(404);
  // Only of these: the list, and a report with its posts, may be rendered again at any time.
  const requested = upstream.requests.map(({ url }) => url);
  expect(names.filter((name) => requested.includes(`/api/v1/blogs/${name}`))).toEqual([]);
});

test('made-up names are requested at a bounded rate, each once, and other clients wait for nothing', async () => {
  const from = (client: string, name: string) =>
    ask(PORT, routes.post(name), { headers: { 'X-Forwarded-For': client } });
  const requestsFor = (start: string) =>
    upstream.requests.filter(({ url }) => url?.startsWith(`/api/v1/blogs/${start}`)).length;
  const statuses = new Set<number>();
  for (let i = 0; i < 200; i += 1) statuses.add((await from('198.51.100.7', `made-up-${i}`)).status);
  expect([...statuses].sort()).toEqual([404, 503]);
  // A missing post is asked for twice, and the minute may end once.
  expect(requestsFor('made-up-')).toBeLessThanOrEqual(2 * 2 * MOST_LOOKUPS);
  expect((await from('198.51.100.7', 'a-post')).status).toBe(200);
  for (let i = 0; i < 5; i += 1) expect((await from('198.51.100.8', 'another-name')).status).toBe(404);
  expect(requestsFor('another-name')).toBe(2);
});

test('an unseen post gets 503 while the provider is down, and a cached one is served', async () => {
  upstream.answer(json({ status: 500 }, 500));
  const down = await ask(PORT, routes.post('another-post'));
  expect(down.status).toBe(503);
  expect(down.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect((await ask(PORT, routes.post('a-post'))).status).toBe(200);
});
