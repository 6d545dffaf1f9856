import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  start as startProgram,
  stop as stopProgram,
  untilAnswers,
  type ChildProcess,
} from '../processes/child';
import { copyBuild, SERVER_ARGS, SERVER_VARIABLES } from '@samvit/host';
import { removeFolder, temporaryFolder } from '../processes/temporary-folder';

/** Tests and benches run in the root of the repository. */
const ROOT = process.cwd();

/** How much of its output is shown, in characters. */
const LAST_WORDS = 4_000;

export type SecondSite = {
  origin: string;
  /** The folder of its copy of the build. */
  folder: string;
  pid: number;
  /** Ends it as a supervisor does (SIGTERM), or with another signal. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** Added to the settings of the test run. */
  settings?: Record<string, string>;
  /** Changes the copy of the build before the start; its argument is the build's folder. */
  change?: (build: string) => void;
};

/**
 * Serves a copy of the same build on another port, with the same data directory unless the settings name
 * another.
 */
export async function secondSite(port: number, { settings, change }: Options = {}): Promise<SecondSite> {
  const folder = temporaryFolder('samvit-second-');
  for (const name of readdirSync(ROOT))
    if (name !== '.next' && name !== '.git') symlinkSync(path.join(ROOT, name), path.join(folder, name));
  copyBuild(path.join(ROOT, '.next'), path.join(folder, '.next'));
  change?.(path.join(folder, '.next'));

  const origin = `http://localhost:${port}`;
  let server: ChildProcess;
  let errorText = '';
  let isEnding = false;

  async function start(): Promise<void> {
    server = startProgram(process.execPath, SERVER_ARGS, {
      cwd: folder,
      env: {
        ...process.env,
        ...SERVER_VARIABLES,
        NODE_ENV: 'production',
        PORT: String(port),
        // Else it would send the mails of the database's other sites to its own outbox.
        ...(settings?.DATA_DIR && { DATABASE_URL: '' }),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // The output is shown only if it ends by itself: errors that a test provokes are expected.
    errorText = '';
    server.stderr?.on('data', (chunk) => (errorText = (errorText + String(chunk)).slice(-LAST_WORDS)));
    isEnding = false;
    server.once('exit', (code, signal) => {
      if (!isEnding) console.error(`The site at ${origin} ended with ${signal ?? code}. ${errorText}`);
    });
    await untilAnswers(server, `${origin}/robots.txt`);
  }

  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    isEnding = true;
    await stopProgram(server, signal);
  }

  async function stop(): Promise<void> {
    await end();
    removeFolder(folder);
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
