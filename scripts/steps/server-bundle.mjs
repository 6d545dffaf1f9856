import path from 'node:path';

/**
 * The bundled server in front of Next, started from the root of the repository. It is in Next's build
 * folder, since both are built together.
 */
export const SERVER = path.join('.next', 'front', 'main.cjs');

/**
 * Node's options for the server. A semi-space of 4 MB instead of 16 for new objects: garbage is collected
 * sooner, and the process needs 40 MB less.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=4'];

/** Node's arguments for the server alone. */
export const SERVER_ARGS = [...SERVER_OPTIONS, SERVER];

/** What the build has read of `content/`; see lib/content/content-source.ts. */
export const BUILT_CONTENT = path.join('.next', 'content');

/**
 * Environment variables of the server process. Parallel compression gives each thread an allocator arena
 * whose memory the system's allocator does not return: two arenas instead of eight per core save 50 MB. From Node 22 on
 * compiled scripts are stored on disk: each start but the first needs 0.3 s of processor time less.
 */
export const SERVER_VARIABLES = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: path.join('.next', 'compile-cache'),
  BUILT_CONTENT,
};

/**
 * Packages that are not bundled: compiled ones, those that start threads from their own files, and Next,
 * which the pages share.
 */
const OUTSIDE = ['next', 'nodemailer', 'pg', 'pino'];

/** What is bundled beside the server, by name: programs of its threads. */
const THREADS = {
  analyses: 'packages/host/serve/analysis-thread.ts',
  daily: 'lib/services/series/daily-thread.ts',
};

/** Bundles the server and its threads, each with its imports into one file, so that a start does not resolve a thousand. */
export async function bundleServer() {
  // Imported here and not at the top: on a first start this file is loaded before packages are installed.
  const { build } = await import('esbuild');
  // Here too, because Playwright, which loads this file for the names above, cannot load a module with import.meta.
  const { ROOT } = await import('./root.mjs');
  const { BUNDLED, bundlePageScript } = await import('./page-script.mjs');
  /** @type {import('esbuild').Plugin} as the build of pages does; the content policy has the script's hash */
  const withPageScript = {
    name: 'page-script',
    setup: ({ onLoad }) =>
      onLoad({ filter: /bundled\.ts$/ }, async ({ path: file }) =>
        file === path.join(ROOT, BUNDLED) ? { contents: (await bundlePageScript()).module } : undefined,
      ),
  };
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'server.ts', ...THREADS },
    outdir: path.dirname(SERVER),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    external: OUTSIDE,
    plugins: [withPageScript],
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
  });
}
