import { libraryHere } from '@/lib/texts/library-here';
import type { Page } from '@playwright/test';
import { closeDb } from '@/lib/records/database';
import { findings } from '@samvit/research';
import { codeFor } from '@/lib/texts/reports/codes';
import { routes } from '@/lib/web/routes';
import {
  EVERY,
  KINDS,
  MISSING,
  REPORTS,
  SAMPLE_REPORT,
  UNAVAILABLE,
  ARTICLES,
} from '@/testing/pages/addresses';
import { axeProblems, DARK_PHONE, LIGHT_DESK, problemsInLooks } from '@/testing/browser/axe';
import { signedIn } from '@/testing/browser/signed-in';
import { expect, test } from '@/testing/browser/test';

/*
 * Axe looks at every kind of page and at every state a page can be in, in turn light on a desk and dark on a
 * phone, and in testing/commands/test-full.ts in all combinations of theme and size; html-validate (npm run
 * check:pages) looks at every page. The screens of signing in and the feed are looked at where they are
 * tried.
 */

test.afterAll(closeDb);

// The browser's own console lines for pages with an error status.
test.use({ expectedErrors: [/status of (?:404|503)/] });

/** Pages that together contain every component: header, footer, dialogs; charts, tables, popovers. */
const THOROUGHLY: string[] = [KINDS['the front page'], KINDS['a report']];

/** Every second look is light on a desk, the others dark on a phone. */
const inTurn = (i: number) => [i % 2 === 0 ? LIGHT_DESK : DARK_PHONE];

for (const [i, [kind, path]] of Object.entries({
  ...KINDS,
  ...MISSING,
  'what cannot be made': UNAVAILABLE,
  'a code of ours': routes.verify(codeFor(SAMPLE_REPORT, 1)),
  'signing in': routes.web,
}).entries())
  test(`axe finds nothing in ${kind}`, async ({ page }) => {
    await page.goto(path);
    const looks = THOROUGHLY.includes(path) ? [LIGHT_DESK, DARK_PHONE] : inTurn(i);
    expect(await problemsInLooks(page, looks)).toEqual([]);
  });

for (const [i, report] of REPORTS.filter((slug) => slug !== SAMPLE_REPORT).entries())
  test(`axe finds nothing in the charts of ${report}`, async ({ page }) => {
    await page.goto(routes.report(report));
    expect(await problemsInLooks(page, inTurn(i), '.chart-figure')).toEqual([]);
  });

const press = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first().click();
const sendAs = async (page: Page, email: string) => {
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Contact Us' }).click();
};

/**
 * `open` brings a page into a state; `shown` selects the part that axe checks, if the rest was checked above.
 */
type State = { path: string; open: (page: Page) => Promise<void>; shown: string; alone?: boolean };

const REPORT = routes.report(SAMPLE_REPORT);
const STATES: Record<string, State> = {
  'the app-download popup': {
    path: routes.home,
    open: (page) => press(page, 'link', 'GET STARTED'),
    shown: 'dialog[open]',
  },
  'the sign-up dialog': {
    path: routes.posts,
    open: (page) => press(page, 'link', 'GET STARTED'),
    shown: 'dialog[open]',
  },
  'the dialog to embed a report': {
    path: REPORT,
    open: async (page) => {
      await page.getByText('Every figure, sources, versions').click();
      await press(page, 'link', 'Embed');
    },
    shown: 'dialog[open]',
    alone: true,
  },
  'where a number comes from': {
    path: REPORT,
    open: (page) => page.getByRole('article').locator('a.evidence-figure').first().click(),
    shown: ':popover-open:has(h3, tr)',
    alone: true,
  },
  'the window moved in the page': {
    path: REPORT,
    open: async (page) => {
      await page.locator('.window-disclosure > summary').click();
      await press(page, 'button', 'Get the answer');
    },
    shown: '.window-explorer:has(.window-strip)',
    alone: true,
  },
  'what a term means': {
    path: REPORT,
    open: (page) => page.getByRole('article').locator('a.evidence-term').first().click(),
    shown: ':popover-open:has(h3, tr)',
    alone: true,
  },
  'an answer that is open': {
    path: routes.faqs,
    open: (page) => page.locator('summary').first().click(),
    shown: 'details[open]',
  },
  'the search before anything is typed': {
    path: routes.home,
    open: (page) => page.keyboard.press('/'),
    shown: '#search:popover-open',
    alone: true,
  },
  'a search with results, in the page': {
    path: REPORT,
    open: async (page) => {
      await press(page, 'button', 'Search');
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('glod');
    },
    shown: '#search:popover-open:has(li)',
    alone: true,
  },
  'a search without, in the page': {
    path: routes.glossary,
    open: async (page) => {
      await press(page, 'button', 'Search');
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('qqqqqqqq');
      await expect(page.getByText('No results found.')).toBeVisible();
    },
    shown: '#search:popover-open',
    alone: true,
  },
  'a message that is refused': {
    path: routes.contact,
    open: (page) => sendAs(page, 'nobody'),
    shown: 'form [aria-invalid=true]',
  },
};
for (const [i, [what, { path, open, shown, alone }]] of Object.entries(STATES).entries())
  test(`axe finds nothing in ${what}`, async ({ page }) => {
    await page.goto(path);
    await open(page);
    await expect(page.locator(shown).filter({ visible: true })).toBeVisible();
    expect(await problemsInLooks(page, inTurn(i), alone ? shown : undefined)).toEqual([]);
  });

for (const [where, path] of [
  ['public pages', routes.home],
  ['the feed', routes.web],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing in the open menu of ${where}, ${colorScheme}`, async ({ page, context }) => {
      if (path === routes.web) await signedIn(context, 'Asha');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(path);
      await press(page, 'button', /^Menu/);
      await expect(page.locator(':popover-open')).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });

// Functions, because every worker loads this file, and making the insights takes seconds.
const SIGNED_IN: Record<string, () => string> = {
  'the account': () => routes.account,
  'an insight': () => routes.insight(findings.insights(libraryHere())[0]?.id ?? ''),
  'an insight that is not there': () => routes.insight('no-such-insight'),
};
for (const [i, [what, path]] of Object.entries(SIGNED_IN).entries())
  test(`axe finds nothing in ${what}`, async ({ page, context }) => {
    await signedIn(context, 'Asha');
    await page.goto(path());
    expect(await problemsInLooks(page, inTurn(i))).toEqual([]);
  });

for (const path of THOROUGHLY)
  test(`nothing moves in ${path} for a reader who asked for that, not even on a change of theme`, async ({
    page,
  }) => {
    // A report's frame has no box at first, by an animation of `display` that moves nothing.
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((each) => (each instanceof CSSAnimation ? each.animationName : 'a transition'))
          .filter((name) => name !== 'no-box'),
      );
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto(path);
    expect(await moving()).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect(await moving()).toEqual([]);
  });

test.describe('on a small phone, without script', () => {
  test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

  // Lists and tables of evidence have the same components.
  const paths = [
    ...(process.env.WHOLE_MATRIX ? EVERY : [...Object.values(KINDS), ...ARTICLES]),
    ...Object.values(MISSING),
    UNAVAILABLE,
  ];
  const folderOf = (path: string) => path.split('/')[1] || 'the root';

  // One browser page for many addresses: to make one takes longer than to look at it.
  for (const folder of new Set(paths.map(folderOf)))
    test(`pages of ${folder} show their words, and nothing sticks out sideways`, async ({ page }) => {
      for (const path of paths.filter((each) => folderOf(each) === folder)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(80);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    });
});
