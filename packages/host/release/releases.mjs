import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { RELEASE_FILE, RELEASES } from '../../../lib/platform/commands/root.mjs';

/** The symbolic link to the release that a start serves. */
const CURRENT = path.join(RELEASES, 'current');

/** In a release that failed after an upgrade or was rolled back: a start does not switch to it. */
const SET_ASIDE = 'set-aside';

const KEPT = 3;

/** A build's files with a hash in their name, as browsers request them. */
export const STATIC = path.join('.next', 'static');

/**
 * @typedef {object} Description the contents of release.json
 * @property {string} version
 * @property {string} fingerprint of the sources and settings it was built from
 * @property {Record<string, string | undefined>} baked settings that its pages contain
 * @property {string} abi the version of Node's interface for compiled packages that it was made with
 * @property {string[]} statics files of this build below .next/static
 */

/** @typedef {Description & { id: string, folder: string, isSetAside: boolean }} Release */

/**
 * All whole releases, newest first.
 * @returns {Release[]}
 */
export function releases() {
  return releaseFolders().flatMap((folder) => readRelease(folder) ?? []);
}

/** Whole ones and parts, newest first: a name begins with the time. */
function releaseFolders() {
  const names = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  return names
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse()
    .map((name) => path.join(RELEASES, name));
}

/** @param {string} folder @returns {Release | undefined} undefined when it is no release, or not whole */
export function readRelease(folder) {
  try {
    /** @type {Description} */
    const description = JSON.parse(readFileSync(path.join(folder, RELEASE_FILE), 'utf8'));
    if (!existsSync(path.join(folder, '.next', 'BUILD_ID'))) return undefined;
    const isSetAside = existsSync(path.join(folder, SET_ASIDE));
    return { ...description, id: path.basename(folder), folder, isSetAside };
  } catch {
    return undefined;
  }
}

/**
 * The release that a start serves; undefined if there is none, its folder was deleted, or it was made for
 * another Node.
 */
export function currentRelease() {
  try {
    const release = readRelease(path.resolve(RELEASES, readlinkSync(CURRENT)));
    return release && isForThisNode(release) ? release : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Release} release */
export const isForThisNode = ({ abi }) => abi === process.versions.modules;

/**
 * The release to go back to: the newest one before this that was not set aside itself.
 * @param {Release} release
 */
export function releaseBefore(release) {
  return releases().find((one) => one.id < release.id && !one.isSetAside && isForThisNode(one));
}

/**
 * Makes a release the one that a start serves. It gets the hashed files of the others, so that pages that
 * browsers loaded from them find their scripts, styles and fonts.
 * @param {Release} release
 */
export function switchTo(release) {
  for (const other of releases())
    for (const file of other.statics) {
      const source = path.join(other.folder, STATIC, file);
      const target = path.join(release.folder, STATIC, file);
      if (existsSync(source) && !existsSync(target)) linkOrCopy(source, target);
    }
  const link = `${CURRENT}.${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(release.id, link);
  renameSync(link, CURRENT);
}

/**
 * A hard link where the file system has them, which needs no space; else a copy.
 * @param {string} from @param {string} to
 */
export function linkOrCopy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(code)) throw error;
    copyFileSync(from, to);
  }
}

/** @param {Release} release */
export function setAside(release) {
  writeFileSync(path.join(release.folder, SET_ASIDE), '');
}

/** @param {Release} release */
export function readmit(release) {
  rmSync(path.join(release.folder, SET_ASIDE), { force: true });
}

/**
 * Deletes what killed processes left, and all releases but the newest three, the newest one that was set aside,
 * the current one, and those that run. Call it with the lock.
 * @param {string[]} running ids
 */
export function removeOldReleases(running) {
  const allReleases = releases();
  const good = allReleases.filter(({ isSetAside }) => !isSetAside).slice(0, KEPT);
  const needed = [...good, allReleases.find(({ isSetAside }) => isSetAside), currentRelease()];
  const ids = [...running, ...needed.map((release) => release?.id)];
  for (const folder of releaseFolders()) {
    if (ids.includes(path.basename(folder))) continue;
    // Without it the folder is no release any more, should this process be killed meanwhile.
    rmSync(path.join(folder, RELEASE_FILE), { force: true });
    rmSync(folder, { recursive: true, force: true });
  }
}
