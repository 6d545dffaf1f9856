// Everything before the site is served: packages, checks, data directory, release, each only if needed. `npm
// start` runs it as a separate process, so that its memory, and the bundler's service process, are released
// before the site runs.
import './steps/dotenv.mjs';
import { makeDataDir } from './steps/data-dir.mjs';
import { ensureDatabaseDriver } from './steps/database-driver.mjs';
import { ensureRelease } from './steps/ensure-release.mjs';
import { installPackages } from './steps/packages.mjs';
import { prepareRelease } from './steps/prepare-release.mjs';
import { IS_RELEASE } from './steps/root.mjs';
import { readSettingsForStart } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';

await command(async () => {
  if (!IS_RELEASE) {
    await installPackages();
    await ensureDatabaseDriver();
  }
  const settings = readSettingsForStart();
  makeDataDir(settings.dataDir);
  await (IS_RELEASE ? prepareRelease(settings) : ensureRelease(settings));
});
