import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SITE_LOG, SITE_WARNINGS } from '@/testing/site/site-log';
import { siteOrigin } from './lib/platform/env';
import { SERVER_ARGS, SERVER_VARIABLES } from '@samvit/host';

// npm test and npm run test:e2e set the stage: a built site, a browser, settings of the tests' own, a new
// data directory.
const executablePath = process.env.CHROMIUM_PATH;
if (!executablePath) throw new Error('Run npm run test:e2e; it takes what playwright test takes.');

/** Works in containers and as root, and leaves nobody to call home. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MINUTE = 60_000;

/** What an operator relies on, with sites, servers and builds of its own: npm run test:operations. */
const OPERATIONS = /\/e2e\/operations\//;

/** Look at what all other tests had the site log. */
const LAST = /\/(?:log|warnings)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // A test waits for a page, a mail or a second site about half of its time.
  workers: 2 * Math.min(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  // Nets against hanging, the only ones: no test has a limit of its own, because a limit measures the machine.
  timeout: 10 * MINUTE,
  expect: { timeout: 2 * MINUTE },
  use: {
    baseURL: siteOrigin(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace takes the whole document at every step, thousands of elements of a report each time:
    // `npm run test:e2e -- --trace on e2e/NAME.spec.ts` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_ARGS, timeout: 5 * MINUTE },
  },
  projects: [
    { name: 'visitors', testIgnore: [OPERATIONS, LAST] },
    { name: 'last', testMatch: LAST, dependencies: ['visitors'] },
    { name: 'operations', testMatch: OPERATIONS },
  ],
  webServer: {
    command: `node ${SERVER_ARGS.join(' ')} >>"${SITE_LOG}"`,
    url: siteOrigin(),
    // As npm start does: with what the build has read of the content, for example.
    env: { ...SERVER_VARIABLES, NODE_OPTIONS: `"--redirect-warnings=${SITE_WARNINGS}"` },
    timeout: 5 * MINUTE,
    gracefulShutdown: { signal: 'SIGTERM', timeout: MINUTE },
  },
});
