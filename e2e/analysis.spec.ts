import type { Page } from '@playwright/test';
import { routes } from '@/lib/web/routes';
import { DEVICES } from '@/testing/browser/devices';
import { DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { expect, test } from '@/testing/browser/test';
import { HEAVY_ANSWERS } from '@/testing/pages/heavy-answers';
import { LIMITS } from '@/testing/pages/page-limits';

// An analysis is asked for, changed, printed and taken along, as pages and in place.

const GOLD = routes.analysisAnswer('growth/gold-inr-10g/10y');
const SILVER = routes.analysisAnswer('growth/silver-inr-kg/10y');
const METALS = routes.analysisAnswer('growth/gold-inr-10g~silver-inr-kg/20y');

const questionField = (page: Page) => page.getByLabel('Your question', { exact: true });
const measureField = (page: Page) => page.getByRole('combobox', { name: 'What do you want to know?' });
const seriesField = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const sentence = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, words: RegExp) =>
  page
    .getByRole('region', { name: 'How I read your question' })
    .locator('.echo-part')
    .filter({ hasText: words });

/** Opens the form of choices on the page that asks. */
async function openChoices(page: Page): Promise<void> {
  await page.goto(routes.analysis);
  await page.getByRole('heading', { name: 'Or choose' }).click();
}

/** Chooses gold in rupees and its last ten years. */
async function choose(page: Page): Promise<void> {
  await openChoices(page);
  await measureField(page).selectOption('growth');
  await seriesField(page, 'About what?').fill('Gold in rupees, monthly average');
  await page.getByLabel('10 years').check();
}

const send = (page: Page) =>
  page.locator('.ask-choices').getByRole('button', { name: 'Get the answer' }).click();
const sendWords = (page: Page) =>
  page.locator('.ask-question').getByRole('button', { name: 'Get the answer' }).click();

/** The script comes when a person reaches for the page's contents; who is faster is led to pages. */
const untilInPlace = (page: Page) => page.locator('html[data-asks]').waitFor({ state: 'attached' });

/** Asks in words, on the page that asks. */
async function askInWords(page: Page, question: string, hasScript = true): Promise<void> {
  await page.goto(routes.analysis);
  await questionField(page).fill(question);
  if (hasScript) await untilInPlace(page);
  await sendWords(page);
}

/** Questions that have no address. */
const STATES = [
  ['two to four readings', 'HDFC return in 5 years', /in three ways/],
  ['a refusal', 'Should I buy gold now?', /We can’t tell you what to buy or sell/],
  ['a series that there is not', 'gold vs Vedanta 3 years', /no data on Vedanta/],
  ['a question that is not understood', 'xyzzy plugh', /didn’t catch that/],
  [
    'what it means without one of the words',
    'gold growth 10 years physical please',
    /: “physical”\. Did you mean/,
  ],
  ['an answer to corrected words', 'growth of sliver', /^₹1 lakh in silver became /],
] as const;

/** Opens the part of the question about the window and chooses another. */
async function askOtherWindow(page: Page, hasScript = true): Promise<void> {
  await part(page, /the last 10 years/).click();
  if (hasScript) await untilInPlace(page);
  await page.getByRole('link', { name: 'the last 5 years' }).click();
}

