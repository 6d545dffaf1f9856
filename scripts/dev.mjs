// npm run dev: installs what is missing, brings the database up to date, then runs Next's development server.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('../lib/platform/commands/run.mjs').then(async ({ bin, run }) => {
  const code = await run(process.execPath, ['scripts/with-packages.mjs', 'prepare-dev']);
  const telemetry = { NEXT_TELEMETRY_DISABLED: '1' };
  process.exitCode = code || (await run(bin('next'), ['dev', ...process.argv.slice(2)], telemetry));
});
