/**
 * The screens that a walk through the site is taken on, with script and without: a phone with, a desk without; in
 * testing/commands/test-full.ts all four.
 */
export const DEVICES = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, hasScript: true },
  { name: 'a desk', viewport: { width: 1280, height: 900 }, hasScript: false },
].flatMap(({ name, viewport, hasScript }) =>
  (process.env.WHOLE_MATRIX ? [true, false] : [hasScript]).map((javaScriptEnabled) => ({
    on: `on ${name}, ${javaScriptEnabled ? 'with' : 'without'} script`,
    viewport,
    javaScriptEnabled,
  })),
);
