// The controls of the public pages, for the benches: what a visitor taps, and what appears then.

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/**
 * @typedef {object} Control
 * @property {string} what
 * @property {string} path a page that has it
 * @property {(page: Page) => Locator} find
 * @property {string} shown a selector of what appears
 * @property {string} [typed] into it, instead of a tap
 * @property {Control} [after] a control that is used before it
 */

/** A phone: every control is shown there, and fingers do not point. */
export const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** How long a page stands still before a person presses something; in milliseconds. */
const STILL = 500;

const REPORT = '/reports/nvidia-analysis';
const WITH_WINDOW = '/reports/gold-vs-silver';

/** @type {Control} */
const MENU = {
  what: 'the menu',
  path: '/',
  find: (page) => page.getByRole('button', { name: /^Menu/ }),
  shown: ':popover-open',
};

/** @type {Control} */
const SEARCH = {
  what: 'the search',
  path: '/',
  find: (page) => page.getByRole('button', { name: 'Search' }),
  shown: '#search:popover-open',
};

/** @type {Control} */
const GET_STARTED = {
  what: 'GET STARTED',
  path: '/',
  find: (page) => page.getByRole('link', { name: 'GET STARTED' }),
  shown: 'dialog[open]',
};

/** @type {Control} */
const SIGN_UP = { ...GET_STARTED, what: 'the sign-up', path: '/blogs' };

/** @type {Control} */
const NUMBER = {
  what: 'a number of a report',
  path: REPORT,
  find: (page) => page.locator('article a.explained-figure'),
  shown: ':popover-open:has(h3, tr)',
};

/** @type {Control} */
const FIELD = {
  what: 'a field of the contact form',
  path: '/',
  find: (page) => page.locator('form[action="/api/waitlist"] [name="email"]'),
  shown: '[name="email"]:focus',
};

/** @type {Control} */
const ADDRESS = { ...FIELD, what: 'a letter in it', typed: 'reader@example.org', after: FIELD };

/**
 * The button of the reference page.
 * @type {Control}
 */
export const BUTTON = {
  what: 'a button',
  path: '/',
  find: (page) => page.getByRole('button'),
  shown: '[aria-pressed]',
};

const CLOSED = 'body:not(:has(dialog[open], :popover-open))';

/** @type {readonly Control[]} */
export const CONTROLS = [
  MENU,
  {
    what: 'the theme',
    path: '/',
    find: (page) => page.getByRole('button', { name: 'Switch between light and dark' }),
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
    shown: '.chart-values label + label :checked',
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
 * @param {Page} page that shows the page of the control, where the control before it has been used
 * @param {Control} control
 */
export async function operate(page, { find, shown, typed }) {
  const control = find(page).filter({ visible: true }).first();
  // Nobody presses in the frame in which a page is still scrolled and laid out.
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(STILL);
  await (typed === undefined ? control.tap() : control.pressSequentially(typed));
  await page.locator(shown).first().waitFor();
}

/**
 * The controls that are used before this one, in order.
 * @param {Control} control
 * @returns {Control[]}
 */
export function controlsBefore({ after }) {
  return after ? [...controlsBefore(after), after] : [];
}
