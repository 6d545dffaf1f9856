import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.resolve(__dirname, '../..');

/** Of a build, what a server does not read. */
const NOT_SERVED = /^\.next\/(?:cache|dev|diagnostics|types)(?:\/|$)/;

/**
 * Serves the same build over the same data without middleware.ts: as if a fault of Next, or an operator's proxy, let every
 * request past it.
 */
export async function siteWithoutMiddleware(
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'samvit-no-middleware-'));
  for (const name of readdirSync(ROOT))
    if (name !== '.next' && name !== '.git') symlinkSync(path.join(ROOT, name), path.join(folder, name));
  cpSync(path.join(ROOT, '.next'), path.join(folder, '.next'), {
    recursive: true,
    filter: (source) => !NOT_SERVED.test(path.relative(ROOT, source)),
  });
  writeFileSync(
    path.join(folder, '.next/server/middleware-manifest.json'),
    JSON.stringify({ version: 3, middleware: {}, functions: {}, sortedMiddleware: [] }),
  );

  const server = spawn(process.execPath, ['.next/front/main.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  while (server.exitCode === null) {
    if (
      await fetch(`${origin}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { origin, stop };
    await wait(100);
  }
  await stop();
  throw new Error('The site without middleware ended before it answered.');
}
