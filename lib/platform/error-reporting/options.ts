/**
 * The version in package.json. Importing it from there would put that whole file into the browser's bundle,
 * so it is copied here, and the end-to-end test compares the two.
 */
export const RELEASE = '0.1.0';

/**
 * What version 11 of the SDK collects by default, all disabled. It no longer has `sendDefaultPii`, and
 * every option that is left out is on.
 */
const NOTHING_PERSONAL = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
};

/** Options that the browser and the server share. docs/specification.md gives the values. */
export const sharedOptions = {
  environment: 'production',
  release: RELEASE,
  tracesSampleRate: 1,
  debug: false,
  initialScope: { tags: { component: 'frontend', framework: 'react' } },
  // Patterns match whole messages, not parts: "TypeScript error in a formula" is a real error.
  ignoreErrors: [/^Script error\.?$/, /^ResizeObserver loop/],
  dataCollection: NOTHING_PERSONAL,
};

/**
 * The SDK's integrations without the one that copies console lines into reports: without a mail server the
 * server prints sign-in codes to its terminal, and React prints text of the page when hydration fails.
 */
export function withoutConsole<Named extends { name: string }>(integrations: Named[]): Named[] {
  return integrations.filter(({ name }) => name !== 'Console');
}
