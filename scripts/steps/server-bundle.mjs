import path from 'node:path';
import { ROOT } from './root.mjs';

/** The server in front of Next as it is started, from the root of the repository. Beside what it serves, made with it. */
export const SERVER = path.join('.next', 'front', 'main.cjs');

/**
 * What Node is told to run, where it is to run the server alone; `npm start` says the same in package.json. New objects get 4 MB a space instead of 16: what a request leaves behind is swept up sooner, and
 * 40 MB less is held.
 */
export const SERVER_ARGS = ['--max-semi-space-size=4', SERVER];

/**
 * What the server needs of its cspSources; that of the allocator counts from the start of a process, and stands in package.json too. Compressing in several threads leaves each with a heap of its own that the
 * system's allocator does not give back: two such heaps instead of eight a core hold 50 MB less.
 */
export const SERVER_VARIABLES = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
};

/** Packages that are compiled, start threads from files of their own, or are Next, which the pages share. */
const OUTSIDE = ['better-sqlite3', 'next', 'nodemailer', 'pg', 'pino'];

/** Makes one file of the server and what it imports, so that a start does not look for a thousand. */
export async function bundleServer() {
  // Only here: on a first start this file is read before there are packages.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['server/main.ts'],
    outfile: SERVER,
    bundle: true,
    external: OUTSIDE,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
