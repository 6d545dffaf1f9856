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
