import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { closeDb } from '@/lib/records/database';
import { isEmbedded } from '@/lib/provider';
import { routes } from '@/lib/web/routes';
import { axeProblems } from '@/testing/browser/axe';
import { rows } from '@/testing/database/rows';
import { markupProblems } from '@/testing/pages/markup';
import { mailWhere } from '@/testing/browser/outbox';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';
import { coveredBy } from '@/testing/browser/toast';

test.afterAll(closeDb);

const SESSION_COOKIE = 'next-auth.session-token';

/** An address that was not used before, because limits count by address. */
const newAddress = () => `reader-${randomUUID()}@example.org`;

/** The code in the mail to an address, except older ones. */
async function codeFor(email: string, ...not: readonly (string | undefined)[]): Promise<string> {
  const codeIn = (text: string) => /^ {4}(\d{6})$/m.exec(text)?.[1];
  // A mail about a sign-in has no code.
  const isNew = (code: string | undefined) => code !== undefined && !not.includes(code);
  const mail = await mailWhere(({ to, text }) => to === email && isNew(codeIn(text)));
  return codeIn(mail.text) ?? '';
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

const redBox = (page: Page) => page.getByRole('main').getByRole('alert');
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code sent to/ });
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in to Samvit' });
const declaration = (page: Page) =>
  page.getByRole('checkbox', { name: 'I am 18 or over and agree to the Terms (version 2.0)' });
const feed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: isEmbedded() ? 'Today' : 'Insights' });

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP to Email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your OTP' })).toBeVisible();
}

/** Signs in on the current screen, up to the redirect. */
async function signIn(page: Page, email: string, olderCode?: string): Promise<string> {
  await askForCode(page, email);
  const code = await codeFor(email, olderCode);
  await codeField(page).fill(code);
  await expect(signInHeading(page)).toBeHidden();
  return code;
}

async function declare(page: Page) {
  await declaration(page).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(feed(page)).toBeVisible();
}

async function signUp(page: Page, email = newAddress()): Promise<string> {
  await page.goto(routes.web);
  await signIn(page, email);
  await declare(page);
  return email;
}

test('a person signs in, declares once to be 18, and reads the feed', { tag: '@smoke' }, async ({ page }) => {
  const email = newAddress();
  const response = await page.goto(routes.web);
  await expect(page).toHaveTitle(/^Sign in \|/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(markupProblems((await response?.text()) ?? '')).toEqual([]);
  expect(await axeProblems(page), 'the address').toEqual([]);
  for (const name of ['Google', 'Apple']) await expect(page.getByRole('tab', { name })).toBeDisabled();

  await askForCode(page, email);
  await expect(page.getByText('OTP sent to your email!')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(email);
  expect(await axeProblems(page), 'the code').toEqual([]);

  await codeField(page).fill(await codeFor(email));
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  await expect(declaration(page)).toBeVisible();
  expect(await axeProblems(page), 'the declaration').toEqual([]);
  await declare(page);
  await expect(page).toHaveURL(routes.web);
  await expect(page).toHaveTitle(/^Insight feed \|/);

  expect(page.url() + JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(email);
});

test('on a phone no toast covers a control, and public pages show that the person is signed in', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const toFeed = () => page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/web"]');
  const publicPage = async () => {
    await page.goto(routes.about);
    await page.getByRole('button', { name: 'Menu' }).click();
  };
  await publicPage();
  await expect(toFeed()).toHaveText('Sign in', { useInnerText: true });

  const email = newAddress();
  await page.goto(routes.web);
  await askForCode(page, email);
  expect(await coveredBy(page, 'OTP sent to your email!')).toEqual([]);
  await codeField(page).fill(await codeFor(email));
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  expect(await coveredBy(page, 'Successfully logged in!')).toEqual([]);
  await declare(page);

  const privacy = await (await page.request.get(routes.privacy)).text();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).toEqual(expect.arrayContaining(['signed-in', SESSION_COOKIE]));
  for (const name of [...cookies, ...stored]) expect(privacy).toContain(`<code>${name}</code>`);

  await publicPage();
  await expect(toFeed()).toHaveText('Today', { useInnerText: true });
  // A session that has ended elsewhere: sign-in is shown, and public pages then show the person as signed
  // out.
  await context.clearCookies({ name: SESSION_COOKIE });
  await toFeed().click();
  await expect(signInHeading(page)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'signed-in'))
    .toBe(false);
});

test('the toast after a sign-in appears once', async ({ page }) => {
  await page.goto(routes.account);
  await signIn(page, newAddress());
  await expect(page.getByText('Successfully logged in!')).toBeVisible();
  const again = await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  expect(await again?.text()).not.toContain('Successfully logged in!');
});

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] });

    test('without the tick nothing is declared, and the page says so in our words', async ({
      page,
      context,
    }) => {
      const { email } = await signedIn(context);
      await rows('delete from declarations where email = ?', email);
      await page.goto(routes.web);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(redBox(page)).toHaveText('Please confirm that you are 18 or over.');
      expect(await rows('select email from declarations where email = ?', email)).toEqual([]);
      await declare(page);
      await expect(page).toHaveURL(routes.web);
    });
  });

