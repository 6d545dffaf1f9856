import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { SERVER, SERVER_VARIABLES } from './server-options.mjs';

/** From a fresh clone to a running site: prepares in a separate process, then becomes the server. */
export async function startSite() {
  // The server's memory options do not apply to the preparing programs.
  const code = await run(process.execPath, ['scripts/prepare.mjs'], { MALLOC_ARENA_MAX: undefined });
  if (code !== 0) process.exit(code);
  await import('./dotenv.mjs');
  Object.assign(process.env, SERVER_VARIABLES);
  process.chdir(ROOT);
  await import(pathToFileURL(path.join(ROOT, SERVER)).href);
}
