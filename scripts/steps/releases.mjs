import {
  cpSync,
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
import { HOME, RELEASE_FILE, RELEASES_NAME } from './root.mjs';

/** Where the releases are; see docs/decisions/0049. */
export const RELEASES = path.join(HOME, RELEASES_NAME);

/** The symbolic link to the release that a start serves. */
const CURRENT = 'current';

/** In a release that failed after an upgrade or was rolled back: a start does not switch to it. */
const SET_ASIDE = 'set-aside';

/** Its name begins with this until it is whole. */
const DRAFT = '.draft-';

const KEPT = 3;

/** A build's files with a hash in their name, as browsers request them. */
const STATIC = path.join('.next', 'static');

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
  const names = existsSync(RELEASES) ? readdirSync(RELEASES) : [];
  return names
    .filter((name) => /^\d/.test(name))
    .sort()
    .reverse()
    .flatMap((id) => readRelease(path.join(RELEASES, id)) ?? []);
}

/** @param {string} folder @returns {Release | undefined} undefined when it is no release, or not whole */
export function readRelease(folder) {
  try {
    const described = JSON.parse(readFileSync(path.join(folder, RELEASE_FILE), 'utf8'));
    if (!existsSync(path.join(folder, '.next', 'BUILD_ID'))) return undefined;
    return {
      ...described,
      id: path.basename(folder),
      folder,
      isSetAside: existsSync(path.join(folder, SET_ASIDE)),
    };
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
    const release = readRelease(path.resolve(RELEASES, readlinkSync(path.join(RELEASES, CURRENT))));
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
    for (const file of other.statics)
      linkIfMissing(path.join(other.folder, STATIC, file), path.join(release.folder, STATIC, file));
  const draft = path.join(RELEASES, `${CURRENT}.${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(release.id, draft);
  renameSync(draft, path.join(RELEASES, CURRENT));
}

/** @param {string} from @param {string} to */
function linkIfMissing(from, to) {
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  linkOrCopy(from, to);
}

/**
 * A hard link where the file system has them, which needs no space; else a copy.
 * @param {string} from @param {string} to
 */
export function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(code)) throw error;
    cpSync(from, to);
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

/** Where a release is made; {@link publish} gives it its name. */
export function newDraft() {
  removeDrafts();
  return path.join(RELEASES, `${DRAFT}${process.pid}`);
}

/**
 * Gives a whole draft its name, by which releases are sorted.
 * @param {string} draft @param {Date} now
 * @returns {Release}
 */
export function publish(draft, now) {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const { fingerprint } = JSON.parse(readFileSync(path.join(draft, RELEASE_FILE), 'utf8'));
  const folder = path.join(RELEASES, `${stamp}-${fingerprint.slice(0, 8)}`);
  renameSync(draft, folder);
  const release = readRelease(folder);
  if (!release) throw new Error(`The release in ${folder} is not whole.`);
  return release;
}

/** What killed processes left; call it with the lock. */
function removeDrafts() {
  for (const name of existsSync(RELEASES) ? readdirSync(RELEASES) : []) {
    const isPart = /^\d/.test(name) && !existsSync(path.join(RELEASES, name, RELEASE_FILE));
    if (isPart || name.startsWith(DRAFT)) rmSync(path.join(RELEASES, name), { recursive: true, force: true });
  }
}

/**
 * Deletes all releases but the newest three, the newest one that was set aside, the current one, and those
 * that run.
 * @param {string[]} running ids
 */
export function removeOldReleases(running) {
  const all = releases();
  const good = all.filter(({ isSetAside }) => !isSetAside).slice(0, KEPT);
  const needed = [...good, all.find(({ isSetAside }) => isSetAside), currentRelease()].map(
    (release) => release?.id,
  );
  for (const { id, folder } of all) {
    if (needed.includes(id) || running.includes(id)) continue;
    // Without it the folder is no release any more, should this process be killed meanwhile.
    rmSync(path.join(folder, RELEASE_FILE));
    rmSync(folder, { recursive: true, force: true });
  }
}
