import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = path.resolve(__dirname, '../..');

/** Of a build, what a server does not read. */
const NOT_SERVED = /^\.next\/(?:cache|dev|diagnostics|types)(?:\/|$)/;

export type SecondSite = {
  origin: string;
  /** Where its copy of the build is. */
  folder: string;
  pid: number;
  /** Ends it as a supervisor does, or by another signal. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
  /** Serves the same copy again. */
  start: () => Promise<void>;
  /** Ends it and removes its copy. */
  stop: () => Promise<void>;
};

type Options = {
  /** On top of those the tests run under. */
  settings?: Record<string, string>;
  /** Alters its copy of the build before it starts; takes the folder the build is in. */
  change?: (build: string) => void;
};

/** Serves a copy of the same build on another port, and over the same data unless the settings say where. */
export async function secondSite(port: number, { settings, change }: Options = {}): Promise<SecondSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'samvit-second-'));
  for (const name of readdirSync(ROOT))
    if (name !== '.next' && name !== '.git') symlinkSync(path.join(ROOT, name), path.join(folder, name));
  cpSync(path.join(ROOT, '.next'), path.join(folder, '.next'), {
    recursive: true,
    filter: (source) => !NOT_SERVED.test(path.relative(ROOT, source)),
  });
  change?.(path.join(folder, '.next'));

  const origin = `http://localhost:${port}`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(process.execPath, ['.next/front/main.cjs'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // What it says of faults that a test brings about is no news; why it does not start is.
    let said = '';
    server.stderr?.on('data', (chunk) => (said += String(chunk)));
    while (server.exitCode === null) {
      const answers = await fetch(`${origin}/robots.txt`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answers) return;
      await wait(100);
    }
    await stop();
    throw new Error(`The second site ended before it answered. ${said}`);
  }

  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const isRunning = server.exitCode === null && server.signalCode === null;
    if (isRunning && server.kill(signal)) await once(server, 'exit');
  }

  async function stop(): Promise<void> {
    await end();
    rmSync(folder, { recursive: true, force: true });
  }

  await start();
  return {
    origin,
    folder,
    get pid() {
      return server.pid ?? 0;
    },
    end,
    start,
    stop,
  };
}
