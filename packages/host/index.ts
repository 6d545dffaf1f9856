// The door of the package: nothing outside imports what is behind it. Others stand beside it for who can open
// no TypeScript (headers.mjs, commands.mjs) and for commands that need no server (builds.ts).
import type { Site } from './site';

export type { Paths, QueueRule, Site } from './site';
export { makeResponses } from './build/make-responses';
export type { Languages } from './build/next-manifests';
export { compressResponses } from './build/write-responses';
export { SERVER_ARGS, SERVER_VARIABLES } from './build/server-process.mjs';
export { copyBuild } from './release/copy-build';
export { clientAddress } from './serve/client-address';
export { manifestOf, RESPONSES, type BuiltResponse, type Written } from './serve/manifest';
export { existingPages, MOST_LOOKUPS } from './serve/missing-pages';
export { rulesOf } from './serve/rules';
export { transform } from './serve/transform';

/**
 * Serves a site, in this process, until it is told to stop. Runs from the root of the repository, after a
 * build.
 */
export async function serve(site: Site): Promise<void> {
  // Who needs something else of this door starts no server.
  const server = await import('./serve/serve');
  server.serve(site);
}

/**
 * Serves a site while somebody works on it: without a build, and with nothing of the server in front but
 * pages for forms.
 */
export async function develop(address: { port: number; hostname?: string | undefined }): Promise<void> {
  const server = await import('./serve/develop');
  return server.develop(address);
}
