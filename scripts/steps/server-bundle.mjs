import { ROOT } from './root.mjs';
import { SERVER } from './server-options.mjs';

/**
 * Packages that are not bundled: compiled ones, those that start threads from their own files, and Next,
 * which the pages share.
 */
const OUTSIDE = ['better-sqlite3', 'next', 'nodemailer', 'pg', 'pino'];

/** Bundles the server and its imports into one file, so that a start does not resolve a thousand. */
export async function bundleServer() {
  // Imported here and not at the top: on a first start this file is loaded before packages are installed.
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
