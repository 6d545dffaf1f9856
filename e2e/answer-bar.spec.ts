import { inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { isEmbedded } from '@/lib/provider';
import { closeDb, db } from '@/lib/records/database';
import { savedItems } from '@/lib/records/saved-items';
import { routes } from '@/lib/web/routes';
import { signedIn, tellScripts } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

// What a reader does with an answer: sends its link, copies it, saves it, prints it.

test.afterAll(closeDb);

const GOLD = routes.analysisAnswer('growth/gold-usd-oz/10y');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('it is saved without leaving the page', { tag: '@smoke' }, async ({ page, context }) => {
    test.skip(!isEmbedded(), 'another provider has accounts of its own');
    const user = await signedIn(context);
    await tellScripts(context);
    await page.goto(GOLD);
    const row = page.getByRole('group', { name: text('analysis-page.bar.label') });
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('link', { name: text('saved.see') })).toBeFocused();
    await expect(page).toHaveURL(GOLD);
    expect(await savedItems(db(), user.id)).toMatchObject([
      { kind: 'analysis', item: 'growth/gold-usd-oz/10y' },
    ]);
  });

  test('its sentence and its address are copied, and that is said', async ({ page }) => {
    await page.goto(GOLD);
    const sentence = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${sentence ?? ''}\n${siteOrigin()}${GOLD}`);
  });
});

for (const width of [360, 1280])
  test(`the row stays in view at ${width} pixels, and covers nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(GOLD);
    const row = page.getByRole('group', { name: text('analysis-page.bar.label') });
    const summary = page.locator('.answer-sources > summary');
    await summary.focus();
    await expect(row).toBeInViewport({ ratio: 1 });
    const [bar, focused] = [await row.boundingBox(), await summary.boundingBox()];
    const overlap =
      Math.min((bar?.y ?? 0) + (bar?.height ?? 0), (focused?.y ?? 0) + (focused?.height ?? 0)) -
      Math.max(bar?.y ?? 0, focused?.y ?? 0);
    expect(overlap).toBeLessThanOrEqual(0);
  });

const PRINTED = [
  'growth/gold-inr-10g/10y',
  'growth/gold-inr-10g~nifty-50-monthly~sensex-monthly/10y',
  'rank/shares/10y',
  'calendar/gold-inr-10g/all',
  'falls/nifty-50-monthly/all',
];

for (const locale of ['en', 'hi'])
  test(`it is one page of paper, in light colours (${locale})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of PRINTED) {
      await page.goto(`${locale === 'en' ? '' : `/${locale}`}${routes.analysisAnswer(path)}`);
      const print = inLocale(locale, () => text('analysis-page.bar.print'));
      await page.getByRole('button', { name: print, exact: true }).click();
      await page.locator('.answer-paper input').first().fill('R. Deshmukh');
      // Not printed yet: the script is there when the press is done.
      await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
      await page.locator('.answer-paper [data-action=print]').click();
      await page.locator('[data-printed]').waitFor();
      const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1');
      expect([path, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.answer-paper-head')).toContainText('Samvit');
      await expect(page.locator('.answer-paper input').first()).toHaveValue('R. Deshmukh');
      await expect(page.locator('[data-paper=day]')).toHaveText(/20\d\d/);
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 24, 29)');
      await page.emulateMedia({ media: null });
    }
  });

test('messages show a link to it by its own sentence and picture', { tag: '@smoke' }, async ({ request }) => {
  const headers = { 'User-Agent': 'WhatsApp/2.24.1 A' };
  const html = await (await request.get(GOLD, { headers })).text();
  const meta = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(html).toContain(`${meta('og:title')}</h1>`);
  expect(meta('og:image')).toBe(`${siteOrigin()}${routes.analysisPicture('growth/gold-usd-oz/10y')}`);
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toContain(meta('og:title'));
  expect(meta('og:description')).toContain('Data to ');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('robots')).toContain('noindex');
  const picture = await request.get(meta('og:image'), { headers });
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});
