import path from 'node:path';
import { ROOT } from '../../../lib/platform/commands/root.mjs';
import { SERVER } from './server-process.mjs';

/**
 * Packages that are not bundled: compiled ones, those that start threads from their own files, and Next,
 * which the pages share.
 */
const OUTSIDE = ['next', 'nodemailer', 'pg', 'pino'];

/** The thread of analyses; see serve/analyses.ts. */
const ANALYSES = 'packages/host/serve/analysis-thread.ts';

/**
 * Bundles the server and the threads of its process, each with its imports into one file, so that a start
 * does not resolve a thousand.
 * @param {{ main: string, [thread: string]: string }} entries the file that serves the site, and its own
 * threads by name
 * @param {import('esbuild').Plugin[]} plugins as the build of pages has them
 */
export async function bundleServer(entries, plugins) {
  // Imported here and not at the top: a start that builds nothing needs none of it.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entries, analyses: ANALYSES },
    outdir: path.dirname(SERVER),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: OUTSIDE,
    plugins,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
