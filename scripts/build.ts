// npm run build: builds without serving it; a site that runs in this folder is not touched. A start then
// makes a release of the build.
import { build } from './steps/build';
import { withReleaseLock } from '@/packages/host/commands.mjs';
import { readSettings } from '@/lib/platform/commands/settings';
import { command } from '@/lib/platform/commands/stop.mjs';

void command(() => withReleaseLock(() => build(readSettings())));
