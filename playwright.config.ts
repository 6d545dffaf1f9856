import { defineConfig } from '@playwright/test';
import { siteOrigin } from './lib/env';

// npm test and npm run test:e2e set the stage: a built site, a browser, settings of the tests' own, a new data directory.
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

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: siteOrigin(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_ARGS },
  },
  webServer: {
    command: 'node .next/front/main.cjs',
    url: siteOrigin(),
    env: { NODE_ENV: 'production' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
