import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/** The site's settings in a mode, and what ends it. */
type Mode = { settings: Record<string, string>; stop: () => Promise<void> };

/** Starts what the site needs in a mode of the end-to-end tests. */
export async function startMode(
  name: string | undefined,
  environment: Record<string, string>,
): Promise<Mode> {
  if (!name) return { settings: {}, stop: async () => {} };
  // It ends with its input, so also when this process is killed.
  const child = spawn(process.execPath, ['--import', 'tsx', 'testing/site/mode.ts', name], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const line = once(createInterface({ input: child.stdout }), 'line');
  const [settings] = (await Promise.race([line, ended])) as unknown[];
  if (child.exitCode !== null) throw new Stop(`The mode "${name}" of the tests did not start.`);
  return {
    settings: JSON.parse(String(settings)) as Record<string, string>,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