for (const { on, viewport, javaScriptEnabled } of DEVICES)
  test.describe(on, () => {
    test.use({ viewport, javaScriptEnabled });

    test('choices lead to an answer, to another window of it, and back', async ({ page }) => {
      await choose(page);
      await send(page);
      await expect(page).toHaveURL(GOLD);
      await expect(sentence(page)).toHaveText(/^₹1 lakh in gold became ₹[\d.]+ lakh in 10 years: /);
      await askOtherWindow(page, javaScriptEnabled);
      await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-inr-10g/5y'));
      await expect(sentence(page)).toHaveText(/ in 5 years: /);
      await page.goBack();
      await expect(page).toHaveURL(GOLD);
      await expect(sentence(page)).toHaveText(/ in 10 years: /);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });

    test(
      'words lead to an answer, to another window of it, to paper, to a citation, and back',
      { tag: '@smoke' },
      async ({ page }) => {
        await askInWords(page, 'How much did gold grow in the last 10 years?', javaScriptEnabled);
        await expect(page).toHaveURL(GOLD);
        await expect(sentence(page)).toHaveText(/ in 10 years: /);
        await askOtherWindow(page, javaScriptEnabled);
        await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-inr-10g/5y'));
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('.answer-paper-head')).toBeVisible();
        await page.emulateMedia({ media: null });
        await page.getByRole('button', { name: 'PDF', exact: true }).click();
        await page.getByRole('textbox', { name: 'Prepared for' }).fill('R. Deshmukh');
        if (!javaScriptEnabled) await page.keyboard.press('Escape');
        else {
          await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
          await page.getByRole('button', { name: 'Print, or save as PDF' }).click();
          await page.keyboard.press('Escape');
          await expect(page.locator('[data-printed]')).toHaveCount(1);
        }
        await page.getByRole('heading', { name: 'Sources and limits' }).click();
        await expect(page.locator('.report-citation')).toHaveText(
          /edition \w{8}, http\S+\/analysis\/growth\/gold-inr-10g\/2021-07\.\.2026-07/,
        );
        await page.goBack();
        await expect(page).toHaveURL(GOLD);
        await expect(sentence(page)).toHaveText(/ in 10 years: /);
      },
    );

    for (const [what, question, words] of STATES)
      test(`words are answered with ${what}, and links that work`, async ({ page }) => {
        await askInWords(page, question, javaScriptEnabled);
        await expect(sentence(page)).toHaveText(words);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        if (what.startsWith('an answer')) {
          await expect(page.getByText('I read “sliver” as “silver”.')).toBeVisible();
          await expect(questionField(page)).toHaveValue(question);
          // The script knows the answer's own address; without it the page is the response to what was posted.
          await expect(page).toHaveURL(javaScriptEnabled ? SILVER : routes.analysisAsk);
          return;
        }
        await expect(page).toHaveURL(routes.analysisAsk);
        await expect(questionField(page)).toHaveValue(question);
        await page.locator('.answer-links a').first().click();
        await expect(page).toHaveURL(/\/analysis\/[a-z]+\/[a-z0-9-]+/);
        await expect(page.locator('.report-key')).toBeVisible();
      });

    test('what is no analysis is answered with the reason and all that was chosen', async ({ page }) => {
      await choose(page);
      await page.getByLabel('From one month to another').check();
      await page.getByLabel('From', { exact: true }).fill('long ago');
      await send(page);
      await expect(sentence(page)).toHaveText(/^We cannot read this period/);
      await expect(page.getByLabel('From', { exact: true })).toHaveValue('long ago');
    });

    test('a part of a name is answered with the series that it may be, and nothing is lost', async ({
      page,
    }) => {
      await openChoices(page);
      await seriesField(page, 'About what?').fill('HDFC');
      await seriesField(page, 'Compare with (optional)').fill('sona');
      await page.getByLabel('5 years').check();
      await seriesField(page, 'About what?').press('Enter');
      await expect(sentence(page)).toHaveText('“HDFC” may be one of these. Which one?');
      await expect(seriesField(page, 'About what?')).toHaveValue('HDFC');
      await expect(seriesField(page, 'Compare with (optional)')).toHaveValue('sona');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      await page
        .locator('.answer-links')
        .getByRole('link', { name: /^The HDFC Bank share/ })
        .click();
      await expect(page).toHaveURL(routes.analysisAnswer('growth/hdfc-bank-close~gold-inr-10g/5y'));
    });

    test('an answer leads to the form with its choices, and another choice to another answer', async ({
      page,
    }) => {
      await page.goto(GOLD);
      await page.getByRole('link', { name: 'Change the question' }).click();
      await expect(seriesField(page, 'About what?')).toHaveValue('Gold in rupees, monthly average');
      await expect(page.getByLabel('10 years')).toBeChecked();
      await measureField(page).selectOption('drawdown');
      await page.locator('.ask-choices').getByRole('button', { name: 'Get the answer' }).click();
      await expect(page).toHaveURL(routes.analysisAnswer('drawdown/gold-inr-10g/10y'));
    });

    test('a sum that cannot be read says so at its field; one in lakh is read', async ({ page }) => {
      await openChoices(page);
      await measureField(page).selectOption('lumpsum');
      await seriesField(page, 'About what?').fill('gold');
      await page.getByLabel('Amount').fill('much');
      await send(page);
      const amount = page.getByLabel('Amount');
      await expect(sentence(page)).toHaveText(/^“much” is not a sum from 100 to 99,99,99,999/);
      await expect(amount).toHaveAccessibleDescription(/^“much” is not a sum/);
      await expect(amount).toHaveValue('much');
      await amount.fill('10 lakh');
      await page.locator('.ask-choices').getByRole('button', { name: 'Get the answer' }).click();
      await expect(page).toHaveURL(routes.analysisAnswer('lumpsum/gold-inr-10g/10y/amount-1000000'));
    });

    test('a measure shows the fields that it takes, and a further series once the one before is named', async ({
      page,
    }) => {
      await openChoices(page);
      await measureField(page).selectOption('growth');
      await expect(page.getByLabel('Amount')).toBeHidden();
      await expect(seriesField(page, 'Third name')).toBeHidden();
      await seriesField(page, 'Compare with (optional)').fill('gold');
      await expect(seriesField(page, 'Third name')).toBeVisible();
      await measureField(page).selectOption('lumpsum');
      await expect(page.getByLabel('Amount')).toBeVisible();
    });

    test('the field of the landing page for a different question asks, too', async ({ page }) => {
      await page.goto(routes.home);
      const field = page.getByLabel('Have a different question?', { exact: true });
      await field.fill('xyzzy plugh');
      await field.press('Enter');
      await expect(page).toHaveURL(routes.analysisAsk);
      await expect(questionField(page)).toHaveValue('xyzzy plugh');
    });

    test('a question that is not understood stays in its field, and is in no address', async ({ page }) => {
      await page.goto(routes.analysis);
      await questionField(page).fill('xyzzy plugh');
      await sendWords(page);
      await expect(page).toHaveURL(routes.analysisAsk);
      await expect(sentence(page)).toBeVisible();
      await expect(questionField(page)).toHaveValue('xyzzy plugh');
    });

    test('every figure leads to its evidence', { tag: '@smoke' }, async ({ page }) => {
      await page.goto(METALS);
      const figure = page.locator('.report-key a').first();
      const id = (await figure.getAttribute('href'))?.slice(1) ?? '';
      await figure.click();
      await expect(page.locator(`[id="${id}"] [data-fact="Formula"]`)).toBeVisible();
    });
  });

