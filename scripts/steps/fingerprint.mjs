import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.mjs';

/** The folders that a build reads. In the root it reads the lockfile and every configuration file. */
export const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'server'];

const CONFIGURATION = /^(package-lock\.json|tsconfig\.json|.+\.(ts|tsx|js|mjs))$/;

/** Files that the build itself writes, or that only tests read. */
const LEFT_OUT = /(^next-env\.d\.ts|^jest\..+|^playwright\..+|\.test\.tsx?)$/;

/**
 * A hash of everything that a build depends on.
 * @param {Record<string, string | undefined>} baked settings that are written into pages
 * @param {string} [root]
 */
export function fingerprint(baked, root = ROOT) {
  const hash = createHash('sha256').update(JSON.stringify(baked));
  for (const file of sourceFiles(root)) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)));
    hash.update(`\n${file} ${content.digest('hex')}`);
  }
  return hash.digest('hex');
}

/**
 * The files that a build depends on, relative to the root.
 * @param {string} [root]
 */
export function sourceFiles(root = ROOT) {
  const atRoot = readdirSync(root).filter((name) => CONFIGURATION.test(name));
  const below = SOURCES.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  return [...atRoot, ...below].filter((file) => !LEFT_OUT.test(file)).sort();
}

const kept = (/** @type {string} */ root) => path.join(root, '.next', 'fingerprint');

/**
 * Whether there is a finished build of this fingerprint.
 * @param {string} wanted
 * @param {string} [root]
 */
export function isBuilt(wanted, root = ROOT) {
  return (
    existsSync(path.join(root, '.next', 'BUILD_ID')) &&
    existsSync(kept(root)) &&
    readFileSync(kept(root), 'utf8') === wanted
  );
}

/** @param {string} done @param {string} [root] */
export function keepFingerprint(done, root = ROOT) {
  writeFileSync(kept(root), done);
}

/**
 * Called before a build: a build that fails must not pass for the one before it.
 * @param {string} [root]
 */
export function dropFingerprint(root = ROOT) {
  rmSync(kept(root), { force: true });
}
