// The controls of the public pages, for the benches: what a visitor taps, and what appears then.

import type { Locator, Page } from 'playwright';

export type Control = {
  what: string;
  /** Any one of the pages on which the control stands. */
  path: string;
  find: (page: Page) => Locator;
  /** A selector of what appears. */
  shown: string;
  /** Into it, instead of a tap. */
  typed?: string;
  /** A control that is used before it. */
  after?: Control;
};

/** A phone: every control is shown there, and fingers do not point. */
export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** How long a page stands still before a person presses something; in milliseconds. */
const STILL = 500;

const REPORT = '/reports/nvidia-analysis';
const WITH_WINDOW = '/reports/gold-vs-silver';

const MENU: Control = {
  what: 'the menu',
  path: '/',
  find: (page) => page.getByRole('button', { name: /^Menu/ }),
  shown: ':popover-open',
};

const SEARCH: Control = {
  what: 'the search',
  path: '/',
  find: (page) => page.getByRole('button', { name: 'Search' }),
  shown: '#search:popover-open',
};

const GET_STARTED: Control = {
  what: 'GET STARTED',
  path: '/',
  find: (page) => page.getByRole('link', { name: 'GET STARTED' }),
  shown: 'dialog[open]',
};

const SIGN_UP: Control = { ...GET_STARTED, what: 'the sign-up', path: '/blogs' };

const NUMBER: Control = {
  what: 'a number of a report',
  path: REPORT,
  find: (page) => page.locator('article a.evidence-figure'),
  shown: ':popover-open:has(h3, tr)',
};

const FIELD: Control = {
  what: 'a field of the contact form',
  path: '/',
  find: (page) => page.locator('form[action="/api/waitlist"] [name="email"]'),
  shown: '[name="email"]:focus',
};

const ADDRESS: Control = { ...FIELD, what: 'a letter in it', typed: 'reader@example.org', after: FIELD };

/** The button of the reference page. */
export const BUTTON: Control = {
  what: 'a button',
  path: '/',
  find: (page) => page.getByRole('button'),
  shown: '[aria-pressed]',
};

const CLOSED = 'body:not(:has(dialog[open], :popover-open))';

export const CONTROLS: readonly Control[] = [
  MENU,
  {
    what: 'the theme',
    path: '/',
    find: (page) => page.locator('#menu').getByRole('button', { name: 'Switch between light and dark' }),
    shown: 'html[data-theme]',
    after: MENU,
  },
  GET_STARTED,
  {
    what: 'the close button of a dialog',
    path: '/',
    find: (page) => page.locator('dialog[open]').getByRole('button', { name: 'Close' }),
    shown: CLOSED,
    after: GET_STARTED,
  },
  SIGN_UP,
  {
    what: 'a letter in its field',
    path: SIGN_UP.path,
    find: (page) => page.locator('dialog[open] [name="email"]'),
    shown: '[name="email"]:focus',
    typed: 'r',
    after: SIGN_UP,
  },
  SEARCH,
  {
    what: 'a word in it',
    path: '/',
    find: (page) => page.getByRole('searchbox'),
    shown: '#search li',
    typed: 'gold',
    after: SEARCH,
  },
  NUMBER,
  {
    what: 'the close button of its evidence',
    path: REPORT,
    find: (page) => page.locator(':popover-open').getByRole('button', { name: 'Close' }),
    shown: CLOSED,
    after: NUMBER,
  },
  {
    what: 'a value of a chart',
    path: REPORT,
    find: (page) => page.locator('.report-chart svg.chart'),
    shown: '.chart-tip',
  },
  {
    what: 'the scale of a chart',
    path: REPORT,
    find: (page) => page.locator('.chart-switch label', { hasText: 'Linear' }),
    shown: '.chart-switch label + label :checked',
  },
  {
    what: 'the button to copy',
    path: REPORT,
    find: (page) => page.getByRole('button', { name: 'Copy the citation' }),
    shown: 'main [role="status"]:not(:empty)',
  },
  {
    what: 'the button to share',
    path: REPORT,
    find: (page) => page.getByRole('button', { name: 'Share' }),
    shown: 'main [role="status"]:not(:empty)',
  },
  {
    what: 'the form for a window',
    path: WITH_WINDOW,
    find: (page) => page.locator('form.window-form button'),
    shown: '.window-strip',
  },
  {
    what: 'a question',
    path: '/faqs',
    find: (page) => page.locator('summary'),
    shown: 'details[open]',
  },
  FIELD,
  ADDRESS,
  {
    what: 'its button to send',
    path: '/',
    find: (page) => page.locator('form[action="/api/waitlist"] [type="submit"]'),
    shown: 'form [role="status"]:not(:empty)',
    after: ADDRESS,
  },
];

/**
 * Uses a control, and waits for what appears.
 * @param page that shows the page of the control, where the control before it has been used
 */
export async function operate(page: Page, { find, shown, typed }: Control): Promise<void> {
  const control = find(page).filter({ visible: true }).first();
  // Nobody presses in the frame in which a page is still scrolled and laid out.
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(STILL);
  await (typed === undefined ? control.tap() : control.pressSequentially(typed));
  await page.locator(shown).first().waitFor();
}

/** The controls that are used before this one, in order. */
export function controlsBefore({ after }: Control): Control[] {
  return after ? [...controlsBefore(after), after] : [];
}
