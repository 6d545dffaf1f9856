import { libraryHere } from '@/lib/texts/library-here';
import type { Page } from '@playwright/test';
import { endAllSessions } from '@/lib/records/sessions';
import { closeDb, db } from '@/lib/records/database';
import { saveItem } from '@/lib/records/saved-items';
import { isEmbedded } from '@/lib/provider';
import { findings } from '@samvit/research';
import { routes } from '@/lib/web/routes';
import { WIDGET_PAGE_SIZE } from '@/lib/contract/widget';
import { keyedHash } from '@/lib/platform/secret';
import { axeProblems } from '@/testing/browser/axe';
import { rows } from '@/testing/database/rows';
import { markupProblems } from '@/testing/pages/markup';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

test.afterAll(closeDb);

/** Leaves out a test of what the specification's calls 6 and 7 cannot give; upstream.spec.ts has what they can. */
const onlyOurs = (what: string) => test.skip(!isEmbedded(), `an upstream has no ${what}`);

const cards = (page: Page) => page.locator('[data-widget]');
const idsShown = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-widget') ?? ''));
const toTheEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const toTheList = (page: Page) =>
  cards(page)
    .first()
    .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, count: number) {
  await expect(async () => {
    await toTheEnd(page);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

// app/api/widgets/sessions.test.ts goes through all of them.
test('scrolling shows each insight once, newest first', { tag: '@smoke' }, async ({ page, context }) => {
  onlyOurs('order by date');
  await signedIn(context);
  await page.goto(`${routes.web}?filter=recent`);
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  await scrollTo(page, 5 * WIDGET_PAGE_SIZE);
  const shown = await idsShown(page);
  const all = findings.insights(libraryHere()).map(({ id }) => id);
  expect(shown).toEqual(all.slice(0, shown.length));
  await page.goto(`${routes.web}?filter=recent&q=Mumbai`);
  await expect(page.getByText('That is everything so far.')).toBeVisible();
});

test('the three lists have different orders, which the menu names', async ({ page, context }) => {
  onlyOurs('known orders');
  await signedIn(context);
  const known = new Set<string>();
  for (const [filter, order] of [
    ['all', 'Most unusual first.'],
    ['trending', /^(Most viewed in the last three weeks first|Newest first)/],
    ['recent', 'Newest first.'],
  ] as const) {
    await page.goto(`${routes.web}?filter=${filter}`);
    await page.getByRole('button', { name: 'More about this list' }).click();
    await expect(page.getByText(order)).toBeVisible();
    known.add((await idsShown(page)).join());
  }
  expect(known.size).toBeGreaterThanOrEqual(2);
});

test('a search covers all insights, and scrolling loads further matches', async ({ page, context }) => {
  onlyOurs('search over everything');
  await signedIn(context);
  const expected = findings
    .insights(libraryHere())
    .filter(({ title, summary }) => /gold/i.test(`${title}\n${summary}`));
  await page.goto(routes.web);
  await page.getByRole('searchbox').fill('GOLD');
  await scrollTo(page, expected.length);
  await expect(page.getByText(`${expected.length} insights mention “GOLD”`, { exact: true })).toBeVisible();
  expect((await idsShown(page)).sort()).toEqual(expected.map(({ id }) => id).sort());
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('GOLD');
  await expect(cards(page).filter({ hasText: /gold/i })).not.toHaveCount(0);
});

test('Back and a reload return to the same card', async ({ page, context }) => {
  onlyOurs('page of an insight');
  await signedIn(context);
  await page.goto(routes.web);
  await scrollTo(page, 4 * WIDGET_PAGE_SIZE);
  const card = cards(page).nth(2 * WIDGET_PAGE_SIZE + 1);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [id, place] = [await card.getAttribute('data-widget'), await scrolled(page)];
  expect(place).toBeGreaterThan(1000);

  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(routes.insight(id ?? ''));
  await expect(page.getByRole('heading', { level: 2, name: 'Where this comes from' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(routes.web);
  await expect(page.locator(`[data-widget="${id}"]`)).toBeInViewport();
  expect(await scrolled(page)).toBe(place);

  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(page.locator(`[data-widget="${id}"]`)).toBeInViewport();
});

for (const javaScriptEnabled of [true, false])
  test.describe(`Today, script ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('the feed asks what is followed, and then shows it and what is new since the visit before', async ({
      page,
      context,
    }) => {
      onlyOurs('subjects');
      const user = await signedIn(context);
      await page.goto(routes.web);
      const choice = page.getByRole('region', { name: 'What do you follow?' });
      for (const name of ['gold', 'silver', 'Bitcoin'])
        await choice.getByRole('checkbox', { name, exact: true }).check();
      await choice.getByRole('button', { name: 'Show my list' }).click();
      await expect(page).toHaveURL(routes.web);
      await expect(choice).toHaveCount(0);
      const followed = page.getByRole('region', { name: 'My list' });
      const gold = followed.getByRole('link', { name: /^Gold \$/ });
      await expect(gold).toHaveAttribute('href', routes.dataSeries('gold-usd-oz'));
      await expect(gold.locator('.today-period')).toHaveText(/^\w+ \d{4}$/);
      await expect(gold.locator('.change')).toHaveText(/%$/);
      await expect(followed.getByRole('link', { name: 'Add or remove' })).toHaveAttribute(
        'href',
        `${routes.preferences}#subjects`,
      );
      expect(await page.getByRole('region', { name: 'Coming up' }).getByRole('time').count()).toBe(5);
      const news = page.getByRole('region', { name: /^New since/ });
      await expect(news).toHaveCount(0);

      const lastHere = async (moment: number) => {
        await db()
          .updateTable('feed_visits')
          .set({ visited_before_at: moment })
          .where('user_id', '=', user.id)
          .execute();
        await page.goto(routes.web);
      };
      await lastHere(Date.now());
      await expect(news).toContainText(/Nothing new since you were here\. Next: .+, \d+ \w+ \d{4}\./);

      // Somebody who was last here before the newest insight.
      const all = findings.insights(libraryHere());
      const moment = Date.parse(all[0]?.created_at ?? '') - 1000;
      await lastHere(moment);
      const links = news.getByRole('link');
      await expect(links).toHaveCount(all.filter((each) => Date.parse(each.created_at) > moment).length);
      await expect(links.first()).toHaveAttribute('href', routes.insight(all[0]?.id ?? ''));
    });

    test('the question may be skipped, and is not asked again', async ({ page, context }) => {
      onlyOurs('subjects');
      await signedIn(context);
      await page.goto(routes.web);
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('link', { name: 'Choose what you follow' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What do you follow?' })).toHaveCount(0);
      await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
    });

    test('a saved answer that says something else now is named with both figures', async ({
      page,
      context,
    }) => {
      onlyOurs('answers');
      const user = await signedIn(context);
      const stored = { locale: 'en', sentence: 'What it said', edition: 'old', name: 'Our gold', note: '' };
      await saveItem(db(), user, {
        kind: 'analysis',
        item: 'growth/gold-usd-oz/10y',
        ...stored,
        figure: '1.0%',
      });
      await page.goto(routes.web);
      const changed = page.getByRole('region', { name: 'Saved answers that changed' });
      await expect(changed.getByRole('link', { name: 'Our gold' })).toHaveAttribute(
        'href',
        routes.analysisAnswer('growth/gold-usd-oz/10y'),
      );
      await expect(changed.getByRole('listitem')).toContainText(/1\.0%.*→.*\d%/);
    });
  });

test('filter and search are part of the address', async ({ page, context }) => {
  await signedIn(context);
  await page.goto(routes.web);
  const trending = page.getByRole('link', { name: 'Trending', exact: true });
  await trending.click();
  await expect(page).toHaveURL(`${routes.web}?filter=trending`);
  await expect(trending).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  const [first = ''] = await cards(page).first().getByRole('heading').allInnerTexts();
  await page.getByRole('searchbox').fill(first.toUpperCase());
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?filter=trending&q=/);

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(first.toUpperCase());
  await expect(trending).toHaveAttribute('aria-current', 'true');

  await page.getByRole('searchbox').fill('no insight says this');
  await expect(page.getByRole('heading', { name: 'No widgets found' })).toBeVisible();
});

test('a person who sees a card is counted once', async ({ page, context }) => {
  onlyOurs('view counts of ours');
  const { id: user } = await signedIn(context);
  const day = new Date().toISOString().slice(0, 10);
  const viewer = keyedHash('widget-viewer', `${day}\n${user}`).slice(0, 24);
  const counted = async () =>
    (await rows<{ item: string }>('select item from view_marks where viewer = ?', viewer)).length;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.web);
  await toTheList(page);
  await expect.poll(counted).toBeGreaterThanOrEqual(3);
  const before = await counted();
  expect(before, 'what was never in sight').toBeLessThan(WIDGET_PAGE_SIZE);
  const sent = page.waitForResponse('**/api/widgets/views');
  await page.reload();
  expect((await sent).status()).toBe(204);
  expect(await counted()).toBe(before);
});

test('an insight shows its evidence', { tag: '@smoke' }, async ({ page, context }) => {
  onlyOurs('page of an insight');
  await signedIn(context, 'Asha');
  const [newest] = findings.insights(libraryHere());
  if (!newest) throw new Error('There are no insights');
  const response = await page.goto(routes.insight(newest.id));
  expect(markupProblems((await response?.text()) ?? '')).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(findings.titleOf(newest));
  for (const text of [newest.summary, newest.measure, newest.unusual]) await expect(main).toContainText(text);
  for (const { publisher, url } of newest.sources)
    await expect(main.getByRole('definition').getByRole('link', { name: publisher })).toHaveAttribute(
      'href',
      url,
    );
  await expect(page.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', routes.account);
  expect(await axeProblems(page)).toEqual([]);
});

test('an insight shows its event, marked, above the whole, which a reader may choose', async ({
  page,
  context,
}) => {
  onlyOurs('page of an insight');
  await signedIn(context);
  const old = findings.insights(libraryHere()).find(({ id }) => id.startsWith('record-gold-inr-10g-2007'));
  await page.goto(routes.insight(old?.id ?? ''));
  const chart = page.locator('.chart-figure').first();
  const drawing = chart.locator('svg.chart:not(.chart-layer):visible');
  await expect(drawing.locator('.chart-strip-shown')).toBeVisible();
  await expect(drawing.locator('.chart-mark-point').last()).toBeVisible();
  await expect(chart.getByRole('button', { name: 'Event' })).toHaveAttribute('aria-pressed', 'true');
  await chart.getByRole('button', { name: 'Max' }).click();
  await expect(drawing).toContainText('2020');
  await expect(drawing.locator('.chart-strip')).toHaveCount(0);
  await chart.getByRole('button', { name: 'Event' }).click();
  await expect(drawing.locator('.chart-strip-shown')).toBeVisible();
});

test('what is done with an insight is one button, and the rest is quiet', async ({ page, context }) => {
  onlyOurs('page of an insight');
  await signedIn(context);
  await page.goto(routes.insight(findings.insights(libraryHere())[0]?.id ?? ''));
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Save', exact: true })).toHaveClass(/bg-peacock/);
  await expect(main.getByRole('button', { name: 'Share', exact: true })).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Mark as unread' })).toBeHidden();
  await main.getByText(/^In the feed: /).click();
  await expect(main.getByRole('button', { name: /^More of / })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await main.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText('The insight is unread again.')).toBeVisible();
});

test('rows of cards have no holes: two lines, three lines, and feet in line', async ({ page, context }) => {
  onlyOurs('texts of a known length');
  await signedIn(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.web);
  await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
  const found = await cards(page).evaluateAll((all) =>
    all.map((card) => {
      const box = (part: string) => card.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const lines = (part: string) => {
        const element = card.querySelector(part);
        return element ? Math.round(box(part).height / parseFloat(getComputedStyle(element).lineHeight)) : 0;
      };
      const whole = card.getBoundingClientRect();
      return {
        row: Math.round(whole.top + window.scrollY),
        title: lines('h2'),
        words: lines('h2 + p'),
        foot: Math.round(whole.bottom - box('time').bottom),
        hole: Math.round(box('time').top - box('h2 + p').bottom),
      };
    }),
  );
  expect(new Set(found.map(({ row }) => row)).size).toBe(WIDGET_PAGE_SIZE / 3);
  for (const { title, words, foot, hole } of found) {
    expect([title, words, foot]).toEqual([2, 3, found[0]?.foot]);
    expect(hole).toBeLessThan(72);
  }
});

test('an insight needs a session', { tag: '@smoke' }, async ({ page, context, request }) => {
  onlyOurs('page of an insight');
  const path = routes.insight(findings.insights(libraryHere())[0]?.id ?? '');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Sign in to Samvit' })).toBeVisible();

  const { email } = await signedIn(context);
  await endAllSessions(db(), email);
  await page.goto(path);
  await expect(page).toHaveURL(`${routes.web}?${new URLSearchParams({ callbackUrl: path })}`);
  expect((await request.get('/api/widgets/dashboard')).status()).toBe(401);
});

test.describe('signing out', () => {
  // A visible card may be counted just after the session has ended.
  test.use({ expectedErrors: [/status of 401/] });

  test('leaves no data in the browser, not even after Back', async ({ page, context }) => {
    onlyOurs('page of an insight');
    await signedIn(context);
    await page.goto(routes.web);
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Where this comes from' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in to Samvit' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in to Samvit' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.locator('.chart-figure')).toHaveCount(0);
  });
});

test.describe('if something fails', () => {
  // The browser's own console lines for the failures of these tests.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 40[14]/] });

  test('without a connection the feed says so, and continues when it is back', async ({ page, context }) => {
    await signedIn(context);
    await page.goto(routes.web);
    await context.setOffline(true);
    await toTheEnd(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Failed to connect to Samvit API. Please check your internet connection and try again.',
    );
    await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
    await context.setOffline(false);
    // A browser may fire `online` a moment before the connection works; the event is then repeated.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      expect(await cards(page).count()).toBe(2 * WIDGET_PAGE_SIZE);
    }).toPass();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('a session that ends while reading leads to sign-in, and then to the same position', async ({
    page,
    context,
  }) => {
    const { email } = await signedIn(context);
    await page.goto(`${routes.web}?filter=recent`);
    await scrollTo(page, 2 * WIDGET_PAGE_SIZE);
    await endAllSessions(db(), email);
    // The list may be loading another page, and be redirected in the middle of this.
    await toTheEnd(page).catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Sign in to Samvit' })).toBeVisible();
    const callbackUrl = page.locator('input[name="callbackUrl"]').first();
    await expect(callbackUrl).toHaveValue(`${routes.web}?filter=recent`);

    await signedIn(context);
    await page.goto(await callbackUrl.inputValue());
    await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  });

  test('failed view counts cause no error', async ({ page, context }) => {
    onlyOurs('view counts of ours');
    await signedIn(context);
    await page.route('**/api/widgets/views', (route) => route.fulfill({ status: 404 }));
    await page.goto(routes.web);
    const sent = page.waitForResponse('**/api/widgets/views');
    await toTheList(page);
    await sent;
    await scrollTo(page, 2 * WIDGET_PAGE_SIZE);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('an unknown insight gets 404', async ({ page, context }) => {
    await signedIn(context);
    const response = await page.goto(routes.insight('no-such-insight'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Insight not found.' })).toBeVisible();
  });

  test('nothing in a widget is executed, and every widget is displayed', async ({ page, context }) => {
    await signedIn(context);
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
    const base = { description: hostile, views: 0, trending: true, createdAt: hostile };
    const items = [
      { ...base, id: hostile, title: hostile, imageUrl: '/no-such-picture.png' },
      { ...base, id: 'long', title: 'title'.repeat(400), imageUrl: null },
      { ...base, id: 'rtl', title: 'الذهب في أعلى مستوى', imageUrl: null },
    ];
    await page.route('**/api/widgets/dashboard**', (route) =>
      route.fulfill({ json: { items, cursor: null } }),
    );
    await page.goto(routes.web);
    await toTheEnd(page);
    await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE + items.length);
    await expect(page).toHaveTitle(/^Insight feed/);
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    );
    const tallest = Math.max(...heights.slice(0, WIDGET_PAGE_SIZE));
    const rest = heights.slice(WIDGET_PAGE_SIZE);
    expect(
      rest.every((height) => height <= tallest),
      'only our own texts make a card taller',
    ).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'pages, filters, search and Logout work as links and forms',
    { tag: '@smoke' },
    async ({ page, context }) => {
      onlyOurs('cursor');
      await signedIn(context);
      const response = await page.goto(`${routes.web}?filter=recent`);
      expect(markupProblems((await response?.text()) ?? '')).toEqual([]);
      await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
      await page.getByRole('link', { name: 'More insights' }).click();
      await expect(page).toHaveURL(/\?filter=recent&page=2&cursor=/);
      const second = findings.insights(libraryHere()).slice(WIDGET_PAGE_SIZE, 2 * WIDGET_PAGE_SIZE);
      for (const insight of second)
        await expect(page.getByRole('heading', { name: findings.titleOf(insight) })).toHaveCount(1);
      await page.getByRole('link', { name: 'Trending', exact: true }).click();
      await expect(page).toHaveURL(`${routes.web}?filter=trending`);
      await page.getByRole('searchbox').fill('gold');
      await page.getByRole('searchbox').press('Enter');
      await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
      await expect(cards(page).filter({ hasNotText: /gold/i })).toHaveCount(0);
      await page.getByRole('searchbox').fill('no insight says this');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`${routes.web}?filter=trending&q=no+insight+says+this`);
      await expect(page.getByRole('heading', { name: 'No widgets found' })).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to Samvit' })).toBeVisible();
    },
  );
});

for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test('the feed has no accessibility errors', async ({ page, context }) => {
        await signedIn(context);
        await page.goto(routes.web);
        await expect(cards(page)).toHaveCount(WIDGET_PAGE_SIZE);
        expect(await axeProblems(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });
