import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';
import { Stop } from './stop.mjs';

/**
 * Starts what the site needs in a mode of the end-to-end tests.
 * @param {string | undefined} name
 * @param {Record<string, string>} environment
 * @returns {Promise<{ settings: Record<string, string>, stop: () => Promise<void> }>} the site's settings in it
 */
export async function startMode(name, environment) {
  if (!name) return { settings: {}, stop: async () => {} };
  // It ends with its input, so also when this process is killed.
  const child = spawn(process.execPath, ['--import', 'tsx', 'testing/site/mode.ts', name], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  if (child.exitCode !== null) throw new Stop(`The mode "${name}" of the tests did not start.`);
  return {
    settings: JSON.parse(line),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
