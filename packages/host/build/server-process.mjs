// How the process of the server is started. Plain JavaScript, for commands that run before packages are
// installed, and without import.meta, for Playwright.
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
