import { randomUUID } from 'node:crypto';
import { closeDb, db } from '@/lib/records/database';
import { markAnswered } from '@/lib/records/answered-messages';
import { nomineeOf } from '@/lib/records/nominees';
import { routes } from '@/lib/web/routes';
import { axeProblems, DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { mailWhere } from '@/testing/browser/outbox';
import { newSession, signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';
import { rows } from '@/testing/database/rows';

test.afterAll(closeDb);

const NUMBER = /R-\d{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const newAddress = () => `asker-${randomUUID()}@example.org`;
const stored = (email: string) =>
  rows<{ request_number: string; request_kind: string; message: string | null }>(
    'select request_number, request_kind, message from waitlist where email = ?',
    email,
  );

/** @param earlier codes that were mailed before */
async function codeFor(email: string, earlier: readonly string[] = []): Promise<string> {
  const codeIn = (text: string) => /^ {4}(\d{6})$/m.exec(text)?.[1];
  const isNew = (code: string | undefined) => code !== undefined && !earlier.includes(code);
  const { text } = await mailWhere((mail) => mail.to === email && isNew(codeIn(mail.text)));
  return codeIn(text) ?? '';
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] });

    test(
      'without an account a mailed code proves the address, and the request gets a number',
      { tag: '@smoke' },
      async ({ page }) => {
        const email = newAddress();
        await page.goto(routes.privacy);
        await page.getByRole('link', { name: 'the form for requests' }).click();
        await expect(page).toHaveURL(routes.requests);
        const form = page.getByRole('form', { name: 'Your data and your rights' });
        await form.getByLabel('Email').fill(email);
        await form.getByLabel('What do you ask for?').selectOption({ label: 'Delete my data' });
        await form.getByLabel(/^Details/).fill('All of it.\nPlease.');
        await form.getByRole('button', { name: 'Send request' }).click();

        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the code from your mail');
        expect(await stored(email)).toEqual([]);
        const code = await codeFor(email);
        await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
        await page.getByRole('button', { name: 'Send request with this code' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid OTP. Please try again.');
        await expect(page.getByLabel(/^Details/)).toHaveValue('All of it.\nPlease.');
        expect(new URL(page.url()).search).toBe('');

        await page.getByLabel('Code').fill(code);
        await page.getByRole('button', { name: 'Send request with this code' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is stored');
        const [row] = await stored(email);
        expect(row).toMatchObject({ request_kind: 'deletion', message: 'All of it.\r\nPlease.' });
        await expect(page.getByRole('definition').first()).toHaveText(row?.request_number ?? '');
        const mails = [
          await mailWhere(({ to, text }) => to === email && text.includes(row?.request_number ?? '-')),
          await mailWhere(({ to, text }) => to !== email && text.includes(row?.request_number ?? '-')),
        ];
        expect(mails[0]?.subject).toMatch(NUMBER);
        // Nobody is signed in by it.
        await page.goto(routes.ownRequests);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Samvit');
      },
    );

    test('signed in it needs no code, and is listed with the promised day and then the answer', async ({
      page,
      context,
    }) => {
      const { email } = await signedIn(context);
      await page.goto(routes.account);
      await page.getByRole('link', { name: 'Your requests' }).click();
      await expect(page.getByText('You have sent no request yet.')).toBeVisible();
      const form = page.getByRole('form', { name: 'A refund' });
      await form
        .getByLabel('Why do you ask?')
        .selectOption({ label: 'A billing error or a duplicate charge' });
      await form.getByLabel(/^Plan/).fill('Charged twice on 3 November');
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(page).toHaveURL(routes.ownRequests);
      const item = page.getByRole('main').getByRole('listitem').first();
      await expect(item).toContainText(NUMBER);
      await expect(item).toContainText('We answer by');
      const [row] = await stored(email);
      await markAnswered(db(), row?.request_number ?? '');
      await page.reload();
      await expect(item).toContainText('Answered on');
    });

    test('a person is named to act for somebody, changed and removed', async ({ page, context }) => {
      const done = (words: string) => page.getByRole('status').filter({ hasText: words }).first();
      const { email } = await signedIn(context);
      const codes: string[] = [];
      /** Types the code that was just mailed. */
      const confirm = async (button: string) => {
        const code = await codeFor(email, codes);
        codes.push(code);
        await page.getByLabel('Code').fill(code);
        await page.getByRole('button', { name: button, exact: true }).click();
      };
      await page.goto(routes.account);
      await page.getByLabel('Their name').fill('Meera Rao');
      await page.getByLabel('How we can reach them').fill('+91 98 0000 0000');
      await page.getByLabel('Who they are to you').fill('sister');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(`We have mailed a code to ${email}.`)).toBeVisible();
      await expect(page.getByLabel('Their name')).toHaveValue('Meera Rao');
      expect(await nomineeOf(db(), email)).toBeUndefined();
      if (javaScriptEnabled) expect(await axeProblems(page)).toEqual([]);
      await confirm('Save');
      await expect(done('Saved.')).toBeVisible();
      await expect(page.getByLabel('Their name')).toHaveValue('Meera Rao');
      await page.getByLabel('Their name').fill('   ');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alert').first()).toHaveText('Please write a name');
      await expect(page.getByLabel('Who they are to you')).toHaveValue('sister');
      await page.getByLabel('Their name').fill('Ravi Rao');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await confirm('Save');
      await expect(done('Saved.')).toBeVisible();
      await expect(page.getByLabel('Their name')).toHaveValue('Ravi Rao');
      expect(await nomineeOf(db(), email)).toMatchObject({ name: 'Ravi Rao', relation: 'sister' });
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await confirm('Remove');
      await expect(done('Removed.')).toBeVisible();
      await expect(page.getByLabel('Their name')).toHaveValue('');
      expect(await nomineeOf(db(), email)).toBeUndefined();
    });
  });

test('the list is of the signed-in person alone, and stored by no cache', async ({
  page,
  context,
  request,
}) => {
  const { email } = await signedIn(context);
  await page.goto(routes.ownRequests);
  const form = page.getByRole('form', { name: 'Your data and your rights' });
  await form.getByLabel('What do you ask for?').selectOption('grievance');
  await form.getByLabel(/^Details/).fill('For my eyes only');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('For my eyes only')).toBeVisible();
  expect(await stored(email)).toHaveLength(1);
  const { cookie } = await newSession();
  const answer = await request.get(routes.ownRequests, { headers: { Cookie: cookie } });
  expect(await answer.text()).not.toContain('For my eyes only');
  expect(answer.headers()['cache-control']).toMatch(/private.*no-store/);
});

test('each form says what it takes and why, in English with Hindi folded, and the other way round', async ({
  page,
}) => {
  for (const path of [routes.contactForm, routes.web, routes.requests, routes.home]) {
    await page.goto(path);
    const hindi = page.locator('details[lang="hi-IN"]');
    await expect(hindi).toHaveCount(1);
    await expect(hindi.getByRole('paragraph')).toBeHidden();
    await hindi.getByText('इसे हिन्दी में पढ़ें').click();
    await expect(hindi.getByRole('paragraph')).toBeVisible();
    await expect(hindi.getByRole('link', { name: 'गोपनीयता नीति' })).toHaveAttribute('href', routes.privacy);
  }
  await page.goto(`/hi${routes.requests}`);
  const english = page.locator('details[lang="en-IN"]');
  await expect(english.getByRole('paragraph')).toBeHidden();
  await english.getByText('Read this in English').click();
  await expect(english.getByRole('paragraph')).toBeVisible();
});

test('in Hindi the forms, the code page and the mail are in Hindi', async ({ page }) => {
  const email = newAddress();
  await page.goto(`/hi${routes.requests}`);
  const form = page.getByRole('form', { name: 'आपका डेटा और आपके अधिकार' });
  await form.getByLabel('ईमेल').fill(email);
  await form.getByLabel('आप क्या चाहते हैं?').selectOption('access');
  await form.getByRole('button', { name: 'अनुरोध भेजें' }).click();
  await page.getByLabel('कोड').fill(await codeFor(email));
  await page.getByRole('button', { name: 'इस कोड के साथ अनुरोध भेजें' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका अनुरोध दर्ज हो गया');
  const mail = await mailWhere(({ to, text }) => to === email && NUMBER.test(text));
  expect(mail.text).toContain('हमने आपका अनुरोध दर्ज कर लिया है।');
});

test.describe('axe', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('finds nothing in the pages of a request', async ({ page, context }) => {
    const email = newAddress();
    await page.goto(routes.requests);
    const form = page.getByRole('form', { name: 'A refund' });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Why do you ask?').selectOption('outage');
    await form.getByLabel(/^Plan/).fill('Yearly');
    await form.getByRole('button', { name: 'Send request' }).click();
    expect(await problemsInLooks(page, [DARK_PHONE, LIGHT_DESK])).toEqual([]);
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Send request with this code' }).click();
    expect(await problemsInLooks(page, [DARK_PHONE, LIGHT_DESK])).toEqual([]);
    await signedIn(context);
    await page.goto(routes.ownRequests);
    const own = page.getByRole('form', { name: 'Your data and your rights' });
    await own.getByLabel('What do you ask for?').selectOption('access');
    await own.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText(NUMBER).first()).toBeVisible();
    expect(await problemsInLooks(page, [DARK_PHONE])).toEqual([]);
    await page.goto(routes.account);
    expect(await axeProblems(page)).toEqual([]);
  });
});
