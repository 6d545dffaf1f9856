// Everything before the site is served, each step only if needed: the checks of a start, the data directory, and
// the release. `npm start` runs it as a separate process, so that its memory, and the bundler's service process, are
// released before the site runs.
import '@/lib/platform/commands/dotenv.mjs';
import { mkdirSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { bakedProblem } from '@/lib/platform/baked-settings';
import { escapeControls } from '@/lib/platform/controls.mjs';
import { examineForStart } from './checks';
import { findingLine } from './checks/check';
import { buildIfStale } from './steps/build';
import { makeDataDir } from './steps/data-dir';
import { fingerprint, WRITTEN, newRelease, releaseOf } from '@/packages/host/builds';
import {
  tellSites,
  withReleaseLock,
  currentRelease,
  isForThisNode,
  readRelease,
  removeOldReleases,
  switchTo,
} from '@/packages/host/commands.mjs';
import { IS_RELEASE, ROOT } from '@/lib/platform/commands/root.mjs';
import { readSettings, type Settings } from '@/lib/platform/commands/settings';
import { asStop, command, Stop } from '@/lib/platform/commands/stop.mjs';

void command(async () => {
  const { refusal, notes } = await examineForStart();
  for (const note of notes) console.error(escapeControls(findingLine(note)));
  if (refusal) throw new Stop(refusal);
  const settings = readSettings();
  makeDataDir(settings.dataDir);
  await (IS_RELEASE ? prepareRelease(settings) : ensureRelease(settings));
  // A check that waits for another machine may still run; it is not waited for.
}).finally(() => process.exit());

/**
 * Makes the sources and settings as they are now the current release, and builds it unless there is one of
 * them. After a rollback, or an upgrade that failed, the current release stays.
 */
async function ensureRelease(settings: Settings): Promise<void> {
  const wantedFingerprint = fingerprint(settings.baked);
  const isCurrent = () => currentRelease()?.fingerprint === wantedFingerprint;
  if (isCurrent()) return;
  const makeCurrent = async () => {
    if (isCurrent()) return;
    const same = releaseOf(wantedFingerprint);
    const current = currentRelease();
    if (same?.isSetAside && current && bakedProblem(current.baked, settings.baked) === undefined)
      return console.log(
        `Serving release ${current.id}: these sources (${same.id}) were rolled back. npm run upgrade tries them again.`,
      );
    if (!same) await buildIfStale(settings, {}, { compressesLater: true });
    switchTo(same ?? newRelease(settings, wantedFingerprint));
    removeOldReleases((await tellSites('status')).map(({ release }) => release));
  };
  await withReleaseLock(makeCurrent, { waits: true });
}

/**
 * Before this release is served: its pages must contain the settings it is started with, of which the server
 * is as sure after a reload, and in an image the folders it writes to are on the volume.
 * @throws Stop naming the setting
 */
function prepareRelease(settings: Settings): void {
  const release = readRelease(ROOT);
  if (!release) throw new Stop(`The release in ${ROOT} is not whole: make it again.`);
  if (!isForThisNode(release))
    throw new Stop(
      `The release in ${ROOT} was made with another version of Node than ${process.versions.node}: run ` +
        'npm run upgrade, or start it with that version.',
    );
  const problem = bakedProblem(release.baked, settings.baked);
  if (problem) throw new Stop(problem);
  const links = WRITTEN.flatMap((place) => linkTarget(path.join(ROOT, place)) ?? []);
  const [written] = links;
  try {
    for (const link of links) mkdirSync(link, { recursive: true });
    if (written) removeOldPages(path.join(settings.dataDir, 'pages'), written);
  } catch (error) {
    // Pages that cannot be written are rendered again after the next start.
    console.error((asStop(error) as Error).message);
  }
}

/**
 * Deletes what the images before this and the two before it rendered.
 * @param folder with the pages of every image
 * @param written a folder of this image in it
 */
function removeOldPages(folder: string, written: string): void {
  const [own] = path.relative(folder, written).split(path.sep);
  const changed = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const otherNames = readdirSync(folder).filter((name) => name !== own);
  otherNames.sort((a, b) => changed(b) - changed(a));
  for (const name of otherNames.slice(2)) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function linkTarget(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}
