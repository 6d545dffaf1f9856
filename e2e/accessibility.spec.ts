import { routes } from '@/lib/routes';
import { ALL, REPORTS } from './routes';
import { axeProblems } from './support/axe';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const SIMILAR = REPORTS.slice(1).map(routes.report);
const DESKTOP = { width: 1280, height: 900 };

for (const path of [...ALL, '/no-such-page'])
  test.describe(path, () => {
    test.use({ viewport: DESKTOP, expectedErrors: path === '/no-such-page' ? [/status of 404/] : [] });

    test('axe finds nothing, on a phone and a desk, in the light and in the dark', async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(path);
      expect(await axeProblems(page), 'light, desk').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await page.setViewportSize(PHONE);
      expect(await axeProblems(page), 'dark, phone').toEqual([]);
      // The reports are built alike, and each holds thousands of elements: one of them stands for all.
      if (SIMILAR.includes(path)) return;
      await page.setViewportSize(DESKTOP);
      expect(await axeProblems(page), 'dark, desk').toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize(PHONE);
      expect(await axeProblems(page), 'light, phone').toEqual([]);
    });

    test('nothing sticks out sideways on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });
  });
