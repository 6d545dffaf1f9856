import { ALL } from './routes';
import { axeProblems } from './support/axe';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

for (const path of [...ALL, '/no-such-page'])
  test.describe(path, () => {
    test.use({ viewport: DESKTOP, expectedErrors: path === '/no-such-page' ? [/status of 404/] : [] });

    test('axe finds nothing, on a phone and a desk, in the light and in the dark', async ({ page }) => {
      // A report holds thousands of elements, looked at four times.
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(path);
      expect(await axeProblems(page), 'light, desk').toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await axeProblems(page), 'light, phone').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      expect(await axeProblems(page), 'dark, phone').toEqual([]);
      await page.setViewportSize(DESKTOP);
      expect(await axeProblems(page), 'dark, desk').toEqual([]);
    });

    test('nothing sticks out sideways on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  });
