import { randomUUID } from 'node:crypto';
import { routes } from '@/lib/web/routes';
import { rows } from '@/testing/database/rows';
import { mailWhere } from '@/testing/browser/outbox';
import { expect, test } from '@/testing/browser/test';
import { coveredBy } from '@/testing/browser/toast';

const newAddress = () => `visitor-${randomUUID()}@example.org`;
const stored = (email: string) =>
  rows<{ email: string; message: string | null; user_type: string | null; suspect: number }>(
    'select email, message, user_type, suspect from waitlist where email = ?',
    email,
  );

test(
  'a message is stored before the visitor is thanked, and the team gets a mail',
  { tag: '@smoke' },
  async ({ page }) => {
    const email = newAddress();
    await page.goto(routes.contact);
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('I am (optional)').selectOption('advisor');
    await form.getByLabel('Message (optional)').fill('A question about bonds.\nAnd a second line.');
    await form.getByRole('button', { name: 'Contact Us' }).click();
    await expect(page.getByText("Thank you for contacting us! We'll get back to you soon.")).toHaveCount(1);
    await expect(form.getByLabel('Email')).toHaveValue('');
    expect(await stored(email)).toMatchObject([
      { message: 'A question about bonds.\nAnd a second line.', user_type: 'advisor' },
    ]);
    const mail = await mailWhere(({ text }) => text.includes(email));
    expect(mail.text).toContain('A question about bonds.');
  },
);

test('on a phone the toast covers no control, and the form says what happens with the data', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Contact us' });
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', routes.privacy);
  await form.getByLabel('Email').fill(newAddress());
  await form.getByRole('button', { name: 'Contact Us' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toHaveCount(1);
  expect(await coveredBy(page, 'Thank you for contacting us!')).toEqual([]);
});

test('an invalid address gets an error and the focus', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(routes.contact);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Contact Us' }).click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test("a message typed before the form's code is loaded is sent", async ({ page }) => {
  const email = newAddress();
  await page.goto(routes.contact);
  // The form's own code is requested on first focus: the request is held back until the fields are filled.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message (optional)').fill('Typed early');
  release();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await form.getByRole('button', { name: 'Contact Us' }).click();
  await expect.poll(() => stored(email)).toMatchObject([{ message: 'Typed early' }]);
});

test.describe('if the site cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('typed text stays, and the message says what to check', async ({ page }) => {
    await page.goto(routes.contact);
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.getByLabel('Email').fill('reader@example.org');
    await page.route('**/api/waitlist', (route) => route.abort());
    await form.getByRole('button', { name: 'Contact Us' }).click();
    await expect(form.getByRole('status')).toHaveText('Please check your network and try again');
    await expect(form.getByLabel('Email')).toHaveValue('reader@example.org');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is stored, and the page says so', { tag: '@smoke' }, async ({ page }) => {
    const email = newAddress();
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: 'Message (optional)' }).fill('Sent by a plain form');
    await page.getByRole('button', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(routes.contactSent);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Thank you for contacting us! We'll get back to you soon.",
    );
    expect(await stored(email)).toMatchObject([{ message: 'Sent by a plain form', suspect: 0 }]);
  });

  test.describe('after an error', () => {
    test.use({ expectedErrors: [/status of 400/] });

    test('the form has everything typed, and the address contains none of it', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('textbox', { name: 'Email' }).fill('reader@example');
      await page.getByRole('textbox', { name: 'Message (optional)' }).fill('A long thought');
      await page.getByRole('button', { name: 'Contact Us' }).click();
      expect(new URL(page.url()).search).toBe('');
      await expect(page.getByRole('alert').first()).toHaveText('Please enter a valid email address');
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('reader@example');
      await expect(page.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('A long thought');
      const email = newAddress();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL(routes.contactSent);
      expect(await stored(email)).toMatchObject([{ message: 'A long thought' }]);
    });
  });
});