test('the declaration is asked for once, not at every sign-in', async ({ page, context }) => {
  const email = newAddress();
  await page.goto(routes.web);
  const first = await signIn(page, email);
  await declare(page);
  // Away from the feed, whose requests would be refused.
  await page.goto('about:blank');
  await context.clearCookies({ name: SESSION_COOKIE });
  await page.goto(routes.web);
  await signIn(page, email, first);
  await expect(feed(page)).toBeVisible();
});

test('a code may be pasted with spaces and hyphens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newAddress();
  await page.goto(routes.web);
  await askForCode(page, email);
  const code = await codeFor(email);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).press('Control+v');
  await expect(declaration(page)).toBeVisible();
});

test('a reload shows the second step again; after Back it does not', async ({ page }) => {
  const email = newAddress();
  await page.goto(routes.web);
  await askForCode(page, email);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Enter Your OTP' })).toBeVisible();
  await expect(page.getByText(/^Resend OTP in [1-5]?\d?s$/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);

  await codeField(page).fill('12');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send OTP to Email' })).toBeVisible();
});

test.describe('errors', () => {
  // The browser's own console line for a rejection.
  test.use({ expectedErrors: [/status of 4(?:00|29)/] });

  test('after five wrong codes the correct one is rejected too', async ({ page }) => {
    const email = newAddress();
    await page.goto(routes.web);
    await askForCode(page, email);
    const code = await codeFor(email);
    for (let i = 0; i < 5; i++) {
      const answered = page.waitForResponse('**/api/auth/callback/credentials');
      await codeField(page).fill(wrongCode(code).slice(1));
      await codeField(page).fill(wrongCode(code));
      expect((await answered).status()).toBe(400);
      await expect(redBox(page)).toHaveText('Invalid OTP. Please try again.');
    }
    await codeField(page).fill(code);
    await expect(redBox(page)).toHaveText('Too many tries with this code. Please request a new one.');
    expect(await axeProblems(page)).toEqual([]);
    await page.goto(routes.web);
    await expect(signInHeading(page)).toBeVisible();
  });

  test("another code is offered after a minute, and rejected if the server's minute is not over", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(routes.web);
    await askForCode(page, newAddress());
    await expect(page.getByText(/^Resend OTP in (?:60|5\d)s$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeHidden();
    // Only the browser's clock is moved on, not the server's.
    await page.clock.fastForward(61_000);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(redBox(page)).toHaveText(/^Too many requests\. Please try again in /);
    await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible();
    await expect(page.getByText(/^Resend OTP in \d+s$/), 'the wait the site names').toBeVisible();
  });

  test('an invalid address gets a message', async ({ page }) => {
    await page.goto(routes.web);
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Send OTP to Email' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    // Browsers accept an address without a top-level domain; the site does not.
    await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Send OTP to Email' }).click();
    await expect(redBox(page)).toHaveText('Please enter a valid email address');
    await expect(page.getByText('Failed to send OTP. Please try again.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4(?:00|29)/] });

  test('every step works, and leads back to the requested page', { tag: '@smoke' }, async ({ page }) => {
    const email = newAddress();
    await page.goto(routes.account);
    await page.getByLabel('Email', { exact: true }).fill('nobody@nowhere');
    await page.getByRole('button', { name: 'Send OTP to Email' }).click();
    await expect(redBox(page)).toHaveText('Please enter a valid email address');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@nowhere');

    await askForCode(page, email);
    await expect(redBox(page), 'the old problem is gone').toBeHidden();
    const code = await codeFor(email);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(redBox(page)).toHaveText(/^Too many requests\. Please try again in /);

    await codeField(page).fill(wrongCode(code));
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(redBox(page)).toHaveText('Invalid OTP. Please try again.');
    await codeField(page).fill(` ${code.slice(0, 3)}-${code.slice(3)}`);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page).toHaveURL(routes.account);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Successfully logged in!');
    await expect(redBox(page), 'the old problem is gone').toBeHidden();

    await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Today' }).click();
    await declare(page);
    await page.goto(routes.account);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await codeField(page).fill(await codeFor(email, code));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.getByRole('status').first()).toHaveText('Your account is deleted.');
  });

  test('Back shows the address step', async ({ page }) => {
    await page.goto(routes.web);
    await askForCode(page, newAddress());
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Send OTP to Email' })).toBeVisible();
  });
});

test.describe('leaving', () => {
  // A page may ask for more of the feed after its session has ended; and a wrong code is refused.
  test.use({ expectedErrors: [/status of 40[01]/] });

  test(
    'after signing out Back shows nothing, and the old cookie gives no access',
    { tag: '@smoke' },
    async ({ page, context }) => {
      await signUp(page);
      const cookies = await context.cookies();
      await page.goto(routes.account);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(signInHeading(page)).toBeVisible();
      for (const path of [routes.account, routes.web]) {
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(signInHeading(page)).toBeVisible();
      }
      await context.addCookies(cookies);
      await page.goto(routes.account);
      await expect(signInHeading(page)).toBeVisible();
      expect((await page.request.get('/api/widgets/dashboard')).status()).toBe(401);
    },
  );

  test('signing out everywhere ends the session of another browser too', async ({
    page,
    context,
    browser,
  }) => {
    const email = newAddress();
    await page.goto(routes.web);
    const first = await signIn(page, email);
    await declare(page);
    const other = await browser.newContext({ storageState: await context.storageState() });
    await context.clearCookies({ name: SESSION_COOKIE });
    await page.goto(routes.account);
    const second = await signIn(page, email, first);
    await expect(page).toHaveURL(routes.account);
    await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
    expect(await axeProblems(page)).toEqual([]);

    const elsewhere = await other.newPage();
    await elsewhere.goto(routes.web);
    await expect(feed(elsewhere)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(routes.accountSessions);
    expect(await axeProblems(page)).toEqual([]);
    await codeField(page).fill(await codeFor(email, first, second));
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.getByText('You are signed out everywhere.')).toBeVisible();
    await elsewhere.reload();
    await expect(signInHeading(elsewhere)).toBeVisible();
    await other.close();
  });

  test('an account is deleted with all its data, with a code that is mailed for it', async ({ page }) => {
    const email = newAddress();
    await page.goto(routes.web);
    const first = await signIn(page, email);
    await declare(page);
    const tablesWithAddress = async () => {
      const tables: string[] = [];
      for (const table of ['users', 'sessions', 'otp_challenges', 'declarations'])
        if ((await rows(`select email from ${table} where email = ?`, email)).length > 0) tables.push(table);
      return tables;
    };
    // An upstream has its users itself.
    const expected = isEmbedded() ? ['users', 'sessions', 'declarations'] : ['sessions', 'declarations'];
    expect(await tablesWithAddress()).toEqual(expect.arrayContaining(expected));

    await page.goto(routes.account);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(routes.accountDelete);
    const code = await codeFor(email, first);
    await codeField(page).fill(wrongCode(code));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(redBox(page)).toHaveText('Invalid OTP. Please try again.');
    expect(await tablesWithAddress()).toContain('declarations');

    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.getByText('Your account is deleted.')).toBeVisible();
    expect(await tablesWithAddress()).toEqual([]);
    expect(await page.context().cookies(), 'nothing of the person is left in the browser').toEqual([]);
  });
});

test.describe('forged input', () => {
  test('forged and truncated cookies lead to sign-in', async ({ page, context, request }) => {
    await signUp(page);
    const real = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    expect(real).not.toBe('');
    const forged = [
      real.slice(0, -1),
      real.slice(10),
      `${real}x`,
      real.toUpperCase(),
      'x',
      'a.b.c.d.e',
      '%',
      '%00',
    ];
    for (const value of forged)
      for (const path of [routes.web, routes.account]) {
        const Cookie = `${SESSION_COOKIE}=${value}; sign-in-challenge=${value}; sign-in-flash=${value}`;
        const response = await request.get(path, { headers: { Cookie } });
        expect([path, value, response.status()]).toEqual([path, value, 200]);
        expect(await response.text()).toContain('Sign in to');
      }
  });

  test('a callbackUrl of another site is ignored', { tag: '@smoke' }, async ({ page, request }) => {
    const offSite = [
      'https://evil.example/web',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
      '%',
      '\u0000',
      '',
    ];
    for (const callbackUrl of offSite) {
      const response = await request.get(`${routes.web}?${new URLSearchParams({ callbackUrl })}`);
      expect([callbackUrl, response.status()]).toEqual([callbackUrl, 200]);
      expect(await response.text()).toContain(`name="callbackUrl" value="${routes.web}"`);
    }
    await page.goto(`${routes.web}?${new URLSearchParams({ callbackUrl: '//evil.example/web' })}`);
    await signIn(page, newAddress());
    await expect(declaration(page)).toBeVisible();
    await expect(page).toHaveURL(routes.web);
  });
});

test('the account page of a signed-out person leads to sign-in', async ({ page }) => {
  await page.goto(routes.account);
  await expect(page).toHaveURL(routes.account);
  await signIn(page, newAddress());
  await expect(page).toHaveURL(routes.account);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect(page.getByText('This session')).toHaveCount(1);
});

test('nothing overflows sideways on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(routes.web);
  expect(await width(), 'the address').toBeLessThanOrEqual(320);
  const email = newAddress();
  await askForCode(page, email);
  expect(await width(), 'the code').toBeLessThanOrEqual(320);
  await codeField(page).fill(await codeFor(email));
  await expect(declaration(page)).toBeVisible();
  expect(await width(), 'the declaration').toBeLessThanOrEqual(320);
  await page.goto(routes.account);
  expect(await width(), 'the account').toBeLessThanOrEqual(320);
});
