import { randomUUID } from 'node:crypto';
import { inLocale } from '@/lib/content/locale';
import { language } from '@/lib/content/locales';
import { LEGAL_SLUGS } from '@/lib/content/legal';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { siteOrigin } from '@/lib/platform/env';
import { routes } from '@/lib/web/routes';
import { translatedPages } from '@/lib/web/translations';
import { REPORTS, SAMPLE_REPORT, TRANSLATED } from '@/testing/pages/addresses';
import { axeProblems } from '@/testing/browser/axe';
import { layOutEverything } from '@/testing/browser/lay-out';
import { mailWhere } from '@/testing/browser/outbox';
import { knownPage, sentPage, textOf } from '@/testing/pages/sent-page';
import { expect, test } from '@/testing/browser/test';

const REPORT = routes.report(SAMPLE_REPORT);
const HINDI = { prefix: '/hi', paths: translatedPages().find(({ locale }) => locale === 'hi')?.paths ?? [] };
const inHindi = (path: string) => (path === routes.home ? HINDI.prefix : HINDI.prefix + path);
const whole = (path: string) => new URL(path, siteOrigin()).href.replace(/\/$/, '');

test('the pages of the first translation', () => {
  expect(HINDI.paths).toEqual(
    expect.arrayContaining([routes.home, routes.faqs, routes.disclaimers, REPORT, `${REPORT}/evidence`]),
  );
});

/**
 * The texts and labels of the page with two words that are English, where no element says that they are. Code
 * is none.
 */
function unmarkedEnglish(): string[] {
  const isEnglish = (text: string) =>
    /\b[a-z]{2,} [a-z]{2,}\b/.test(text) && !/\p{Script=Devanagari}/u.test(text);
  const isMarked = (element: Element | null) =>
    element?.closest('script, style, pre, textarea, [lang^="en"]:not(html)') != null;
  const results: string[] = [];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (isEnglish(node.textContent ?? '') && !isMarked(node.parentElement))
      results.push(node.textContent ?? '');
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'data-loading']) {
      const label = element.getAttribute(name) ?? '';
      if (isEnglish(label) && !isMarked(element)) results.push(label);
    }
  return results;
}

test('without a script, signing in goes on in Hindi: its screens, errors and mail', async ({ browser }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.51' },
  });
  const words = (key: string) => inLocale('hi', () => text(key, { product: site().product }));
  const heading = page.getByRole('heading', { level: 1 });
  const problem = page.getByRole('main').getByRole('alert');
  const email = `reader-${randomUUID()}@example.org`;
  await page.goto('/hi/web');
  await page.locator('[name=email]').fill('nobody@nowhere');
  await page.getByRole('button', { name: words('sign-in.email.send') }).click();
  // The response to the form itself.
  await expect(page).toHaveURL('/api/otp');
  await expect(problem).toHaveText(words('errors.email'));
  await expect(page.locator('[name=email]')).toHaveValue('nobody@nowhere');

  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: words('sign-in.email.send') }).click();
  await expect(page).toHaveURL('/hi/web');
  await expect(heading).toHaveText(words('sign-in.title'));
  const mail = await mailWhere(({ to }) => to === email);
  const code = /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? '';
  expect(mail).toMatchObject(
    inLocale('hi', () => ({
      subject: text('mails.code.subject', { code, product: site().product }),
      text: expect.stringContaining('दस मिनट'),
    })),
  );

  await page.locator('[name=otp]').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: words('sign-in.code.verify') }).click();
  await expect(problem).toHaveText(words('errors.wrong-code'));
  await page.locator('[name=otp]').fill(code);
  await page.getByRole('button', { name: words('sign-in.code.verify') }).click();
  await expect(page).toHaveURL('/hi/web');
  await expect(page.getByRole('status').first()).toHaveText(words('sign-in.done'));
  await expect(heading, 'the declaration is asked for in Hindi').toHaveText(
    words('account.declaration.title'),
  );
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words('account.declaration.send') }).click();
  await expect(page).toHaveURL(routes.web);
  await page.goto('/hi/web');
  await expect(page, 'who is signed in reads the feed').toHaveURL(routes.web);
  await page.close();
});

test.describe('an error that the server sends', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is in Hindi in the form of a Hindi page', async ({ page }) => {
    await page.goto('/hi/web');
    await page.locator('[name=email]').fill('nobody@nowhere');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      inLocale('hi', () => text('errors.email')),
    );
  });
});

test(
  'without a script, the contact form goes on in Hindi, and the mail to the team is in English',
  { tag: '@smoke' },
  async ({ browser }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.52' },
    });
    const words = (key: string) => inLocale('hi', () => text(key));
    const email = `visitor-${randomUUID()}@example.org`;
    await page.goto('/hi');
    const form = page.locator('form[action="/api/waitlist"]');
    await form.locator('[name=email]').fill('nobody@nowhere');
    await form.locator('[name=message]').fill('सोने के बारे में');
    await form.getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.getByRole('alert')).toHaveText(words('errors.email'));
    await form.locator('[name=email]').fill(email);
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/hi/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('contact.thanks'));
    const mail = await mailWhere(({ text }) => text.includes(email));
    expect(mail.subject).toMatch(/^Contact form/);
    expect(mail.text).toContain('सोने के बारे में');
    await page.close();
  },
);

