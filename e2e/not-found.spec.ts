import { MISSING } from '@/testing/pages/addresses';
import { markupProblems } from '@/testing/pages/markup';
import { sentPage, textOf } from '@/testing/pages/sent-page';
import { routes } from '@/lib/web/routes';
import { expect, test } from '@/testing/browser/test';

const UNKNOWN_PATH = 'Oops! Page not found';
const UNKNOWN_POST = 'Blog not found.';
const UNKNOWN_CODE = 'This is not ours';
const UNKNOWN_ANALYSIS = 'There is no answer at this address';

for (const [path, words] of [
  [MISSING['an unknown path'], UNKNOWN_PATH],
  ['/reports/no-such-report', UNKNOWN_PATH],
  ['/a/b/c', UNKNOWN_PATH],
  [MISSING['an unknown post'], UNKNOWN_POST],
  ['/blogs/%E0%A4%A', UNKNOWN_PATH],
  [MISSING['an unknown code'], UNKNOWN_CODE],
  [MISSING['an unknown analysis'], UNKNOWN_ANALYSIS],
  ['/analysis/growth', UNKNOWN_ANALYSIS],
  ['/v/0', UNKNOWN_CODE],
  ['/v/__proto__', UNKNOWN_CODE],
  ['/v/%E0%A4%A', UNKNOWN_PATH],
] as const)
  test(`${path} is not found, and says so`, async () => {
    const { status, text, document } = await sentPage(path);
    expect(status).toBe(404);
    expect(textOf(document.querySelector('h1'))).toBe(words);
    expect(markupProblems(text)).toEqual([]);
  });

test.describe('in a browser', () => {
  // The browser's own console line for a page with status 404.
  test.use({ expectedErrors: [/status of 404/] });

  test('the page for an unknown path links to the home page', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: UNKNOWN_PATH })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Ask' })).toHaveAttribute('href', routes.analysis);
    await expect(main.getByRole('link', { name: 'Search' })).toHaveAttribute('href', routes.search);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a missing page', () => {
  // The browser's own console line for a document with status 404.
  test.use({ expectedErrors: [/status of 404/] });

  for (const path of ['/no-such-page', '/blogs/no-such-post', '/v/AAAAAAAA'])
    test(`the controls of ${path} do what they do elsewhere`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'GET STARTED' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Switch between light and dark' })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

  test('the page for an unknown path opens the popup on its event', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
    await expect(page.getByRole('dialog', { name: 'Create Your Own Analysis' })).toBeVisible();
  });
});
