import { expect, test as base } from '@playwright/test';

type Options = {
  /** Console errors that a test provokes on purpose, such as the browser's own line on a 404. */
  expectedErrors: RegExp[];
};

/** What a page logs, wherever it is, when its content policy keeps something from happening. */
export const POLICY_VIOLATION = 'The content policy forbids';

/**
 * Chromium's words for a fade between two pages that it leaves out, because the second page was shown before its style sheet
 * had come: nobody sees more than a page without a fade, but Chromium reports it as an error of the page.
 */
const SKIPPED_FADE = /ViewTransition opt-in disabled/;

/**
 * Playwright's `test`, which also fails when a page logs an error or throws one that nobody expected, or does what its
 * content policy forbids.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, provide) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.page()?.url()}: ${message.text()}`);
    });
    context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
    await context.addInitScript((words) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.error(words, effectiveDirective, blockedURI, sample),
      );
    }, POLICY_VIOLATION);
    await provide(context);
    const allowed = [...expectedErrors, SKIPPED_FADE];
    expect(errors.filter((error) => !allowed.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };
