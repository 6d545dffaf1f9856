import { spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';
import { Stop } from './stop.mjs';

/** @typedef {import('./site-settings').Settings} Settings */

/**
 * The settings as lib/platform/env.ts reads them, for production.
 * @param {Record<string, string | undefined>} [variables] set on top of our environment
 * @returns {Settings}
 * @throws Stop naming the settings that are wrong
 */
export const readSettings = (variables) => printed('steps/read-settings.ts', variables);

/**
 * The settings, once everything is looked at that a start depends on; what is no reason to stop is printed.
 * @returns {Settings}
 * @throws Stop saying what is to be mended
 */
export const readSettingsForStart = () => printed('check-start.ts');

/** @param {string} script @param {Record<string, string | undefined>} [variables] @returns {Settings} */
function printed(script, variables = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}`], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Stop(stderr.trim());
  process.stderr.write(stderr);
  return JSON.parse(stdout);
}
