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
 * The settings, after all checks of a start; warnings are printed.
 * @returns {Settings}
 * @throws Stop saying what to correct
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
