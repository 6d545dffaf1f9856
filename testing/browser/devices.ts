/** The two screens that a walk through the site is taken on, with script and without. */
export const DEVICES = (
  [
    ['a phone', { width: 360, height: 740 }],
    ['a desk', { width: 1280, height: 900 }],
  ] as const
).flatMap(([name, viewport]) =>
  [true, false].map((javaScriptEnabled) => ({
    on: `on ${name}, ${javaScriptEnabled ? 'with' : 'without'} script`,
    viewport,
    javaScriptEnabled,
  })),
);
