// The door for commands that build, and make releases of builds.
export { fingerprint, isBuilt, removeFingerprint, sourceFiles, writeFingerprint } from './build/fingerprint';
export { bundleServer } from './build/server-bundle.mjs';
export { BUILT_CONTENT } from './build/server-process.mjs';
export { WRITTEN } from './release/copy-build';
export { makeRelease, newRelease, releaseOf } from './release/make-release';
export { portProblem } from './serve/startup-messages';
