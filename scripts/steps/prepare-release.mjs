import { existsSync, mkdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { bakedProblem } from './ensure-release.mjs';
import { WRITTEN } from './make-release.mjs';
import { isForThisNode, readRelease } from './releases.mjs';
import { ROOT } from './root.mjs';
import { Stop } from './stop.mjs';

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
  for (const place of WRITTEN) {
    const link = linkTarget(path.join(ROOT, place));
    if (link && !existsSync(link)) mkdirSync(link, { recursive: true });
  }
}

/** @param {string} place */
function linkTarget(place) {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
