import { routes } from '@/lib/web/routes';
import { SAMPLE_REPORT } from '@/testing/pages/addresses';
import { expectNothingOf, expectUntouched, HOSTILE, test } from '@/testing/browser/hostile';
import { expect, POLICY_VIOLATION } from '@/testing/browser/test';

test.describe('nothing that is typed into the site is executed', () => {
  const q = encodeURIComponent(HOSTILE);

  const ADDRESSES = {
    // In two halves, because a search is cut to 200 characters.
    'a search': `${routes.search}?q=${encodeURIComponent(HOSTILE.slice(0, 190))}`,
    'a longer search': `${routes.search}?q=${encodeURIComponent(HOSTILE.slice(-190))}`,
    'a search that finds something': `${routes.search}?q=gold&page=${q}`,
    'a place to go to after signing in': `${routes.web}?callbackUrl=${q}`,
    'a filter': `${routes.web}?filter=${q}&q=${q}`,
    'the address of the front page': `/?${q}#${q}`,
    'the address of a frame': `${routes.embed(SAMPLE_REPORT)}?${q}`,
  };

  for (const [what, path] of Object.entries(ADDRESSES))
    test(`from ${what}`, async ({ page }) => {
      await page.goto(path);
      await expectUntouched(page);
      await expectNothingOf(page);
    });

  test('in a redirect target after the sign-in', async ({ page }) => {
    await page.goto(`${routes.web}?callbackUrl=${encodeURIComponent('javascript:hit()')}`);
    await expect(page.locator('input[name=callbackUrl]').first()).toHaveValue(routes.web);
  });

  test.describe('in unknown names', () => {
    test.use({ expectedErrors: [/status of 404/] });

    for (const folder of ['/reports/', '/blogs/', '/v/', '/', '/web/insights/'])
      test(`from the name of a page in ${folder}`, async ({ page }) => {
        expect((await page.goto(folder + q))?.status()).toBe(404);
        await expectUntouched(page);
        await expectNothingOf(page);
      });
  });

  test.describe('after an error', () => {
    // The browser skips the view transition to a page with an error status, and logs that.
    test.use({ expectedErrors: [/status of 400|ViewTransition opt-in disabled/] });

    test('in a message that the form shows again', async ({ page }) => {
      await page.goto(routes.contactForm);
      // As a browser without JavaScript sends it.
      await page.getByRole('form', { name: 'Contact us' }).evaluate((form: HTMLFormElement, hostile) => {
        for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
          if (['email', 'phone_number', 'message'].includes(field.name)) field.value = hostile;
        form.submit();
      }, HOSTILE);
      await expect(page.getByRole('alert').first()).toHaveText('Please enter a valid email address');
      await expect(page.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue(HOSTILE);
      await expectUntouched(page);
      await expectNothingOf(page);
    });

    test('in an address that the sign-in form shows again', async ({ page }) => {
      await page.goto(routes.web);
      await page.locator('input[name=email]').evaluate((field: HTMLInputElement, hostile) => {
        field.type = 'text';
        field.value = hostile;
        field.form?.submit();
      }, HOSTILE);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectUntouched(page);
      await expectNothingOf(page);
    });
  });
});

test.describe('even if a page wrote it as markup', () => {
  // The browser's console line for each blocked action. One pattern, because a list of two would be read as
  // the options of a fixture.
  const refusals = new RegExp(`content security policy|${POLICY_VIOLATION}|status of 404`, 'i');
  test.use({ expectedErrors: [refusals] });

  for (const path of [
    routes.home,
    routes.report(SAMPLE_REPORT),
    routes.web,
    '/no-such-page',
    routes.embed(SAMPLE_REPORT),
  ])
    test(`${path} runs nothing of it`, async ({ page }) => {
      const reached: string[] = [];
      await page.route('https://evil.example/**', (route) => {
        reached.push(route.request().url());
        return route.fulfill({ body: 'hit()' });
      });
      await page.route(path, async (route) => {
        const response = await route.fetch();
        // React does not remove unknown elements at the end of a page.
        const body = (await response.text()).replace('</body>', `${UNESCAPED}</body>`);
        await route.fulfill({ response, body });
      });
      await page.goto(path);
      await expectUntouched(page);
      const refused = (directive: string) =>
        page.waitForEvent('console', (said) => said.text().includes(`${POLICY_VIOLATION} ${directive}`));
      const press = (name: string) =>
        page.getByText(name).evaluate((element: HTMLElement) => element.click());
      await Promise.all([refused('script-src'), press('Press here')]);
      await Promise.all([refused('form-action'), press('Send there')]);
      expect(reached).toEqual([]);
    });
});

/** Markup that would run if a field were shown without escaping. */
const UNESCAPED = [
  '<base href="https://evil.example/">',
  '<script>hit()</script><script src="https://evil.example/a.js"></script><script nonce="">hit()</script>',
  '<script src="data:text/javascript,hit()"></script><script type="module">hit()</script>',
  '<img src="https://evil.example/a.png" onerror="hit()"><img src="data:," onerror="hit()"><svg onload="hit()"></svg>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe><iframe src="https://evil.example/"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="https://evil.example/a"></object><embed src="https://evil.example/a">',
  '<link rel="stylesheet" href="https://evil.example/a.css"><style>body{background:url(https://evil.example/b)}</style>',
  '<p style="background:url(https://evil.example/c)" onmouseover="hit()"><a href="javascript:hit()">Press here</a></p>',
  '<form action="https://evil.example/"><button>Send there</button></form>',
].join('');

test.describe('a violation of the policy', () => {
  test.use({ expectedErrors: [new RegExp(`Content Security Policy|${POLICY_VIOLATION}`)] });

  test('fails a test as an error of the page', { tag: '@smoke' }, async ({ page }) => {
    await page.goto(routes.home);
    const violation = page.waitForEvent('console', (message) => message.text().startsWith(POLICY_VIOLATION));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = '1';
      document.body.append(script);
    });
    expect((await violation).type()).toBe('error');
  });
});
