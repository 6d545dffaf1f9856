import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { axeProblems } from './support/axe';
import { rows } from './support/database';
import { markupProblems } from './support/markup';
import { mailWhere } from './support/outbox';
import { expect, test } from './support/test';

// A client of its own, so that the codes of other tests do not count against these.
test.use({ extraHTTPHeaders: { 'X-Forwarded-For': '198.51.100.7' } });

const SESSION_COOKIE = 'next-auth.session-token';

/** An address nobody has used before: limits count by address. */
const newAddress = () => `reader-${randomUUID()}@example.org`;

/** The code in the mail to an address; `not` is an older one that has come already. */
async function codeFor(email: string, not?: string): Promise<string> {
  const codeIn = (text: string) => /^ {4}(\d{6})$/m.exec(text)?.[1];
  const mail = await mailWhere(({ to, text }) => to === email && codeIn(text) !== not);
  return codeIn(mail.text) ?? '';
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

const redBox = (page: Page) => page.getByRole('main').getByRole('alert');
const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code sent to/ });
const signInHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in to Samvit' });
const declaration = (page: Page) =>
  page.getByRole('checkbox', { name: 'I am 18 or over and agree to the Terms (version 2.0)' });
const feed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Insights' });

async function askForCode(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP to Email' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your OTP' })).toBeVisible();
}

async function enterCode(page: Page, code: string) {
  await codeField(page).fill(code);
  // With script the sixth character has sent it already.
  const verify = page.getByRole('button', { name: 'Verify OTP' });
  if (!(await page.evaluate(() => true).catch(() => false))) await verify.click();
}

/** Signs in from the screen that is shown, up to where the site leads. */
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
