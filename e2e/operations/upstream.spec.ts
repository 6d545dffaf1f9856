import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '@/testing/processes/free-port';
import { HOUR } from '@/lib/platform/clock';
import { routes } from '@/lib/web/routes';
import { BLOG_PAGE_SIZE } from '@/lib/contract/provider';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { json } from '@/testing/servers/fake-upstream';
import { ask } from '@/testing/servers/loopback';
import {
  NOT_YET_ONBOARDED,
  REFUSAL,
  REFUSED_ADDRESS,
  referenceUpstream,
  type ReferenceUpstream,
} from '@/testing/servers/reference-upstream';
import { MARKED_SLUG, POSTS, WIDGETS } from '@/testing/servers/reference-upstream-data';
import { nextLateDay } from '@/testing/pages/late-day';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { expect, test } from '@/testing/browser/test';

/* What a visitor does with a site whose provider is another API: the same build, started with PROVIDER_API_URL. */

test.describe.configure({ mode: 'serial' });

const SECRET = 'a secret of thirty-two characters';

const folder = mkdtempSync(path.join(tmpdir(), 'clock-'));
const CLOCK_FILE = path.join(folder, 'ahead');
/**
 * The site begins at 22:15 in India, so that an outage meets midnight, when all pages are rendered again. On the day
 * after that evening one more series is late, which the data page says.
 */
const EVENING = Date.parse(`${nextLateDay(Date.now())}T00:00+05:30`) - 1.75 * HOUR - Date.now();
const goAhead = (milliseconds: number) => writeFileSync(CLOCK_FILE, String(EVENING + milliseconds));

let upstream: ReferenceUpstream;
let site: SecondSite;
let port: number;

test.beforeAll(async () => {
  upstream = await referenceUpstream({ repeats: true });
  goAhead(0);
  const settings = {
    PROVIDER_API_URL: upstream.url,
    PROVIDER_READ_SECONDS: '5',
    DATA_DIR: temporaryFolder('samvit-data-'),
    REVALIDATE_SECRET: SECRET,
    CLOCK_FILE,
    NODE_OPTIONS: `--require ${path.resolve('testing/site/clock.cjs')}`,
  };
  port = await freePort();
  site = await secondSite(port, { settings });
  // The build may have pages of another provider.
  const { status } = await ask(port, '/api/revalidate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}` },
    body: '{"tag":"blogs"}',
  });
  expect(status).toBe(200);
});
test.afterAll(async () => {
  await site.stop();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

const open = (page: Page, path: string) => page.goto(site.origin + path);
const cards = (page: Page) => page.locator('[data-widget]');

test('the list and its posts are the upstream’s', async ({ page }) => {
  await open(page, routes.posts);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(10);
  await expect(articles.first()).toContainText('Meera of the upstream');
  await expect(articles.nth(1), 'without an author').toContainText('Samvit');
  // The second post has an id and no slug.
  await articles.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(site.origin + routes.post('899'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upstream post 2');
  await expect(page.getByRole('main')).toContainText('First paragraph of post 2.');

  await open(page, routes.posts);
  await articles.nth(2).getByRole('link').first().click();
  await expect(page).toHaveURL(site.origin + routes.post(encodeURIComponent(MARKED_SLUG)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upstream post 3');

  await open(page, routes.postPage(2));
  await expect(articles).toHaveCount(POSTS.length - 10);
  await open(page, routes.post('upstream-post-1'));
  await expect(page).toHaveTitle(/^A title for search engines/);
  expect((await ask(port, routes.post('no-such-post'))).status).toBe(404);
});

test.describe('a contact message', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is handed to the upstream, and its refusal is shown', async ({ page }) => {
    await open(page, routes.contact);
    const form = page.getByRole('form', { name: 'Contact us' });
    const send = async (email: string) => {
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('I am (optional)').selectOption('broker');
      await form.getByLabel('Message (optional)').fill('To the upstream');
      await form.getByRole('button', { name: 'Contact Us' }).click();
    };
    await send('reader@example.org');
    await expect(page.getByText("Thank you for contacting us! We'll get back to you soon.")).toBeVisible();
    expect([...upstream.messages.values()]).toEqual([
      { email: 'reader@example.org', user_type: 'broker', message: 'To the upstream' },
    ]);
    await send(REFUSED_ADDRESS);
    await expect(form.getByRole('status')).toHaveText(REFUSAL);
    await expect(form.getByLabel('Message (optional)')).toHaveValue('To the upstream');
  });
});

async function signIn(page: Page, email: string) {
  await open(page, routes.web);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP to Email' }).click();
  await page
    .getByRole('textbox', { name: /^Code sent to/ })
    .fill(upstream.codes.get(email) ?? (await sent(email)));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function sent(email: string): Promise<string> {
  await expect.poll(() => upstream.codes.get(email)).toBeDefined();
  return upstream.codes.get(email) ?? '';
}

test('a code of the upstream signs in, and the feed shows each of its widgets once', async ({ page }) => {
  await signIn(page, 'reader@example.org');
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  await expect(page.getByRole('banner')).toContainText('reader@example.org');
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await cards(page).count()).toBe(WIDGETS.length);
  }).toPass();
  await expect(cards(page).first()).toContainText('The description of a widget');

  await page.getByRole('searchbox').fill('INSIGHT 23');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'Trending', exact: true }).click();
  await expect(page).toHaveURL(/\?filter=trending$/);
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
});

