import { createHash } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { ignoreRestingMouse } from './resting-mouse';

type Options = {
  /** Console errors that a test provokes on purpose, such as Chromium's message for a 404. */
  expectedErrors: RegExp[];
};

/** The console message that every page logs when its content security policy blocks something. */
export const POLICY_VIOLATION = 'The content policy forbids';

/**
 * Chromium's errors for a view transition that it skips: the stylesheet of the new page came too late, or
 * the page was shown before the transition was ready. Visitors only miss the fade.
 */
const SKIPPED_FADE = /ViewTransition opt-in disabled|Transition was (aborted|skipped)/;

/**
 * React's error for a page that was left before all of it had arrived: its scripts still run, without the
 * rest of its data. A page that the server cuts off has Chromium's own error, too, which is not accepted.
 */
const LEFT_EARLY = /React error #412/;

/** An address of the network for measurements (RFC 2544). */
function addressOf(name: string): string {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(name).digest();
  return `198.${18 + (a % 2)}.${b}.${c}`;
}

/**
 * Playwright's `test`; it also fails when a page logs or throws an unexpected error, or violates its
 * content security policy. Each test is a client of its own, so that no other one counts against its limits.
 */
export const test = base.extend<Options>({
  expectedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide, { testId, repeatEachIndex }) =>
    provide({ 'X-Forwarded-For': addressOf(`${testId} ${repeatEachIndex}`), ...extraHTTPHeaders }),
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
    await ignoreRestingMouse(context);
    await provide(context);
    const allowed = [...expectedErrors, SKIPPED_FADE, LEFT_EARLY];
    expect(errors.filter((error) => !allowed.some((expected) => expected.test(error)))).toEqual([]);
  },
});

export { expect };
