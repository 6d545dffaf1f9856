// What comes before the site is served: packages, checks, data directory, build, each where needed. `npm start` runs it as a
// process of its own, so that what it takes of memory, and the service of the bundler, are gone when the site runs.
import './steps/dotenv.mjs';
import { buildIfStale } from './steps/build.mjs';
import { makeDataDir } from './steps/data-dir.mjs';
import { installPackages } from './steps/packages.mjs';
import { readSettingsForStart } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';

await command(async () => {
  await installPackages();
  const settings = readSettingsForStart();
  makeDataDir(settings.dataDir);
  await buildIfStale(settings);
});
