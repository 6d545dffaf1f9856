import { currentRelease } from './releases.mjs';
import { IS_RELEASE, ROOT } from './root.mjs';
import { run } from './run.mjs';
import { serveRelease } from './serve-release.mjs';

/** From a fresh clone to a running site: prepares in a separate process, then serves. */
export async function startSite() {
  const code = await run(process.execPath, ['scripts/prepare.mjs']);
  if (code !== 0) process.exit(code);
  const folder = IS_RELEASE ? ROOT : currentRelease()?.folder;
  if (folder) await serveRelease(folder);
}
