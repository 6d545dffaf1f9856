import './dotenv.mjs';
import { buildIfStale } from './build.mjs';
import { checkDataDir } from './data-dir.mjs';
import { installPackages } from './packages.mjs';
import { checkPort } from './port.mjs';
import { run } from './run.mjs';
import { SERVER_ARGS, SERVER_VARIABLES } from './server-bundle.mjs';
import { readSettings } from './settings.mjs';
import { command } from './stop.mjs';

/** From a fresh clone to a serving site. What can go wrong at once is checked before the long build. */
export function startSite() {
  return command(async () => {
    await installPackages();
    const settings = readSettings();
    checkDataDir(settings.dataDir);
    await checkPort(settings.port, settings.host);
    await buildIfStale(settings);
    process.exitCode = await run(process.execPath, SERVER_ARGS, SERVER_VARIABLES);
  });
}