test.describe('a person without onboarding', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('is told what is missing', async ({ page }) => {
    await signIn(page, `${NOT_YET_ONBOARDED}@example.org`);
    await expect(page.getByRole('main')).toContainText(
      'Welcome! Complete your onboarding to access personalized widgets',
    );
  });
});

test('a post that needs 3.5 s is served, because the setting allows it', async () => {
  upstream.answer((request, response) => void setTimeout(() => upstream.serve(request, response), 3_500));
  const { status, text } = await ask(port, routes.post('upstream-post-7'));
  upstream.recover();
  expect([status, text.includes('Upstream post 7')]).toEqual([200, true]);
});

test('a post at which the upstream fails takes nothing else away, however often it is asked for', async ({
  page,
}) => {
  upstream.answer((request, response) =>
    (request.url?.endsWith('/upstream-post-8') ? json({ status: 500 }, 500) : upstream.serve)(
      request,
      response,
    ),
  );
  const bad = async () => expect((await ask(port, routes.post('upstream-post-8'))).status).toBe(503);
  for (let i = 0; i < 4; i += 1) await Promise.all(Array.from({ length: 5 }, bad));
  expect((await ask(port, routes.post('upstream-post-9'))).status).toBe(200);
  await signIn(page, 'another-reader@example.org');
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  upstream.recover();
});

test('during an outage pages are shown, and say of when they are', async ({ page }) => {
  const note = page.getByRole('note').filter({ hasText: 'This page is as it was at' });
  const pages = [routes.posts, routes.post('upstream-post-1')];
  for (const path of pages) {
    expect((await open(page, path))?.status()).toBe(200);
    await expect(note).toBeHidden();
  }
  upstream.answer(json({ status: 500 }, 500));
  goAhead(HOUR);
  for (const path of pages)
    // The first visitor after an hour gets the old copy while it is rendered again.
    await expect(async () => {
      expect((await open(page, path))?.status()).toBe(200);
      expect(await note.isVisible()).toBe(true);
    }).toPass();
  expect((await ask(port, routes.post('upstream-post-5'))).status).toBe(503);

  const marks = async () => (await ask(port, routes.data)).text.match(/>late</g)?.length ?? 0;
  const before = await marks();
  goAhead(2 * HOUR);
  await expect.poll(marks, 'after midnight').toBeGreaterThan(before);
  for (const path of pages) {
    expect((await open(page, path))?.status()).toBe(200);
    await expect(note).toBeVisible();
  }

  upstream.recover();
  goAhead(3 * HOUR);
  for (const path of pages)
    await expect(async () => {
      expect((await open(page, path))?.status()).toBe(200);
      expect(await note.isVisible()).toBe(false);
    }).toPass();
});

test.describe('what the upstream removes', () => {
  let removed: typeof POSTS = [];
  // The browser's own console line for a document with status 404.
  test.use({ expectedErrors: [/status of 404/] });

  test('is a whole page with a sentence, without scripts and with them', async ({ page, browser }) => {
    const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const [post, older] = [routes.post('upstream-post-12'), routes.postPage(2)];
    for (const path of [post, older]) expect((await ask(port, path)).status).toBe(200);
    removed = POSTS.splice(BLOG_PAGE_SIZE - 1);
    goAhead(5 * HOUR);
    for (const [path, words, link, href] of [
      [post, 'Blog not found.', 'All posts', routes.posts],
      [older, 'Oops! Page not found', 'Search', routes.search],
    ] as const) {
      // The first visitor after some hours gets the old copy while the page is rendered again.
      await expect.poll(async () => (await ask(port, path)).status).toBe(404);
      for (const visitor of [reader, page]) {
        await open(visitor, path);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(words);
        await expect(visitor.getByRole('main').getByRole('link', { name: link })).toHaveAttribute(
          'href',
          href,
        );
      }
      await page.getByRole('banner').getByRole('link', { name: 'GET STARTED' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    }
  });

  test('has its head as soon as it is there again', async () => {
    const [post, older] = [routes.post('upstream-post-12'), routes.postPage(2)];
    POSTS.push(...removed);
    goAhead(7 * HOUR);
    for (const [path, words] of [
      [post, 'Upstream post 12'],
      [older, 'page 2'],
    ] as const) {
      await expect.poll(async () => (await ask(port, path)).status).toBe(200);
      const { text } = await ask(port, path);
      const [head = ''] = text.split('</head>');
      expect(head).toMatch(new RegExp(`<title>[^<]*${words}`));
      expect(head).toContain('<meta name="description"');
      expect(head).toContain(`<link rel="canonical" href="${site.origin}${path}"`);
      expect(text).not.toContain('noindex');
    }
  });
});
