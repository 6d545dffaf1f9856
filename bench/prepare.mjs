// For `node --import` before a bench: installs what is missing, so that a bench is one command in a fresh
// clone, loads what reads TypeScript, and cleans up after a signal.
import { ensurePackages } from '../scripts/steps/packages.mjs';
import { ROOT } from '../lib/platform/commands/root.mjs';
import { command } from '../lib/platform/commands/stop.mjs';
import { settingNames } from '../scripts/steps/test-environment.mjs';

// npm starts the scripts of a workspace in its folder.
process.chdir(ROOT);

// An operator's own settings change no result. PORT stays: the address of links depends on it, and so the
// build that can be used.
for (const name of settingNames()) if (name !== 'PORT') process.env[name] = '';

await command(async () => {
  await ensurePackages();
  await import('tsx');
});
if (process.exitCode) process.exit();

// By default a signal ends Node without the listeners of `exit`, which end programs and remove folders.
// A running build has a listener of its own, which waits until the build has ended.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(130);
  });
