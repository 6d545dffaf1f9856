/**
 * The version in package.json. Importing it from there would put that whole file into the browser's bundle, so it is
 * written out, and the end-to-end test compares the two.
 */
const RELEASE = '0.1.0';

/**
 * What version 11 of the SDK collects by itself, all switched off. It has no `sendDefaultPii` any more, and every one of
 * these is on when it is left out.
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

/** What the browser and the server report alike. Section 9 of the specification gives the values. */
export const sharedOptions = {
  environment: 'production',
  release: RELEASE,
  tracesSampleRate: 1,
  debug: false,
  initialScope: { tags: { component: 'frontend', framework: 'react' } },
  // Whole messages, not parts: "TypeScript error in a formula" is no noise.
  ignoreErrors: [/^Script error\.?$/, /^ResizeObserver loop/],
  dataCollection: NOTHING_PERSONAL,
};

/**
 * The SDK's integrations without the one that copies console lines into reports: the server prints sign-in codes to its
 * terminal while no mail server is set, and React prints what stood on a page when hydration fails.
 */
export function withoutConsole<Named extends { name: string }>(integrations: Named[]): Named[] {
  return integrations.filter(({ name }) => name !== 'Console');
}