test('a figure of a report leads to its analysis, which offers other windows', async ({ page }) => {
  await page.goto(routes.report('gold-vs-silver'));
  await page.locator('.report-key dd a.evidence').first().click();
  await page.getByRole('link', { name: 'Open in Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/analysis\/\w+\/[\w.~-]+\//);
  await part(page, /to June 2026/).click();
  await expect(page.getByRole('link', { name: 'the last 10 years' })).toBeVisible();
});

test('a series of the data leads to an analysis of it', async ({ page }) => {
  await page.goto(routes.data);
  await page.locator('#gold-usd-oz').getByRole('link', { name: 'Ask' }).click();
  await expect(page).toHaveURL(routes.analysisAnswer('growth/gold-usd-oz/all'));
  await expect(sentence(page)).toHaveText(/^Gold grew /);
});

test.describe('what was typed', () => {
  test('stands above its answer after the redirect, a reload and Back, and in no address', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(routes.analysis);
    await page.getByLabel('Your question', { exact: true }).fill('gold 10 saal mein kitna badha');
    await page.getByLabel('Your question', { exact: true }).press('Enter');
    await expect(page).toHaveURL(GOLD);
    await expect(questionField(page)).toHaveValue('gold 10 saal mein kitna badha');
    await page.reload();
    await expect(questionField(page)).toHaveValue('gold 10 saal mein kitna badha');
    await page.goto(SILVER);
    await expect(questionField(page)).toHaveValue('');
    await page.goBack();
    await expect(questionField(page)).toHaveValue('gold 10 saal mein kitna badha');
    expect(requests.filter((url) => /saal|badha/.test(url))).toEqual([]);
  });

  test('stands above an answer in place, and goes when another part is chosen', async ({ page }) => {
    await page.goto(SILVER);
    await questionField(page).fill('gold growth 10 years');
    await untilInPlace(page);
    await questionField(page).press('Enter');
    await expect(page).toHaveURL(GOLD);
    await expect(questionField(page)).toHaveValue('gold growth 10 years');
    await askOtherWindow(page);
    await expect(questionField(page)).toHaveValue('');
    await page.goBack();
    await expect(questionField(page)).toHaveValue('gold growth 10 years');
    await page.reload();
    await expect(questionField(page)).toHaveValue('gold growth 10 years');
  });
});

test.describe('in place', () => {
  test('the answer before comes back after a reload, too', async ({ page }) => {
    await page.goto(SILVER);
    const before = await sentence(page).textContent();
    await questionField(page).fill('gold growth 10 years');
    await untilInPlace(page);
    await questionField(page).press('Enter');
    await expect(page).toHaveURL(GOLD);
    await page.reload();
    // The page is loaded anew while it goes back, for which goBack() may wait in vain.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(SILVER);
    await expect(sentence(page)).toHaveText(before ?? '');
  });

  test('the answer before comes back, after it the readings with what was typed', async ({ page }) => {
    await askInWords(page, 'HDFC return in 5 years');
    await expect(sentence(page)).toHaveText(/in three ways/);
    await page.locator('.answer-links a').first().click();
    await expect(sentence(page)).toHaveText(/^₹1 lakh in HDFC Bank became /);
    await questionField(page).fill('worst fall of Sensex');
    await questionField(page).press('Enter');
    await expect(page).toHaveURL(routes.analysisAnswer('drawdown/sensex-monthly/all'));
    await page.goBack();
    await expect(page).toHaveURL(routes.analysisAnswer('growth/hdfc-bank-close/5y'));
    await expect(sentence(page)).toHaveText(/^₹1 lakh in HDFC Bank became /);
    await page.goBack();
    await expect(sentence(page)).toHaveText(/in three ways/);
    await expect(questionField(page)).toHaveValue('HDFC return in 5 years');
  });

  test(
    'the answer takes the place of the page, the focus and the status say so',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto(GOLD);
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(request.url());
      });
      await askOtherWindow(page);
      await expect(sentence(page)).toHaveText(/ in 5 years: /);
      expect(loads).toEqual([]);
      await expect(sentence(page)).toBeFocused();
      await expect(
        page.getByRole('status').filter({ hasText: 'Answer ready: ₹1 lakh in gold became' }),
      ).toHaveCount(1);
      await expect(page).toHaveTitle(/ in 5 years/);
    },
  );

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('says so and keeps what was typed', async ({ page }) => {
      await page.goto(routes.analysis);
      const question = questionField(page);
      await question.fill('gold 10 years');
      await page.waitForFunction(() => 'asks' in document.documentElement.dataset);
      await page.route('**/analysis/ask', (route) => route.abort());
      await question.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'No connection.' })).toBeVisible();
      await expect(question).toHaveValue('gold 10 years');
    });
  });
});

