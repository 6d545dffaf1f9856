import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { fakeUpstream, json, type FakeUpstream } from './support/fake-upstream';
import { expectNothingOf, expectUntouched, HOSTILE, test } from './support/hostile';
import { temporaryFolder } from '../bench/temporary-folder.mjs';
import { ask } from './support/loopback';
import { secondSite, type SecondSite } from './support/second-site';
import { expect } from './support/test';

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

/** The provider's response by path; 404 for any other. */
const ANSWERS: Record<string, unknown> = {
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
  const body = ANSWERS[pathname.replace('/api/v1', '')];
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
  expect((await open(page, routes.blog('a-post')))?.status()).toBe(200);
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
    expect([slug, (await ask(PORT, routes.blog(slug))).status]).toEqual([slug, status]);
});

test('the list is revalidated with the secret, and shows text too', async ({ page }) => {
  const revalidate = (secret: string) =>
    ask(PORT, '/api/revalidate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
      body: '{"tag":"blogs"}',
    });
  const before = await ask(PORT, routes.blogs);
  expect((await revalidate('another secret of thirty-two signs')).status).toBe(401);
  expect((await ask(PORT, routes.blogs)).text).toBe(before.text);
  expect((await revalidate(SECRET)).status).toBe(200);
  await open(page, routes.blogs);
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
  const names = ['a..b', '-', 'a%20b', '%E2%80%AE', 'a'.repeat(300)];
  for (const name of names) expect((await ask(PORT, `/blogs/${name}`)).status).toBe(404);
  // Only of these: the list, and a report with its posts, may be rendered again at any time.
  const requested = upstream.requests.map(({ url }) => url);
  expect(names.filter((name) => requested.includes(`/api/v1/blogs/${name}`))).toEqual([]);
});

test('an unseen post gets 503 while the provider is down, and a cached one is served', async () => {
  upstream.answer(json({ status: 500 }, 500));
  const down = await ask(PORT, routes.blog('another-post'));
  expect(down.status).toBe(503);
  expect(down.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  expect((await ask(PORT, routes.blog('a-post'))).status).toBe(200);
});
