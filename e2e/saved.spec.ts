import { libraryHere } from '@/lib/texts/library-here';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { Page } from '@playwright/test';
import { inLocale } from '@/lib/content/locale';
import { text, type MessageValues } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { closeDb, db } from '@/lib/records/database';
import { feedWishes, readInsights } from '@/lib/records/feed-choices';
import { savedItems, saveItem } from '@/lib/records/saved-items';
import { endAllSessions } from '@/lib/records/sessions';
import { tokenHash } from '@/lib/platform/token';
import { isEmbedded } from '@/lib/provider';
import { findings } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { siteOrigin } from '@/lib/platform/env';
import { axeProblems, DARK_PHONE, LIGHT_DESK, looks } from '@/testing/browser/axe';
import { mailWhere } from '@/testing/browser/outbox';
import { signedIn, tellScripts } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';
import { markupProblems } from '@/testing/pages/markup';
import { SITE_LOG } from '@/testing/site/site-log';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';

test.afterAll(closeDb);
test.skip(() => !isEmbedded(), 'with another provider, which has accounts of its own, nothing is saved here');

const [ID = ''] = (
  deserialize(readFileSync('.next/content/analyses-of-insights.en')) as Map<string, string>
).keys();
const ANALYSIS = routes.analysisAnswer('growth/gold-usd-oz/10y');

const save = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).first();
const share = (page: Page) =>
  page.locator('form[action="/api/shared"]').getByRole('button', { name: 'Share', exact: true });
const hindi = (key: string, values?: MessageValues) => inLocale('hi', () => text(key, values));
const saveInHindi = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: hindi('saved.save'), exact: true })
    .first()
    .click();
