import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { inLocale } from '@/lib/content/locale';
import { text } from '@/lib/content/messages';
import { siteOrigin } from '@/lib/platform/env';
import { isEmbedded } from '@/lib/provider';
import { closeDb, db } from '@/lib/records/database';
import { deleteSendLimits } from '@/lib/records/send-limits';
import { routes } from '@/lib/web/routes';
import { axeProblems } from '@/testing/browser/axe';
import { mailWhere, outbox } from '@/testing/browser/outbox';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';
import { rows } from '@/testing/database/rows';
import { markupProblems } from '@/testing/pages/markup';

/* What a signed-in person sees and controls, as a person would, with and without scripts. */

test.afterAll(closeDb);
// A form that is refused comes back with the status of the error, which the browser logs.
test.use({ expectedErrors: [/status of 4(?:00|01|09)/] });

const newAddress = () => `owner-${randomUUID()}@example.org`;

/** @param earlier codes that were mailed before */
async function codeFor(email: string, earlier: readonly string[] = []): Promise<string> {
  const codeIn = (body: string) => /^ {4}(\d{6})$/m.exec(body)?.[1];
  const isNew = (code: string | undefined) => code !== undefined && !earlier.includes(code);
  const mail = await mailWhere((one) => one.to === email && isNew(codeIn(one.text)));
  return codeIn(mail.text) ?? '';
}

const problem = (page: Page) => page.getByRole('main').getByRole('alert');
/** What the page before did: a toast, or text in the page without scripts. */
const done = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Signs in by the screens; the last digit posts the code. */
async function signInAt(
  page: Page,
  email: string,
  path: string,
  earlier: readonly string[] = [],
): Promise<string> {
  await page.goto(path);
  await page.locator('[name=email]').fill(email);
  await press(page, 'Send OTP to Email');
  const code = await codeFor(email, earlier);
  await page.locator('[name=otp]').fill(code);
  await expect(heading(page, 'Your account')).toBeVisible();
  return code;
}

