// The door for commands that run before packages are installed: plain JavaScript that needs none.

/** @typedef {import('./release/releases.mjs').Release} Release */

export { COMPRESSING, isUncompressed } from './build/compress-later.mjs';
export { originOf, siteOnOtherDatabase, tellSites } from './release/instances.mjs';
export { withReleaseLock } from './release/lock.mjs';
export {
  currentRelease,
  isForThisNode,
  readmit,
  readRelease,
  releaseBefore,
  releases,
  removeOldReleases,
  setAside,
  switchTo,
} from './release/releases.mjs';
export { startSite } from './release/serve.mjs';
export { switchRelease, tryRelease } from './release/switch-release.mjs';
