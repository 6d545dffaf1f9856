// The part of host.config.ts for what cannot import TypeScript on Node 20: next.config.mjs, and commands that
// run before packages are installed.

/**
 * Frames, charts, feeds, data files and those of answers are public and without script, so other sites may show them. A
 * regular expression for paths, without the slash at the start, as next.config.mjs needs it.
 */
export const FOR_OTHER_SITES =
  'embed/|charts/|feeds/|data/.+\\.|reports/[^/]+/figures\\.|analysis/.+\\.json|analysis/.+\\.csv';

/** @type {import('./packages/host/headers.mjs').HeaderRules} */
export const headers = {
  forOtherSites: new RegExp(`^/(?:${FOR_OTHER_SITES})`),
  frames: /^\/embed\//,
  withWords: /^(?:\/[a-z]{2})?\/analysis\/ask$/,
  secret: /^\/(?:shared|address-change)\//i,
};

/** Whether the process runs, and whether everything that it needs works. */
export const monitoring = { alive: '/api/health', ready: '/api/ready' };