async function file(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

/** The same tests for a browser with scripts and for one without. */
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test(
      'sessions are listed, and each can be ended',
      { tag: '@smoke' },
      async ({ page, context, browser }) => {
        const user = await signedIn(context);
        await page.goto(routes.account);
        const other = await elsewhere(browser, user.email);
        await page.reload();
        const items = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^End/ }) });
        await expect(items).toHaveCount(2);
        await expect(items.filter({ hasText: 'This session' })).toHaveCount(1);
        await expect(items.filter({ hasText: 'Firefox on Windows' })).toContainText('203.0.113.x');
        if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
        // With scripts Next adds elements of its own.
        else expect(markupProblems(await page.content())).toEqual([]);

        await press(page, 'End the session: Firefox on Windows');
        await expect(done(page, 'The session is ended.')).toBeVisible();
        await expect(items).toHaveCount(1);
        expect(await other()).toBe(401);

        await press(page, /^End the session/);
        await expect(heading(page, 'Sign in to Samvit')).toBeVisible();
      },
    );

    test('a name is corrected, and one that is refused stays in its field', async ({ page, context }) => {
      test.skip(!isEmbedded(), 'Another provider has its own accounts');
      await embeddedAccount(context);
      await page.goto(routes.account);
      await page.getByLabel('Name', { exact: true }).fill('  आशा   Rao ');
      await press(page, 'Save the name');
      await expect(done(page, 'Your name is saved.')).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('आशा Rao');
      const name = page.getByLabel('Name', { exact: true });
      await name.evaluate((field) => field.removeAttribute('maxlength'));
      await name.fill('x'.repeat(81));
      await press(page, 'Save the name');
      await expect(problem(page)).toHaveText('Please write a name of at most 80 characters');
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('x'.repeat(81));
    });

    test('a copy of everything comes after a fresh code', async ({ page, context }) => {
      const { email } = await embeddedAccount(context);
      await page.request.post('/api/waitlist', {
        data: { email, message: '=SUM(A1:A9)' },
        headers: { Origin: siteOrigin() },
      });
      expect((await page.request.get(routes.accountCopy('json'))).status()).toBe(403);

      await page.goto(routes.account);
      await page.getByRole('link', { name: 'What we hold about you' }).click();
      await expect(heading(page, 'What we hold about you')).toBeVisible();
      await press(page, 'Send me a code');
      const code = await codeFor(email);
      const mail = await mailWhere((one) => one.to === email && one.text.includes(code));
      expect(mail.text).toContain('It is for one thing only: load a copy of your data.');
      await page.getByLabel(/^Code sent to/).fill(code === '000000' ? '111111' : '000000');
      await press(page, 'Show the files');
      await expect(problem(page)).toHaveText('Invalid OTP. Please try again.');
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      await page.getByLabel(/^Code sent to/).fill(code);
      await press(page, 'Show the files');

      const json = JSON.parse(await file(page, 'Load as JSON')) as { stored: Record<string, object[]> };
      expect(json).toMatchObject({ address: email, stored: { messages: [{ message: '=SUM(A1:A9)' }] } });
      expect(json.stored.declarations).toHaveLength(1);
      const csv = await file(page, 'Load as CSV');
      expect(csv).toContain("messages,1,message,'=SUM(A1:A9)\r\n");
      for (const [one] of [[json], [csv]]) expect(JSON.stringify(one)).not.toMatch(/[0-9a-f]{64}/);
      expect((await page.request.get(routes.accountCopy('csv'))).headers()['cache-control']).toBe(
        'private, no-store',
      );
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
    });

    test('an address is corrected by codes to both, and the old one is told and can undo it', async ({
      page,
      context,
      browser,
    }) => {
      test.skip(!isEmbedded(), 'Another provider has its own accounts');
      const { email } = await embeddedAccount(context);
      const [to, taken] = [newAddress(), newAddress()];
      await rows('insert into users (id, email, created_at) values (?, ?, 0)', randomUUID(), taken);
      await page.goto(routes.account);
      await page.getByRole('link', { name: 'Change', exact: true }).click();
      const field = page.getByLabel('New email address');
      await expect(field).toHaveCount(0);
      await press(page, 'Send me a code');
      await page.getByLabel(/^Code sent to/).fill(await codeFor(email));
      await press(page, 'Continue');
      await field.fill('nobody@nowhere');
      await press(page, 'Send a code to the new address');
      await expect(problem(page)).toHaveText('Please enter a valid email address');
      await expect(field).toHaveValue('nobody@nowhere');

      await field.fill(taken);
      await press(page, 'Send a code to the new address');
      await page.getByLabel(/^Code sent to/).fill(await codeFor(taken));
      await press(page, 'Change the address');
      await expect(problem(page)).toHaveText(/^There is already an account at this address\./);

      await field.fill(to);
      await press(page, 'Send a code to the new address');
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      await page.getByLabel(/^Code sent to/).fill(await codeFor(to));
      await press(page, 'Change the address');
      await expect(done(page, 'Your address is changed.')).toBeVisible();
      await expect(page.getByRole('definition')).toContainText(to);
      const notice = await mailWhere((mail) => mail.to === email && /was changed/.test(mail.subject));
      expect(notice.text).not.toContain(to);
      for (const table of ['users', 'sessions', 'declarations'])
        expect(await rows(`select email from ${table} where email = ?`, email)).toEqual([]);
      await page.goto(routes.web);
      await expect(heading(page, 'Today')).toBeVisible();
      // The feed still asks for things by itself, and would be refused them.
      await page.goto(routes.home);

      const [link = ''] = /^ +(http\S+)$/m.exec(notice.text)?.slice(1) ?? [];
      const owner = await browser.newContext({ javaScriptEnabled });
      const elsewhere = await owner.newPage();
      await elsewhere.goto(new URL(link).pathname);
      await expect(heading(elsewhere, 'Take your account back')).toBeVisible();
      if (javaScriptEnabled) expect(await axeProblems(elsewhere)).toEqual([]);
      await press(elsewhere, 'Take the account back');
      await expect(elsewhere.getByText(/^Your account is at its earlier address again/)).toBeVisible();
      await page.goto(routes.web);
      await expect(heading(page, 'Sign in to Samvit')).toBeVisible();
      for (const table of ['users', 'declarations'])
        expect(await rows(`select email from ${table} where email = ?`, email)).toHaveLength(1);
      await elsewhere.goto(new URL(link).pathname);
      await expect(elsewhere.getByText(/^This link does not work any more/)).toBeVisible();
      await owner.close();
    });

    test('what was agreed to has receipts, and is withdrawn and given again', async ({ page, context }) => {
      await signedIn(context);
      await page.goto(routes.account);
      const receipt = page.locator('#consents').getByRole('listitem').first();
      await expect(receipt.getByText(/^The hash of the text is not known/)).toBeHidden();
      await receipt.getByText('Details', { exact: true }).click();
      await expect(receipt.getByText(/^The hash of the text is not known/)).toBeVisible();
      await press(page, 'Withdraw');
      await expect(done(page, /Withdrawn\./)).toBeVisible();
      await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Today' }).click();
      expect((await page.request.get('/api/widgets/dashboard')).status()).toBe(403);
      await page.getByRole('checkbox', { name: /^I am 18 or over/ }).check();
      await press(page, 'Continue');
      await expect(heading(page, 'Today')).toBeVisible();

      await page.goto(routes.account);
      await expect(page.getByText(/^Withdrawn /)).toHaveCount(2);
      await expect(page.getByText(/^SHA-256 of the text: [0-9a-f]{64}$/)).toHaveCount(3);
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      const { receipts } = JSON.parse(await file(page, 'Load the receipts (JSON)')) as {
        receipts: { kind: string; version: string; sha256: string; address: string }[];
      };
      const [age, terms] = receipts;
      expect(age).toMatchObject({
        kind: 'age',
        text: 'I am 18 or over and agree to the Terms (version 2.0)',
      });
      // The hash of the receipt is the one on the page of that version.
      await page.goto(new URL(terms?.address ?? '').pathname);
      await expect(page.getByText(`SHA-256 of the text: ${terms?.sha256}`)).toBeVisible();
    });

    test('an ended session is said in one sentence', async ({ page, context }) => {
      const { email } = await signedIn(context);
      await page.goto(routes.account);
      await rows('delete from sessions where email = ?', email);
      await press(page, 'Withdraw');
      await expect(heading(page, 'Sign in to Samvit')).toBeVisible();
      await expect(problem(page)).toHaveText('Please sign in again.');
      expect(await rows('select email from declarations where email = ?', email)).toHaveLength(1);
    });
  });

