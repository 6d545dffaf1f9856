// npm run build: builds without serving it; a site that runs in this folder is not touched. A start then
// makes a release of the build.
import './steps/dotenv.mjs';
import { build } from './steps/build.mjs';
import { withReleaseLock } from './steps/lock.mjs';
import { readSettings } from './steps/settings.mjs';
import { command } from './steps/stop.mjs';

await command(() => withReleaseLock(() => build(readSettings())));
