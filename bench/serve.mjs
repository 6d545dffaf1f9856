import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from '../scripts/steps/build.mjs';
import { ROOT } from '../scripts/steps/root.mjs';
import { readSettings } from '../scripts/steps/settings.mjs';

/** Builds the site where needed and serves it, with a data directory of its own. */
export async function serveSite() {
  await buildIfStale(readSettings());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const site = await serve(['--import', 'tsx', 'server/main.ts'], ROOT, 3211, { DATA_DIR: dataDir });
  return {
    origin: site.origin,
    stop() {
      site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a server and waits until it answers.
 * @param {string[]} args for Node
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} [variables]
 */
export async function serve(args, folder, port, variables = {}) {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  while (server.exitCode === null) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return { origin, stop: () => void server.kill() };
    await wait(100);
  }
  throw new Error(`The server on port ${port} ended before it answered.`);
}
