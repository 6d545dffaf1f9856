// npm run test:e2e -- [Playwright's arguments]: only the end-to-end tests, against a build that is up to
// date.
import { buildIfStale } from './steps/build.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { bin, run } from './steps/run.mjs';
import { readSettings } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';
import { emptyTestData, testEnvironment } from './steps/test-environment.mjs';

await command(async () => {
  const environment = { ...testEnvironment(), CHROMIUM_PATH: await ensureChromium() };
  await buildIfStale(readSettings(environment), environment);
  emptyTestData();
  process.exitCode = await run(bin('playwright'), ['test', ...process.argv.slice(2)], environment);
});
