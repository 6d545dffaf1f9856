import { spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';
import { Stop } from './stop.mjs';

/**
 * The settings as lib/env.ts reads them, for production.
 * @param {Record<string, string | undefined>} [variables] set on top of our environment
 * @returns {import('./read-settings').Settings}
 * @throws Stop naming the setting that is wrong
 */
export function readSettings(variables = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/steps/read-settings.ts'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...variables }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Stop(stderr.trim());
  return JSON.parse(stdout);
}