/** With script the page stays, and leads to what is saved; without, the form leads to it. */
async function openSaved(page: Page, hasScript: boolean, inWords: typeof text = text): Promise<void> {
  if (!hasScript) return;
  await page.getByRole('link', { name: inWords('saved.see') }).click();
  await page
    .getByRole('link', { name: inWords('saved.list.edit') })
    .first()
    .click();
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('who is not signed in saves an analysis after signing in', async ({ page }) => {
      const email = `reader-${randomUUID()}@example.org`;
      await page.goto(ANALYSIS);
      const sentence = (await heading(page).textContent()) ?? '';
      await save(page).click();
      await expect(heading(page)).toHaveText('Sign in to Samvit');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send OTP to Email' }).click();
      const { text } = await mailWhere(({ to }) => to === email);
      const code = /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '';
      await page.getByRole('textbox', { name: /^Code sent to/ }).fill(code);
      if (!javaScriptEnabled) await page.getByRole('button', { name: /verify/i }).click();
      await page.getByRole('checkbox', { name: /I am 18 or over/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(heading(page)).toHaveText('Save this answer?');
      await expect(page.getByText(sentence)).toBeVisible();
      await page.getByLabel(/^Name/).fill('For my father');
      await save(page).click();
      await expect(heading(page)).toHaveText('A saved answer');
      await page.goto(routes.saved);
      await expect(page.getByRole('link', { name: 'For my father', exact: true })).toHaveAttribute(
        'href',
        ANALYSIS,
      );
      await expect(page.getByText('It says the same now.')).toBeVisible();
    });

    test(
      'a report, a post and an insight are saved, named, found, taken away and deleted',
      { tag: '@smoke' },
      async ({ page, context }) => {
        const user = await signedIn(context);
        await tellScripts(context);
        for (const path of [
          routes.report(SAMPLE_REPORT),
          routes.post('gold-in-rupees'),
          routes.insight(ID),
        ]) {
          await page.goto(path);
          await save(page).click();
          await openSaved(page, javaScriptEnabled);
          await expect(heading(page)).toHaveText(/^A saved (report|post|insight)$/);
        }
        await page.getByLabel(/^Name/).fill('=1+1');
        await page.getByLabel(/^Note/).fill('Two\nlines');
        await save(page).click();
        await expect(page.getByRole('status').filter({ hasText: 'Your words are saved.' })).toBeVisible();
        await expect(page.getByLabel(/^Note/)).toHaveValue('Two\nlines');
        await page.goto(routes.saved);
        await expect(page.getByText('3 saved things')).toBeVisible();
        await page.getByRole('searchbox').fill('lines');
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
        await expect(page.getByText('One thing that you saved mentions “lines”.')).toBeVisible();
        const csv = await page.request.get('/api/saved/files/saved.csv');
        expect(csv.headers()['cache-control']).toBe('private, no-store');
        expect(await csv.text()).toContain(`'=1+1`);
        await page.getByRole('link', { name: /^Name, note, delete/ }).click();
        await page.getByRole('button', { name: 'Delete it' }).click();
        await expect(page.getByText('2 saved things')).toBeVisible();
        expect((await savedItems(db(), user.id)).map(({ kind }) => kind).sort()).toEqual(['post', 'report']);
      },
    );

    test('a link shows one insight to somebody without an account until it is ended', async ({
      page,
      context,
      browser,
    }) => {
      await signedIn(context);
      await page.goto(routes.insight(ID));
      const title = (await heading(page).textContent()) ?? '';
      await share(page).click();
      const address = await page.getByRole('textbox', { name: 'Your new link' }).inputValue();
      const stranger = await browser.newContext({ javaScriptEnabled });
      const other = await stranger.newPage();
      const answer = await other.goto(address);
      expect(answer?.headers()).toMatchObject({
        'cache-control': expect.stringMatching(/^private, .*no-store/),
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      await expect(heading(other)).toHaveText(title);
      await expect(other.getByRole('img', { name: /^Chart/ })).toHaveJSProperty('complete', true);
      expect(
        await other
          .getByRole('img', { name: /^Chart/ })
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      ).toBeGreaterThan(0);
      await expect(other.locator('[data-widget]')).toHaveCount(0);
      const chart = (await other.getByRole('img', { name: /^Chart/ }).getAttribute('src')) ?? '';
      expect((await stranger.request.get(chart)).status()).toBe(200);
      await page.getByRole('button', { name: /^End this link/ }).click();
      await expect(page.getByRole('heading', { name: 'You have no links' })).toBeVisible();
      expect((await other.goto(address))?.status()).toBe(404);
      await expect(heading(other)).toHaveText('This link has ended');
      expect((await stranger.request.get(chart)).status()).toBe(404);
      expect((await stranger.request.get(`${address.slice(0, -3)}`)).status()).toBe(404);
      await stranger.close();
      const token = address.split('/').at(-1) ?? '';
      const log = readFileSync(SITE_LOG, 'utf8');
      for (const secret of [token, token.slice(0, -3), tokenHash(token)]) expect(log).not.toContain(secret);
    });

    test('a subject that is asked for comes first, with the reason, and only in All', async ({
      page,
      context,
    }) => {
      const user = await signedIn(context);
      await page.goto(routes.preferences);
      await page.getByRole('heading', { name: 'Commodities', exact: true }).click();
      await page.getByRole('group', { name: 'gold', exact: true }).getByLabel('More').check();
      await page.getByRole('button', { name: 'Save these choices' }).click();
      await expect(page.getByRole('group', { name: 'gold', exact: true }).getByLabel('More')).toBeChecked();
      expect(await feedWishes(db(), user.id)).toEqual(new Map([['gold-usd-oz', 'more']]));
      await page.goto(routes.web);
      await expect(page.locator('[data-widget]').getByText('On your list').first()).toBeVisible();
      await page.goto(`${routes.web}?filter=recent`);
      await expect(page.locator('[data-widget]').first()).toBeVisible();
      await expect(page.getByText('On your list')).toHaveCount(0);
    });

    test('who is not signed in on a Hindi page signs in, declares and confirms in Hindi', async ({
      page,
    }) => {
      await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '198.51.100.61' });
      const email = `reader-${randomUUID()}@example.org`;
      await page.goto(`/hi${ANALYSIS}`);
      const sentence = (await heading(page).textContent()) ?? '';
      await saveInHindi(page);
      await expect(heading(page)).toHaveText(hindi('sign-in.title', { product: site().product }));
      await page.locator('[name=email]').fill(email);
      await page.getByRole('button', { name: hindi('sign-in.email.send') }).click();
      const mail = await mailWhere(({ to }) => to === email);
      const code = /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? '';
      await page.getByRole('textbox', { name: hindi('sign-in.code.field', { email }) }).fill(code);
      if (!javaScriptEnabled) await page.getByRole('button', { name: hindi('sign-in.code.verify') }).click();
      await expect(heading(page)).toHaveText(hindi('account.declaration.title'));
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: hindi('account.declaration.send') }).click();
      await expect(heading(page)).toHaveText(hindi('saved.item.confirm', { kind: 'analysis' }));
      await expect(page).toHaveURL((url) => url.pathname === `/hi${routes.savedNew}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await saveInHindi(page);
      await expect(page).toHaveURL(/\/hi\/web\/saved\/[0-9a-f-]{36}$/);
    });

    test('in Hindi a person saves, names, deletes, ends a link and chooses on Hindi pages', async ({
      page,
      context,
    }) => {
      const user = await signedIn(context);
      await tellScripts(context);
      const done = (key: string) =>
        page
          .getByRole('status')
          .filter({ hasText: hindi(key) })
          .first();
      await page.goto(`/hi${ANALYSIS}`);
      await saveInHindi(page);
      await openSaved(page, javaScriptEnabled, hindi);
      await expect(page).toHaveURL(/\/hi\/web\/saved\/[0-9a-f-]{36}$/);
      await expect(heading(page)).toHaveText(hindi('saved.item.title', { kind: 'analysis' }));
      if (!javaScriptEnabled) await expect(done('saved.done')).toBeVisible();
      await page.getByLabel(hindi('saved.item.name')).fill('पिताजी के लिए');
      await saveInHindi(page);
      await expect(done('saved.changed')).toBeVisible();
      await page.getByRole('link', { name: hindi('saved.item.all') }).click();
      await expect(page).toHaveURL(`/hi${routes.saved}`);
      await expect(page.getByRole('link', { name: 'पिताजी के लिए', exact: true })).toHaveAttribute(
        'href',
        `/hi${ANALYSIS}`,
      );
      await page.getByRole('link', { name: hindi('saved.list.edit') }).click();
      await page.getByRole('button', { name: hindi('saved.item.delete') }).click();
      await expect(page).toHaveURL(`/hi${routes.saved}`);
      await expect(page.getByRole('heading', { name: hindi('saved.list.empty') })).toBeVisible();
      expect(await savedItems(db(), user.id)).toEqual([]);

      // Insights are in English; the page with their links is in both languages, and has the new link in both.
      await page.goto(routes.insight(ID));
      const title = (await heading(page).textContent()) ?? '';
      await share(page).click();
      await page.getByRole('link', { name: 'Hindi हिन्दी', exact: true }).click();
      await expect(page).toHaveURL(`/hi${routes.sharedLinks}`);
      await expect(page.getByRole('textbox', { name: hindi('saved.shared.new') })).toHaveValue(
        /\/shared\/[\w-]{43}$/,
      );
      await expect(page.getByRole('main').getByText(title, { exact: true })).toHaveAttribute('lang', 'en-IN');
      await page.getByRole('button', { name: hindi('saved.shared.end') }).click();
      await expect(page).toHaveURL(`/hi${routes.sharedLinks}`);
      await expect(page.getByRole('heading', { name: hindi('saved.shared.none') })).toBeVisible();

      await page.getByRole('link', { name: hindi('saved.pages.preferences') }).click();
      await expect(page).toHaveURL(`/hi${routes.preferences}`);
      const name = inLocale('hi', () => findings.subjectOf(libraryHere(), 'gold-usd-oz').name);
      const more = page.getByRole('group', { name, exact: true }).getByLabel(hindi('saved.preferences.more'));
      await page.getByRole('heading', { name: hindi('saved.preferences.classes.commodities') }).click();
      await more.check();
      await page.getByRole('button', { name: hindi('saved.preferences.send') }).click();
      await expect(done('saved.preferences.done')).toBeVisible();
      await expect(page).toHaveURL(`/hi${routes.preferences}`);
      await expect(more).toBeChecked();
      expect(await feedWishes(db(), user.id)).toEqual(new Map([['gold-usd-oz', 'more']]));
    });

    test('an insight that was opened is marked as read, until the marks are cleared', async ({
      page,
      context,
    }) => {
      const user = await signedIn(context);
      await page.goto(routes.web);
      const card = page.locator('[data-widget]').first();
      const id = await card.getAttribute('data-widget');
      await expect(card.getByText('Read', { exact: true })).toHaveCount(0);
      await card.getByRole('heading').getByRole('link').click();
      await expect(page).toHaveURL(/insights/);
      await page.goto(routes.web);
      await expect(page.locator(`[data-widget="${id}"]`).getByText('Read', { exact: true })).toBeVisible();
      await page.goto(routes.preferences);
      await page.getByRole('button', { name: 'Clear all read marks' }).click();
      await expect(page.getByText('No insight is marked as read.')).toBeVisible();
      expect(await readInsights(db(), user.id)).toEqual(new Set());
    });
  });

test.describe('after the session', () => {
  test.use({ expectedErrors: [/401/] });

  test('what is typed comes back when the session has ended meanwhile, and can then be sent', async ({
    page,
    context,
  }) => {
    const user = await signedIn(context);
    await tellScripts(context);
    await page.goto(ANALYSIS);
    await save(page).click();
    await openSaved(page, true);
    await page.getByLabel(/^Note/).fill('A long thought');
    await endAllSessions(db(), user.email);
    await save(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please sign in again.');
    await expect(page.getByLabel(/^Note/)).toHaveValue('A long thought');
    await expect(page.getByRole('link', { name: /^Sign in, in a new tab/ })).toBeVisible();
  });
});

test(
  'an address alone saves nothing, nor does a form of another site',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const user = await signedIn(context);
    await page.goto(`${routes.savedNew}?kind=report&item=${SAMPLE_REPORT}`);
    await expect(heading(page)).toHaveText('Save this report?');
    const sent = await page.request.post('/api/saved', {
      form: { kind: 'report', item: SAMPLE_REPORT },
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(sent.status()).toBe(403);
    expect((await page.request.get('/api/saved')).status()).toBe(405);
    expect(await savedItems(db(), user.id)).toEqual([]);
  },
);

test('what has changed since says then and now, and what is gone says so', async ({ page, context }) => {
  const user = await signedIn(context);
  const stored = { locale: 'en', sentence: 'What it said', edition: 'old', name: '', note: '' };
  await saveItem(db(), user, { kind: 'analysis', item: 'growth/gold-usd-oz/10y', ...stored, figure: '1.0%' });
  await saveItem(db(), user, { kind: 'analysis', item: 'growth/india-10y/10y', ...stored, figure: '1.0%' });
  await saveItem(db(), user, { kind: 'insight', item: 'gone', ...stored, figure: null });
  await page.goto(routes.saved);
  await expect(page.getByText(/^Then 1\.0%, now .*%:/)).toBeVisible();
  const answer = page.getByRole('listitem').filter({ hasText: 'Then 1.0%' });
  await expect(answer.locator('.change.is-rise').last()).toHaveText(/%/);
  await expect(answer.locator('.chart-spark')).toBeVisible();
  await expect(page.getByText('It has no answer now:')).toBeVisible();
  await expect(page.getByText('It is no longer on this site.', { exact: false })).toBeVisible();
});

test('keys go through the feed, save and explain themselves, and can be switched off', async ({
  page,
  context,
}) => {
  const user = await signedIn(context);
  await page.goto(routes.web);
  const menu = page.getByRole('button', { name: 'More about this list' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-widget]')?.getAttribute('data-widget'));
  const ids = await page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-widget')));
  await expect(async () => {
    await page.keyboard.press('j');
    expect(ids).toContain(await focused());
  }).toPass();
  const at = await focused();
  await page.keyboard.press('j');
  expect(await focused()).toBe(ids[ids.indexOf(at ?? '') + 1]);
  await page.keyboard.press('k');
  expect(await focused()).toBe(at);
  await page.keyboard.press('s');
  await expect(page.locator(`[data-widget="${at}"]`).getByRole('link', { name: 'Saved' })).toBeVisible();
  expect(await savedItems(db(), user.id)).toMatchObject([{ kind: 'insight', item: at }]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys in the feed' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('gold');
  await expect(page.getByRole('searchbox')).toHaveValue('gold');
  await page.goto(routes.preferences);
  await page.getByRole('button', { name: 'Switch the keys off' }).click();
  await expect(page.getByText('The keys are off.')).toBeVisible();
  await page.goto(routes.web);
  await menu.click();
  await expect(page.getByRole('link', { name: 'Feed settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  expect(await focused()).toBeUndefined();
});

for (const [look, colorScheme, viewport] of looks([LIGHT_DESK, DARK_PHONE]))
  test(`the pages are accessible and fit, ${look}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const user = await signedIn(context);
    const stored = { locale: 'en', sentence: 'What it said', edition: 'old', name: 'A name', note: 'A note' };
    const id = await saveItem(db(), user, {
      kind: 'analysis',
      item: 'growth/gold-usd-oz/10y',
      ...stored,
      figure: '1.0%',
    });
    await page.goto(routes.insight(ID));
    await share(page).click();
    const address = await page.getByRole('textbox', { name: 'Your new link' }).inputValue();
    const shared = address.replace(siteOrigin(), '');
    for (const [name, path] of Object.entries({
      saved: routes.saved,
      item: routes.savedItem(id),
      confirm: `${routes.savedNew}?kind=report&item=${SAMPLE_REPORT}`,
      links: routes.sharedLinks,
      preferences: routes.preferences,
      visitor: shared,
      insight: routes.insight(ID),
      'saved-hi': `/hi${routes.saved}`,
      'item-hi': `/hi${routes.savedItem(id)}`,
      'links-hi': `/hi${routes.sharedLinks}`,
      'preferences-hi': `/hi${routes.preferences}`,
      'own-hi': `/hi${routes.ownSeries}`,
      'requests-hi': `/hi${routes.ownRequests}`,
      feed: routes.web,
    })) {
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control'], path).toMatch(/no-store/);
      expect(markupProblems((await answer?.text()) ?? ''), path).toEqual([]);
      expect(await axeProblems(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        viewport.width,
      );
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${name}-${viewport.width}-${colorScheme}.png`,
          fullPage: name !== 'feed',
        });
    }
  });
