import { build } from './build.mjs';
import { fingerprint, isBuilt } from './fingerprint.mjs';
import { runningSites } from './instances.mjs';
import { withReleaseLock } from './lock.mjs';
import { makeRelease } from './make-release.mjs';
import {
  currentRelease,
  isForThisNode,
  newDraft,
  publish,
  releases,
  removeOldReleases,
  switchTo,
} from './releases.mjs';

/** @typedef {import('./read-settings').Settings} Settings */

/**
 * Makes the sources and settings as they are now the current release, and builds it unless there is one of
 * them. After a rollback, or an upgrade that failed, the current release stays.
 * @param {Settings} settings
 */
export async function ensureRelease(settings) {
  const wanted = fingerprint(settings.baked);
  const isCurrent = () => currentRelease()?.fingerprint === wanted;
  if (isCurrent()) return;
  const rest = async () => {
    if (isCurrent()) return;
    const same = releaseOf(wanted);
    const current = currentRelease();
    if (same?.isSetAside && current && bakedProblem(current, settings) === undefined)
      return console.log(
        `Serving release ${current.id}: these sources (${same.id}) were rolled back. npm run upgrade tries them again.`,
      );
    switchTo(same ?? (await newRelease(settings, wanted)));
    removeOldReleases((await runningSites()).map(({ release }) => release));
  };
  await withReleaseLock(rest, { waits: true });
}

/**
 * The release of these sources and settings, if there is one that this Node can run.
 * @param {string} wanted their fingerprint
 */
export const releaseOf = (wanted) =>
  releases().find((release) => release.fingerprint === wanted && isForThisNode(release));

/**
 * Builds, unless there is a build of these sources, and makes a release of it; call it with the lock.
 * @param {Settings} settings
 * @param {string} wanted their fingerprint
 */
export async function newRelease(settings, wanted) {
  if (!isBuilt(wanted)) {
    console.log('Building the site; this takes a minute.');
    await build(settings);
  }
  const draft = newDraft();
  makeRelease(draft, { ...settings, fingerprint: wanted });
  return publish(draft, new Date());
}

/** The settings that pages contain, by their name in release.json. */
const NAMES = { origin: 'SITE_URL', provider: 'PROVIDER_API_URL', sentry: 'NEXT_PUBLIC_SENTRY_DSN' };

/**
 * Whether a release can be started with these settings.
 * @param {{ baked: Settings['baked'] }} release
 * @param {Settings} settings
 * @returns {string | undefined} the sentence for one that cannot
 */
export function bakedProblem(release, { baked }) {
  for (const [key, name] of Object.entries(NAMES))
    if (release.baked[key] !== baked[key])
      return `This release was built for ${name} ${release.baked[key] ?? '(none)'} and is started with ${baked[key] ?? '(none)'}, which its pages do not contain: start it with the first, or build it again with the second.`;
  return undefined;
}