test.describe('the alternatives of a part', () => {
  for (const { on, viewport, javaScriptEnabled } of DEVICES)
    test.describe(on, () => {
      test.use({ viewport, javaScriptEnabled });

      test('lie over the answer, which stays where it is, and within the screen', async ({ page }) => {
        await page.goto(METALS);
        // Whether or not the page is scrolled to the parts.
        const top = () => sentence(page).evaluate((line) => line.getBoundingClientRect().top + scrollY);
        const before = await top();
        for (const words of [/^growth/, /silver in rupees/, /the last 20 years/, /^in rupees/]) {
          await part(page, words).click();
          const list = page.locator('.echo details[open] > ul');
          await expect(list).toHaveCount(1);
          const box = await list.boundingBox();
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
          expect(await top()).toBe(before);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      });
    });

  test('close by Escape, which gives the focus back to the part, and when the focus goes on', async ({
    page,
  }) => {
    await page.goto(GOLD);
    const chip = page.locator('.echo summary').first();
    await chip.focus();
    await untilInPlace(page);
    await page.keyboard.press('Enter');
    const list = page.locator('.echo details[open]');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(chip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(list).toHaveCount(0);
  });
});

test('the figures of an answer stay within their column on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(METALS);
  for (const figure of await page.locator('.report-key dd').all())
    expect(await figure.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

for (const width of [360, 1280])
  test(`what was typical is drawn once at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(METALS);
    await page.locator('.answer-share > summary').click();
    await expect(page.locator('.answer-share .histogram').filter({ visible: true })).toHaveCount(1);
  });

test('every fall is listed within the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.analysisAnswer('falls/sensex-monthly/all'));
  await page.getByText('As a list').click();
  const table = page.locator('.answer-listing .table-scroll');
  await expect(table).toBeVisible();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('the other usual reading is a switch on the answer', async ({ page }) => {
  await page.goto(routes.analysisAnswer('growth/nifty-50-monthly/5y'));
  await page.getByRole('link', { name: 'With dividends' }).click();
  await expect(page).toHaveURL(routes.analysisAnswer('growth/nifty-50-tri-monthly/5y'));
  await page.getByRole('link', { name: 'Without dividends' }).click();
  await expect(page).toHaveURL(routes.analysisAnswer('growth/nifty-50-monthly/5y'));
});

test('no script is loaded to read an answer, and its page has at most 1,500 elements', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(METALS);
  await expect(sentence(page)).toBeVisible();
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(1500);
});

test('the longest answers weigh at most 16.6 kB as they are first sent, and have at most 1,500 elements', async ({
  request,
}) => {
  for (const path of HEAVY_ANSWERS) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-encoding'], path).toBe('br');
    expect(Number(response.headers()['content-length']), path).toBeLessThanOrEqual(LIMITS.answerHtml);
    expect((await response.text()).match(/<[a-z]/g)?.length, path).toBeLessThanOrEqual(1_500);
  }
});

test('search engines keep out of answers and may read the page that asks', async ({ request }) => {
  const answer = await request.get(GOLD);
  expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect((await request.get(routes.analysis)).headers()['x-robots-tag']).toBeUndefined();
});

// The alternatives of a part lie over the answer, as they should: what is half below them is no target now.
for (const [what, path, open, within] of [
  ['the alternatives of a part', GOLD, '.echo summary', '.echo'],
  ['what an answer rests on', GOLD, '.answer-sources > summary', undefined],
  ['whether it was typical', GOLD, '.answer-share > summary', undefined],
] as const)
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await page.goto(path);
    await page.locator(open).first().click();
    expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE], within)).toEqual([]);
  });

for (const [what, question, words] of STATES)
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await askInWords(page, question);
    await expect(sentence(page)).toHaveText(words);
    expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE])).toEqual([]);
  });

test('axe finds nothing in choices that cannot be read', async ({ page }) => {
  await page.goto(`${routes.analysisAsk}?measure=sip&a=HDFC&window=between&from=long+ago&amount=much`);
  await expect(sentence(page)).toHaveText(/^“HDFC” may be one/);
  expect(await problemsInLooks(page, [LIGHT_DESK, DARK_PHONE])).toEqual([]);
});

test('the search of the site offers the analysis that its words read as', async ({ page }) => {
  await page.goto(`${routes.search}?q=gold+growth+10+years`);
  await page.getByRole('region', { name: 'Open in Ask' }).getByRole('link').click();
  await expect(page).toHaveURL(GOLD);
  await page.goto(`${routes.search}?q=gold`);
  await expect(page.getByRole('region', { name: 'Open in Ask' })).toHaveCount(0);
});
