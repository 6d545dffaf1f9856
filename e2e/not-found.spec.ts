import { markupProblems } from './support/markup';
import { expect, test } from './support/test';

// The browser's own line on a page that came with 404.
test.use({ expectedErrors: [/status of 404/] });

for (const path of [
  '/no-such-page',
  '/blogs/no-such-post',
  '/reports/no-such-report',
  '/blogs/%E0%A4%A',
  '/a/b/c',
])
  test(`${path} is not found, and says so`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(/404|Blog not found\./);
    expect(await markupProblems((await response?.text()) ?? '')).toEqual([]);
  });

test('the page for an unknown path leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

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
      .getByRole('banner')
      .getByRole('button', { name: 'Switch between light and dark' })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

test('the page for an unknown path opens the popup on its event', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => window.dispatchEvent(new Event('openAppDownloadPopup')));
  await expect(page.getByRole('dialog', { name: 'Create Your Own Analysis' })).toBeVisible();
});