test('the owner is told by mail of a sign-in from a new browser, and not of the first or of a known one', async ({
  page,
  context,
  browser,
}) => {
  test.skip(!isEmbedded(), 'Another provider mails codes of its own');
  const email = newAddress();
  const first = await signInAt(page, email, routes.account);
  await context.clearCookies({ name: /session-token/ });
  const second = await signInAt(page, email, routes.account, [first]);
  const notices = async () =>
    (await outbox()).filter((mail) => mail.to === email && /^New sign-in/.test(mail.subject));
  expect(await notices()).toEqual([]);

  const stranger = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.77' },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile/15E148 Safari/604.1',
  });
  // Codes for the same address come a minute apart, unless a browser is known.
  await deleteSendLimits(db(), email);
  await signInAt(await stranger.newPage(), email, routes.account, [first, second]);
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [{ text: body } = { text: '' }] = await notices();
  expect(body).toContain('Safari on iPhone');
  expect(body).toContain('203.0.113.x');
  expect(body).not.toContain('203.0.113.77');
  expect(body).toContain(`${siteOrigin()}${routes.account}`);
  await stranger.close();
});

test('the account is in Hindi at an address of its own, and its forms lead back to it', async ({
  page,
  context,
}) => {
  await embeddedAccount(context);
  const words = (key: string) => inLocale('hi', () => text(key, { own: 'yes' }));
  await page.goto(routes.account);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`/hi${routes.account}`);
  await expect(heading(page, words('account.title'))).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, words('account.consents.withdraw'));
  await expect(page).toHaveURL(`/hi${routes.account}`);
  await expect(done(page, words('account.consents.done'))).toBeVisible();
  await press(page, words('account.delete.send'));
  await expect(page).toHaveURL(`/hi${routes.accountDelete}`);
  await page.locator('[name=otp]').fill('12');
  await press(page, words('account.delete.send'));
  await expect(problem(page)).toHaveText(words('errors.code-length'));
  await page.getByRole('link', { name: words('saved.pages.account'), exact: true }).click();
  await page.getByRole('link', { name: words('account.data.title') }).click();
  await expect(page).toHaveURL(`/hi${routes.accountData}`);
  await expect(page.getByRole('button', { name: words('account.code.ask') })).toBeVisible();
});

