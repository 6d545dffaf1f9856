import {
  copyFileSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './fingerprint.mjs';
import { linkOrCopy } from './releases.mjs';
import { RELEASE_FILE, ROOT } from './root.mjs';

/** Parts of a build that the server does not read. */
const NOT_SERVED = /^(build|cache|dev|diagnostics|types|trace.*|warnings\.txt)$/;

/** Packages that only a build or a test needs, which npm lists as needed in production. */
const NOT_NEEDED =
  /^node_modules\/(@next\/swc-.*|@img\/.*|sharp|lightningcss.*|@tailwindcss\/.*|tailwindcss|sentry)$/;

/** Files of packages that no program reads. */
const NOT_READ = /\.(map|d\.[cm]?ts|md|[acho]|cc|cpp|hpp|lzz|gypi?)$/;

/** What Next writes while it serves: pages it renders again, and what it fetched for them. */
export const WRITTEN = ['.next/server/route-cache', '.next/cache'];

/**
 * Makes a folder that runs by itself from the finished build: the build, the server, the content, the
 * commands, and the packages of production.
 * @param {string} folder that is not there yet
 * @param {import('./read-settings').Settings & { fingerprint: string }} build
 * @param {{ pagesDir?: string }} [options] where rendered pages are written, if not in the release
 */
export function makeRelease(folder, { baked, fingerprint }, { pagesDir } = {}) {
  // Without the lockfile: where there are two, in this folder and above it, Next warns at each start.
  const sources = sourceFiles().filter((file) => file !== 'package-lock.json');
  for (const file of [...sources, ...commandFiles(), 'package.json', 'LICENSE', 'CHANGELOG.md'])
    copy(path.join(ROOT, file), path.join(folder, file));
  copyBuild(path.join(ROOT, '.next'), path.join(folder, '.next'));
  for (const place of productionPackages()) linkPackage(path.join(ROOT, place), path.join(folder, place));
  if (pagesDir)
    for (const place of WRITTEN) symlinkSync(path.join(pagesDir, place), path.join(folder, place));
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const statics = filesBelow(path.join(folder, '.next', 'static'));
  // Written last: it makes the folder a release.
  const description = { version, fingerprint, baked, abi: process.versions.modules, statics };
  writeFileSync(path.join(folder, RELEASE_FILE), JSON.stringify(description, null, 2));
}

/** The files of the commands, without their tests. */
function commandFiles() {
  return filesBelow(path.join(ROOT, 'scripts'))
    .filter((file) => !/\.test\.ts$/.test(file))
    .map((file) => path.join('scripts', file));
}

/** @param {string} from @param {string} to */
function copyBuild(from, to) {
  for (const name of readdirSync(from).filter((one) => !NOT_SERVED.test(one)))
    cpSync(path.join(from, name), path.join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      // Not what a site in this folder rendered, such as that of the tests; and not what only tools read.
      filter: (file) => file !== path.join(from, 'server', 'route-cache') && !/\.(map|nft\.json)$/.test(file),
    });
}

/** The folders of all packages that the site needs while it runs. */
function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, devOptional?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional && !NOT_NEEDED.test(place),
    )
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(ROOT, place)));
}

/**
 * Links a package's files: npm replaces a package by a new folder, so a release keeps its own. Compiled code
 * is copied, because a rebuild writes over it, and a running process has it in its memory.
 * @param {string} from @param {string} to
 */
function linkPackage(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkPackage(source, target);
    else if (!entry.isFile() || NOT_READ.test(entry.name)) continue;
    else if (entry.name.endsWith('.node')) copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
