// Everything before the site is served: packages, checks, data directory, build, each only if needed. `npm
// start` runs it as a separate process, so that its memory, and the bundler's service process, are released
// before the site runs.
import './steps/dotenv.mjs';
import { buildIfStale } from './steps/build.mjs';
import { makeDataDir } from './steps/data-dir.mjs';
import { ensureDatabaseDriver } from './steps/database-driver.mjs';
import { installPackages } from './steps/packages.mjs';
import { readSettingsForStart } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';

await command(async () => {
  await installPackages();
  await ensureDatabaseDriver();
  const settings = readSettingsForStart();
  makeDataDir(settings.dataDir);
  await buildIfStale(settings);
});