test('each version of a legal text has an address, and says what it changed', async ({ page }) => {
  await page.goto(routes.privacy);
  await expect(
    page.getByText(/^Version 1\.5 · Effective 28 April 2025 · Last changed 28 November 2026$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'What changed in version 1.5' }).click();
  await expect(page).toHaveURL(routes.legalChanges('privacy-and-policies', '1.5'));
  const changes = page.locator('#changes');
  await expect(changes.locator('ins').filter({ hasText: 'last two visits' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Version 1.4, from' }).click();
  await expect(changes.locator('ins').filter({ hasText: 'question' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Version 1.3, from' }).click();
  await expect(changes.locator('ins').filter({ hasText: 'no longer read or' })).toBeVisible();
  await page.getByRole('link', { name: 'Version 1.2, from' }).click();
  for (const added of ['a list of deletions', 'one for seven days and mail it a link'])
    await expect(changes.locator('ins').filter({ hasText: added }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Version 1.1, from' }).click();
  await expect(changes).toContainText('Of each session we keep when it began and was last used');
  await expect(changes.locator('del').first()).toBeVisible();
  await expect(changes).not.toContainText('no advertising trackers');
  expect(await axeProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Version 1.0, from' }).click();
  await expect(page).toHaveURL(routes.legalVersion('privacy-and-policies', '1.0'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByText('Of each session we keep')).toHaveCount(0);
  await expect(page.getByText('This is version 1.0, which is no longer in force.')).toBeVisible();
  expect((await page.request.get(routes.legalVersion('privacy-and-policies', '9.9'))).status()).toBe(404);
  expect((await page.request.get(routes.legalVersion('terms-and-conditions', '2.0'))).status()).toBe(200);
});

/** A signed-in person with an account of the embedded provider, as a sign-in makes one. */
async function embeddedAccount(context: BrowserContext) {
  const user = await signedIn(context);
  await rows('insert into users (id, email, created_at) values (?, ?, 0)', user.id, user.email);
  return user;
}

/** Another browser of the same person. @returns the status that its feed gets */
async function elsewhere(browser: Browser, email: string): Promise<() => Promise<number>> {
  const other = await browser.newContext();
  const user = await signedIn(other);
  await rows(
    "update sessions set email = ?, channel = 'browser', browser = 'Firefox', system = 'Windows', " +
      "network = '203.0.113.x' where email = ?",
    email,
    user.email,
  );
  const { cookies } = await other.storageState();
  await other.close();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return async () => (await fetch(`${siteOrigin()}/api/widgets/dashboard`, { headers: { Cookie } })).status;
}
