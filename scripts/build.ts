// npm run build: builds without serving it; a site that runs in this folder is not touched. A start then
// makes a release of the build.
import { build } from './steps/build';
import { withReleaseLock } from './steps/lock.mjs';
import { readSettings } from './steps/settings';
import { command } from './steps/stop.mjs';

void command(() => withReleaseLock(() => build(readSettings())));
