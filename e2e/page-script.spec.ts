import { brotliCompressSync } from 'node:zlib';
import { devices, type Locator, type Page } from '@playwright/test';
import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { expect, test } from '@/testing/browser/test';

// What pages load and when: nothing to be read, the page script at the first interaction, React when a person
// reaches for something that needs it. And what presses do before that.

const REPORT = routes.report(SAMPLE_REPORT);
const PAGES = [routes.home, REPORT, routes.faqs, routes.posts, routes.privacy, '/no-such-page'];

/** The scripts that a page has requested: the page script, and those of React. */
function scriptsOf(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  const isOurs = (path: string) => path.startsWith('/page-script/');
  return {
    ours: () => paths.filter(isOurs).length,
    react: () => paths.filter((path) => !isOurs(path)).length,
  };
}

const theme = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' }).filter({ visible: true });
const getStarted = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'GET STARTED' });
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

/** Waits until the page script is in the page. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('script[src^="/page-script/"]'));

/** Scrolls to the end with the wheel, the mouse resting in the middle. */
async function scrollThrough(page: Page) {
  await page.mouse.move(600, 420);
  for (let i = 0; i < 60; i += 1) {
    await page.mouse.wheel(0, 700);
    // A frame, in which the browser finds out what is under the mouse now.
    const isAtEnd = await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(scrollY + innerHeight >= document.documentElement.scrollHeight - 2),
            ),
          ),
        ),
    );
    if (isAtEnd) return;
  }
}

/** In bytes, with brotli: all of our own script; half a kilobyte of it keeps what was typed and saves in place. */
const LIMIT = 4.5 * 1024;

test('our own scripts are small', async ({ request }) => {
  const html = await (await request.get(REPORT)).text();
  const [, address = '', inline = ''] =
    /<script data-page-script="([^"]*)"[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  const script = await (await request.get(address)).text();
  for (const code of [inline, script]) expect(code.length).toBeGreaterThan(1_000);
  const sizes = [inline, script].map((code) => brotliCompressSync(code).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT);
});

/** In bytes, with brotli: what the first touch of a chart brings. */
const CHART_LIMIT = 12 * 1024;

test('the script of charts is small', async ({ request }) => {
  const html = await (await request.get(REPORT)).text();
  const [, address = ''] = /<figure [^>]*data-script="([^"]*)"/.exec(html) ?? [];
  const code = await (await request.get(address)).text();
  expect(code.length).toBeGreaterThan(1_000);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(CHART_LIMIT);
});

test.describe('a page that is read', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of PAGES)
    test(`${path} loads no script, and the page script alone when it is scrolled with the wheel`, async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      expect([scripts.ours(), scripts.react()]).toEqual([0, 0]);
      await scrollThrough(page);
      await settled(page);
      expect([scripts.ours(), scripts.react()]).toEqual([1, 0]);
    });
});

test.describe('with a finger', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  for (const path of [routes.home, REPORT])
    test(`${path} is scrolled over everything with the page script alone`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      const cdp = await page.context().newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
      for (let i = 0; i < 12; i += 1) {
        await touch('touchStart', { x: 200, y: 700 });
        for (let y = 650; y >= 100; y -= 50) await touch('touchMove', { x: 200, y });
        await touch('touchEnd');
      }
      await settled(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
      expect([scripts.ours(), scripts.react()]).toEqual([1, 0]);
    });

  test('a tap on a field of the contact form brings React', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(routes.home);
    await page.getByRole('form', { name: 'Contact us' }).getByLabel('Phone').tap();
    await expect.poll(scripts.react).toBeGreaterThan(5);
  });
});

test(
  'theme, menu, popup, copying, disclosure and contents need no React',
  { tag: '@smoke' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = scriptsOf(page);
    await page.goto(REPORT);
    await theme(page).click();
    // The press is done when the page script has come.
    await expect.poll(() => themeOf(page)).toBe('dark');
    await page.getByText('Every figure, sources, versions').click();
    await page.getByRole('button', { name: 'Copy the citation' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await page.getByText('BibTeX').click();
    await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
    await page.getByRole('dialog').getByRole('button', { name: 'Maybe later' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    expect([scripts.ours(), scripts.react()]).toEqual([1, 0]);
  },
);

/** A link to the form below the first chart opens what is around it. */
const REPORT_WINDOW = `${REPORT}#window`;

const REACHED: [what: string, path: string, of: (page: Page) => Locator][] = [
  ['the contact form', routes.home, (page) => page.getByLabel('Phone')],
  ['the fields of the window', REPORT_WINDOW, (page) => page.locator('form.window-form').getByLabel('From')],
];
for (const [what, path, of] of REACHED)
  for (const way of ['the mouse', 'the focus'] as const)
    test(`${what} brings React when ${way} reaches it`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(path);
      let x = 0;
      const reached = async () => {
        x += 2;
        if (way === 'the focus') await of(page).focus();
        // A move before the page script has come, or the first of all, counts for nothing; a person's mouse goes on.
        else await of(page).hover({ position: { x, y: 10 } });
        return scripts.react();
      };
      await expect.poll(reached).toBeGreaterThan(5);
    });

test('the sign-up dialog opens from HTML, and its form brings React', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.route('**/_boot/**', () => {});
  await page.goto(routes.posts);
  await getStarted(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect.poll(scripts.react).toBe(1);
});

test('presses before the page script is loaded are done once it is, each once', async ({ page }) => {
  let load = () => {};
  const wait = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/page-script/**', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(routes.faqs);
  await theme(page).click();
  await theme(page).click();
  await getStarted(page).click();
  await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
  await expect(page).toHaveURL(routes.faqs);
  expect(await themeOf(page)).toBeUndefined();
  load();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await themeOf(page)).toBe('dark');
});

test('a form that is sent before React is loaded is sent by React', async ({ page }) => {
  let load = () => {};
  const wait = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/_boot/**', async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto(REPORT_WINDOW);
  const form = page.locator('form.window-form');
  await form.getByLabel('From').fill('2016-06');
  await form.getByRole('button').click();
  load();
  await expect(page.getByRole('region', { name: 'The period' })).toBeVisible();
  await expect(page).toHaveURL(REPORT_WINDOW);
});

test.describe('without the page script', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('links, forms and the menu work as they do without JavaScript', async ({ page }) => {
    await page.route('**/page-script/**', (route) => route.abort());
    await page.goto(REPORT_WINDOW);
    const form = page.locator('form.window-form');
    await form.getByLabel('From').fill('2016-06');
    await form.getByRole('button').click();
    await expect(page).toHaveURL(/\/window\?from=2016-06/);
    await page.goto(routes.posts);
    await getStarted(page).click();
    await expect(page).toHaveURL(routes.web);
  });
});

test.describe('without the scripts of React', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 400/] });

  test('the sign-up form asks for the code itself, with the address in no URL', async ({ page }) => {
    await page.route('**/_boot/**', (route) => route.abort());
    await page.goto(routes.posts);
    await getStarted(page).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('dialog').getByLabel('Email').fill('nobody@');
    await page.keyboard.press('Enter');
    expect(new URL((await sent).url()).pathname).toBe('/api/otp');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(page.url()).not.toContain('nobody');
  });
});

test('a browser without dialogs follows the links', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'));
  await page.goto(routes.posts);
  await getStarted(page).click();
  await expect(page).toHaveURL(routes.web);
});

test('a dialog has its content and returns the focus on a page that is made for each request', async ({
  page,
}) => {
  await page.goto(`${routes.search}?q=gold`);
  await getStarted(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getStarted(page)).toBeFocused();
});
