import { buildIfStale } from '../../scripts/steps/build';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { bin } from '@/lib/platform/commands/run.mjs';
import { SERVER_ARGS, SERVER_VARIABLES } from '@samvit/host';
import { readSettings } from '@/lib/platform/commands/settings';
import { start, stop, untilAnswers } from '@/testing/processes/child';
import { freePort } from '@/testing/processes/free-port';
import { temporaryFolder } from '@/testing/processes/temporary-folder';

export type Server = {
  origin: string;
  pid: number;
  /** Milliseconds from its start to its first answer. */
  readyAfter: number;
  stop: () => Promise<void>;
};

/** Builds the site if needed, and creates a data directory that is removed when this process exits. */
export async function prepareSite(): Promise<string> {
  await buildIfStale(readSettings());
  return temporaryFolder('bench-');
}

/**
 * Serves the site for a browser, at the origin that the build knows: from another one the frames of reports would load
 * their typefaces a second time.
 */
export async function serveForBrowser(): Promise<Server> {
  const { PORT = '3000' } = process.env;
  return { ...(await startSite(await prepareSite(), { PORT })), origin: `http://localhost:${PORT}` };
}

/** Serves the site in the same way as `npm start`. @param folder of a release; by default this repository */
export const startSite = (dataDir: string, variables: Record<string, string> = {}, folder = ROOT) =>
  serve(SERVER_ARGS, folder, { ...SERVER_VARIABLES, ...variables, DATA_DIR: dataDir });

/**
 * Serves the same build with Next's own server.
 * @param dataDir in which the site has already created its tables
 */
export const startNext = (dataDir: string, variables: Record<string, string> = {}) =>
  serve([bin('next'), 'start'], ROOT, { ...variables, DATA_DIR: dataDir });

/** Starts a server on the port in PORT, by default a free one. */
export async function serve(
  args: readonly string[],
  folder: string,
  variables: Record<string, string> = {},
): Promise<Server> {
  const port = variables.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const server = start(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: port,
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswers(server, origin);
  const readyAfter = performance.now() - begun;
  return { origin, pid: server.pid ?? 0, readyAfter, stop: () => stop(server) };
}
