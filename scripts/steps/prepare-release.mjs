import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { bakedProblem } from './ensure-release.mjs';
import { WRITTEN } from './make-release.mjs';
import { isForThisNode, readRelease } from './releases.mjs';
import { ROOT } from './root.mjs';
import { asStop, Stop } from './stop.mjs';

/**
 * Before this release is served: its pages must contain the settings it is started with, and in an image the
 * folders it writes to are on the volume.
 * @param {import('./read-settings').Settings} settings
 * @throws Stop naming the setting
 */
export async function prepareRelease(settings) {
  const release = readRelease(ROOT);
  if (!release) throw new Stop(`The release in ${ROOT} is not whole: make it again.`);
  if (!isForThisNode(release))
    throw new Stop(
      `The release in ${ROOT} was made with another version of Node than ${process.versions.node}: run npm run upgrade, or start it with that version.`,
    );
  const problem = bakedProblem(release, settings);
  if (problem) throw new Stop(problem);
  const links = WRITTEN.flatMap((place) => linkTarget(path.join(ROOT, place)) ?? []);
  const [written] = links;
  try {
    for (const link of links) mkdirSync(link, { recursive: true });
    if (written) removeOldPages(path.join(settings.dataDir, 'pages'), written);
  } catch (error) {
    // Pages that cannot be written are rendered again after the next start.
    console.error(/** @type {Error} */ (asStop(error)).message);
  }
}

/**
 * Deletes what the images before this and the two before it rendered.
 * @param {string} folder with the pages of every image @param {string} written a folder of this image in it
 */
function removeOldPages(folder, written) {
  const [own] = path.relative(folder, written).split(path.sep);
  const changed = (/** @type {string} */ name) => statSync(path.join(folder, name)).mtimeMs;
  const others = readdirSync(folder).filter((name) => name !== own);
  others.sort((a, b) => changed(b) - changed(a));
  for (const name of others.slice(2)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** @param {string} place */
function linkTarget(place) {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
