import { routes } from '@/lib/web/routes';
import { SIGNED_IN_COOKIE } from '@/lib/web/signed-in-cookie';
import { axeProblems } from '@/testing/browser/axe';
import { expect, test } from '@/testing/browser/test';

const popup = { name: 'Create Your Own Analysis' };

test.describe('the app-download popup', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('opens from GET STARTED, gets the focus, and returns it', { tag: '@smoke' }, async ({ page }) => {
    const opener = page.getByRole('banner').getByRole('link', { name: 'GET STARTED' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', popup);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Or continue browsing our research reports')).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  for (const way of ['close icon', 'Maybe later', 'backdrop', 'store link'] as const)
    test(`opens on its event and closes by ${way}`, async ({ page, context }) => {
      const dialog = page.getByRole('dialog', popup);
      await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
      await expect(dialog).toBeVisible();
      if (way === 'close icon') await dialog.getByRole('button', { name: /close/i }).click();
      if (way === 'Maybe later') await dialog.getByRole('button', { name: 'Maybe later' }).click();
      if (way === 'backdrop') await page.mouse.click(5, 5);
      if (way === 'store link') {
        await context.route(/play\.google\.com/, (route) => route.fulfill({ body: 'store' }));
        const opened = context.waitForEvent('page');
        await dialog.getByRole('link', { name: 'Get the Android app' }).click();
        await (await opened).close();
      }
      await expect(dialog).toBeHidden();
    });
});

test('Create Your Own Analysis on the landing page raises the event of the popup', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    window.addEventListener('openAppDownloadPopup', () => (document.title = 'The event was raised')),
  );
  await page.getByRole('main').getByRole('link', { name: 'Create Your Own Analysis' }).click();
  await expect(page.getByRole('dialog', popup)).toBeVisible();
  await expect(page).toHaveTitle('The event was raised');
});

test(
  'on reading pages GET STARTED opens the sign-up dialog, which takes the address to the feed without showing it in the URL',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(routes.posts);
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await dialog.getByRole('textbox').fill('reader@example.org');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.web);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('reader@example.org');
  },
);

test('Create Your Own Analysis on a report opens it too', async ({ page }) => {
  await page.goto(routes.report('gold-vs-silver'));
  await page.getByRole('link', { name: 'Create Your Own Analysis' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who is signed in is not asked to sign up', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: SIGNED_IN_COOKIE, value: '1', url: baseURL ?? '' }]);
  for (const path of [routes.posts, routes.home]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Today' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'GET STARTED' })).toHaveCount(0);
  }
  for (const path of [routes.home, routes.report('gold-vs-silver')]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Create Your Own Analysis' }).first().click();
    await expect(page).toHaveURL(routes.analysis);
  }
});

for (const [what, path, dialog] of [
  ['the popup', routes.home, 'Create Your Own Analysis'],
  ['the sign-up dialog', routes.posts, /^Sign up/],
] as const)
  test(`${what} leads to where an analysis is asked for`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'GET STARTED' }).click();
    await page
      .getByRole('dialog', { name: dialog })
      .getByRole('link', { name: 'Or ask your question here' })
      .click();
    await expect(page).toHaveURL(routes.analysis);
  });

for (const path of [routes.home, routes.report('gold-vs-silver')])
  test(`without a script, Create Your Own Analysis on ${path} leads to where one is asked for`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Create Your Own Analysis' }).first().click();
    await expect(page).toHaveURL(routes.analysis);
    await page.close();
  });

test('the popup opens on its event on the sign-in page too', async ({ page }) => {
  await page.goto(routes.web);
  await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
  await expect(page.getByRole('dialog', popup)).toBeVisible();
});

for (const isSignedIn of [false, true])
  test(`the header's links are on one line at every width (signed in: ${isSignedIn})`, async ({ page }) => {
    await page.goto(routes.home);
    await page.evaluate(
      (cookie) => (document.cookie = cookie),
      `${SIGNED_IN_COOKIE}=${isSignedIn ? 1 : 0}; path=/`,
    );
    for (const path of [routes.home, '/hi']) {
      await page.goto(path);
      const header = page.getByRole('banner');
      for (const width of [360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const visible = header.locator('a:visible, button:visible');
        const boxes = await Promise.all((await visible.all()).map((control) => control.boundingBox()));
        const sorted = boxes.filter((box) => box !== null).sort((a, b) => a.x - b.x);
        for (const [place, { x, y, height }] of sorted.entries()) {
          const before = sorted[place - 1];
          expect([width, before ? before.x + before.width <= x : true]).toEqual([width, true]);
          // A link that wraps, or a badge below another, is higher than a button.
          expect([width, y >= 0 && y + height <= 64 && height <= 40]).toEqual([width, true]);
        }
        const last = sorted.at(-1);
        expect([width, last && last.x + last.width <= width]).toEqual([width, true]);
      }
    }
  });

test(
  'the menu works by keyboard, and contains every link of the header',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(routes.about);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const addresses = [
      ...[routes.reports, routes.analysis, routes.posts, routes.vision, routes.features, routes.howItWorks],
      ...[routes.about, routes.faqs, routes.web],
    ];
    for (const address of addresses) {
      await page.keyboard.press('Tab');
      await expect(menu.locator(`a[href="${address}"]`)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('the theme is stored, and the other one never flashes', { tag: '@smoke' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faqs');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /theme|dark|light/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'the FAQ opens one answer at a time, closes it again, and a link opens its answer',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(routes.faqs);
    const questions = page.locator('details');
    await questions.nth(0).locator('summary').click();
    await expect(questions.nth(0)).toHaveAttribute('open', '');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1)).not.toHaveAttribute('open');
    await page.goto(`${routes.faqs}#payment-protection`);
    await expect(page.locator('details[open]')).toHaveCount(1);
  },
);
