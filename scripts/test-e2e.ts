// npm run test:e2e -- [--mode NAME] [Playwright's arguments]: only the end-to-end tests, against a build that
// is up to date. Modes are in testing/site/mode.ts; without one the site has its own provider and SQLite.
import { buildIfStale } from './steps/build';
import { ensureChromium } from './steps/chromium';
import { startMode } from './steps/mode';
import { bin, run } from '@/lib/platform/commands/run.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import { command } from '@/lib/platform/commands/stop.mjs';
import { emptyTestData, testEnvironment } from './steps/test-environment.mjs';

void command(async () => {
  const args = process.argv.slice(2);
  const [, mode] = args[0] === '--mode' ? args.splice(0, 2) : [];
  const environment = { ...testEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  emptyTestData();
  const { settings, stop } = await startMode(mode, environment);
  const variables = { ...environment, ...settings };
  try {
    await buildIfStale(readSettings(variables), variables);
    process.exitCode = await run(bin('playwright'), ['test', ...args], variables);
  } finally {
    await stop();
  }
});