test('an unknown locale of a form is English', async ({ request }) => {
  for (const locale of ['xx', '../hi', '<script>', '']) {
    const answer = await request.post('/api/waitlist', { form: { email: 'nobody', 'x-locale': locale } });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('<html lang="en-IN">');
  }
});

for (const path of [
  '/hi/contact',
  '/hi/contact/sent',
  `/hi${REPORT}/window`,
  `/hi${REPORT}/window?from=x&to=y`,
])
  test(`${path}, to which forms lead, is in Hindi`, async ({ page }) => {
    const problems = await page.goto(path);
    expect(problems?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('h1')).toHaveText(/\p{Script=Devanagari}{2}/u);
    expect(await page.evaluate(unmarkedEnglish)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
  });

test('another window of a report in Hindi is worked out in Hindi, with and without a script', async ({
  page,
  browser,
}) => {
  const send = inLocale('hi', () => text('window.send'));
  const answer = /सोना चांदी से ज़्यादा तेज़ी से बढ़ा। जनवरी 2010 से/;
  await page.goto(inHindi(REPORT));
  await page.locator('.window-disclosure > summary').click();
  await page.locator('.window-form [name=from]').fill('2010-01');
  await page.getByRole('button', { name: send }).click();
  await expect(page.locator('.window-explorer')).toContainText(answer);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(inHindi(REPORT));
  await plain.locator('.window-disclosure > summary').click();
  await plain.locator('.window-form [name=from]').fill('2010-01');
  await plain.getByRole('button', { name: send }).click();
  await expect(plain).toHaveURL(/^[^?]*\/hi\/reports\/.+\/window\?from=2010-01/);
  await expect(plain.getByRole('main')).toContainText(answer);
  await plain.close();
});

test('the search of a Hindi page says that it finds English texts, and marks them', async ({ page }) => {
  await page.goto('/hi/faqs');
  await page
    .getByRole('button', { name: inLocale('hi', () => text('search.open')), exact: true })
    .first()
    .click();
  const search = page.locator('[popover]:popover-open');
  await expect(search).toContainText(inLocale('hi', () => text('search.english')));
  await search.getByRole('searchbox').fill('gold');
  const hit = search.locator('li a').first();
  await expect(hit).toHaveAttribute('lang', 'en-IN');
  await expect(hit).toHaveAttribute('hreflang', 'en-IN');
});

test('a browser without popovers shows nothing of that for evidence', async ({ page }) => {
  // What an old one does not know: the attribute, the selector, with which it drops the whole rule, and to
  // ask for selectors.
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/ popover=/g, ' data-none=')
      .replace(/not selector\(:popover-open\)/g, 'unknown(x)')
      .replace(/:popover-open/g, ':-no-such-state');
    await route.fulfill({ response, body });
  });
  await page.goto(REPORT);
  await expect(page.locator('.evidence-popover')).toBeAttached();
  await expect(page.locator('.evidence-popover')).toBeHidden();
  await expect(page.locator('.evidence-close')).toBeHidden();
  // The frame of the report may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Pages whose text is not translated; `undefined` when all are. */
const LEFT = [REPORTS.map(routes.report), LEGAL_SLUGS.map((slug) => `/${slug}`)].map((paths) =>
  paths.map(inHindi).find((path) => !TRANSLATED.includes(path)),
);
const [ENGLISH_REPORT, ENGLISH_TEXT] = LEFT;

for (const path of [
  '/xx',
  '/en',
  '/en/faqs',
  '/xx/faqs',
  '/hi/data',
  '/hi/blogs',
  '/hi/blogs/tag/gold',
  '/en/web',
  '/xx/web',
  '/xx/contact',
  ...(ENGLISH_TEXT ? [ENGLISH_TEXT] : []),
  ...(ENGLISH_REPORT ? ['', '/window', '/evidence'].map((page) => ENGLISH_REPORT + page) : []),
  '/hi/reports/no-such-report',
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

test('the typeface for Devanagari comes with Hindi pages alone, and they load no serif', async ({ page }) => {
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
  // In the HTML, since Chromium may request again what the page before had.
  expect((await sentPage('/hi/faqs')).text).not.toContain('newsreader');
});

test('the links of the header that lead to English pages say so, at each width that has them', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/hi');
    const links = page
      .getByRole('navigation', { name: inLocale('hi', () => text('site.main')) })
      .getByRole('link');
    for (const link of await links.filter({ visible: true }).all()) {
      const isEnglish = (await link.getAttribute('hreflang')) === 'en-IN';
      await expect(link.getByText('EN', { exact: true })).toBeVisible({ visible: isEnglish });
      expect(await link.ariaSnapshot()).toEqual(
        isEnglish ? expect.stringContaining('(English)') : expect.anything(),
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the first version of a report is called so in Hindi', async () => {
  const { document } = await knownPage(inHindi(REPORT));
  const versions = document.querySelectorAll('li').map(textOf);
  expect(versions).toContainEqual(
    expect.stringContaining(inLocale('hi', () => text('reports.versions.first'))),
  );
  expect(versions.filter((words) => words.includes('First version'))).toEqual([]);
});

test('from a page to the same page in the other language and back', { tag: '@smoke' }, async ({ page }) => {
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
  const figure = page.locator('article a.evidence-figure').first();
  const href = (await figure.getAttribute('href')) ?? '';
  await figure.click();
  await expect(page).toHaveURL(href);
  expect(href).toMatch(/^\/hi\/reports\/.+\/evidence#/);
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
