// npm run dev: installs what is missing, brings the database up to date, then runs Next's development server.
import { checkNode } from './steps/node-version.mjs';

checkNode();
import('../lib/platform/commands/run.mjs').then(async ({ run }) => {
  const code = await run(process.execPath, ['scripts/with-packages.mjs', 'prepare-dev']);
  const settings = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' };
  const server = ['--import', './scripts/steps/command.mjs', 'scripts/dev-server.ts'];
  process.exitCode = code || (await run(process.execPath, server, settings));
});
