// node scripts/with-packages.mjs NAME [ARGUMENT...]: runs scripts/NAME.ts, in a fresh clone too: checks Node
// and installs what is missing before. Modules that an old Node cannot parse are imported after the version
// check.
import { checkNode } from './steps/node-version.mjs';

checkNode();
const [name] = process.argv.splice(2, 1);
Promise.all([import('./steps/packages.mjs'), import('../lib/platform/commands/stop.mjs')]).then(
  ([{ ensurePackages }, { command }]) =>
    command(async () => {
      await ensurePackages({ tests: name === 'test' });
      await import('tsx');
      await import(`./${name}.ts`);
    }),
);
