import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { SERVER, SERVER_VARIABLES } from './server-bundle.mjs';

/** From a fresh clone to a serving site: prepares in a process of its own, then becomes the server. */
export async function startSite() {
  // Programs that prepare are to use memory as they see fit.
  const code = await run(process.execPath, ['scripts/prepare.mjs'], { MALLOC_ARENA_MAX: undefined });
  if (code !== 0) process.exit(code);
  await import('./dotenv.mjs');
  Object.assign(process.env, SERVER_VARIABLES);
  process.chdir(ROOT);
  await import(pathToFileURL(path.join(ROOT, SERVER)).href);
}
