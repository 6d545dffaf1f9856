import { inLocale } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { rich } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/site/routes';
import { translatedPages } from '@/lib/site/translations';
import { SAMPLE_REPORT, TRANSLATED } from './routes';
import { axeProblems } from './support/axe';
import { layOutEverything } from './support/lay-out';
import { attributeIn, attributeOf, knownPage, sentPage, textOf, type SentPage } from './support/sent-page';
import { expect, test } from './support/test';

const REPORT = routes.report(SAMPLE_REPORT);
const HINDI = { prefix: '/hi', paths: translatedPages().find(({ locale }) => locale === 'hi')?.paths ?? [] };
const inHindi = (path: string) => (path === routes.home ? HINDI.prefix : HINDI.prefix + path);
const whole = (path: string) => new URL(path, siteOrigin()).href.replace(/\/$/, '');

test('the pages of the first translation', () => {
  expect(HINDI.paths).toEqual(
    expect.arrayContaining([routes.home, routes.faqs, routes.disclaimers, REPORT, `${REPORT}/figures`]),
  );
});

/** The addresses of the page's languages, as its head gives them. */
const alternates = (page: SentPage) =>
  Object.fromEntries(
    page.document
      .querySelectorAll('head link')
      .filter((link) => attributeOf(link, 'hreflang') !== null)
      .map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')?.replace(/\/$/, '')]),
  );

for (const path of HINDI.paths) {
  test(`${inHindi(path)} is in Hindi and says that its English text decides`, async () => {
    const page = await knownPage(inHindi(path));
    expect(page.status).toBe(200);
    expect(attributeIn(page, 'html', 'lang')).toBe('hi-IN');
    expect(textOf(page.document.querySelector('h1'))).toMatch(/\p{Script=Devanagari}{2}/u);
    expect(textOf(page.document.querySelector('head title'))).toMatch(/\p{Script=Devanagari}{2}/u);
    const note = page.document.querySelector('aside');
    const english = (words: string[]) => words.join('');
    expect(textOf(note)).toBe(inLocale('hi', () => rich('site.translation.note', { english }).join('')));
    expect(attributeOf(note?.querySelector('a'), 'href')).toBe(path);
    expect(attributeOf(note?.querySelector('a'), 'hreflang')).toBe('en-IN');
  });

  test(`${path} and its translation name each other`, async () => {
    const pages = await Promise.all([knownPage(path), knownPage(inHindi(path))]);
    const isIndexed = !pages.some((page) => page.text.includes('content="noindex'));
    const expected = { 'en-IN': whole(path), 'hi-IN': whole(inHindi(path)), 'x-default': whole(path) };
    for (const page of pages) {
      expect(attributeIn(page, 'head link[rel="canonical"]', 'href')?.replace(/\/$/, '')).toBe(
        page.address.replace(/\/$/, ''),
      );
      expect(alternates(page)).toEqual(isIndexed ? expected : {});
    }
  });

  test(`links of ${inHindi(path)} lead to Hindi pages, or say that they lead to English ones`, async () => {
    const { document } = await knownPage(inHindi(path));
    const links = document
      .querySelectorAll('a')
      .map((link) => ({
        href: attributeOf(link, 'href') ?? '',
        language: attributeOf(link, 'hreflang'),
        rel: attributeOf(link, 'rel'),
      }))
      .filter(
        ({ href }) => /^\/(?!\/)/.test(href) && !/^\/(?:v|charts|embed|reports\/[^/]+\/figures\.)/.test(href),
      );
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter(({ href, language }) => !isHindi(href) && language !== 'en-IN')).toEqual([]);
    const paths = links
      .filter(({ rel, language }) => rel !== 'alternate' && language !== null)
      .map(({ href }) => href.replace(/[?#].*/, ''));
    const note = paths.indexOf(path);
    paths.splice(note, 1); // The link of the note to the English page itself.
    expect(paths.filter((href) => HINDI.paths.includes(href))).toEqual([]);
  });
}

const isHindi = (href: string) => href === '/hi' || /^\/hi[/#?]/.test(href);

for (const path of [
  '/xx',
  '/en',
  '/en/faqs',
  '/xx/faqs',
  '/hi/about-us',
  '/hi/terms-and-conditions',
  '/hi/reports/bitcoin-analysis',
  '/hi/reports/no-such-report',
  '/hi/reports/bitcoin-analysis/figures',
  '/hi/__proto__',
  '/messages',
])
  test(`${path} is no page`, async () => {
    expect((await sentPage(path)).status).toBe(404);
  });

test('an address in capitals or with a slash leads to the page', async () => {
  for (const path of ['/HI/FAQS', '/hi/faqs/']) {
    const { status, headers } = await sentPage(path);
    expect([status, headers['location']]).toEqual([308, '/hi/faqs']);
  }
});

test('the sitemap names the languages of a page', async () => {
  const { text: sitemap } = await sentPage(routes.sitemap('pages'));
  const entry = sitemap.split('<url>').find((one) => one.includes(`<loc>${whole('/hi/faqs')}</loc>`));
  for (const [lang, path] of [
    ['en-IN', '/faqs'],
    ['hi-IN', '/hi/faqs'],
    ['x-default', '/faqs'],
  ])
    expect(entry).toContain(`hreflang="${lang}" href="${whole(path ?? '')}"`);
});

test('the typeface for Devanagari comes with Hindi pages alone', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('devanagari')) fonts.push(new URL(page.url()).pathname);
  });
  // English pages have the name of the other language, in its letters.
  for (const path of [routes.faqs, REPORT, '/hi/faqs']) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts).toEqual(['/hi/faqs']);
});

test('from a page to the same page in the other language and back', async ({ page }) => {
  await page.goto(routes.faqs);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: inLocale('hi', language).name }).click();
  await expect(page).toHaveURL('/hi/faqs');
  await footer.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(routes.faqs);
});

test('a number leads to its row on the Hindi page of figures', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(inHindi(REPORT));
  const figure = page.locator('article a.explained-figure').first();
  const href = (await figure.getAttribute('href')) ?? '';
  await figure.click();
  await expect(page).toHaveURL(href);
  expect(href).toMatch(/^\/hi\/reports\/.+\/figures#/);
  await expect(page.locator(':target')).toBeVisible();
  await page.close();
});

for (const path of TRANSLATED)
  test(`${path} is accessible and not wider than a small phone`, async ({ page }) => {
    await page.goto(path);
    expect(await axeProblems(page)).toEqual([]);
    await layOutEverything(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

for (const path of HINDI.paths.filter((one) => one !== routes.web))
  test(`the frame around ${inHindi(path)} is in Hindi`, async () => {
    const { document } = await knownPage(inHindi(path));
    for (const part of ['header', 'footer'])
      expect(textOf(document.querySelector(`body > ${part}`))).toMatch(/(?:\p{Script=Devanagari}+\s*){5}/u);
  });
