import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyBuild, WRITTEN } from './copy-build';
import { filesBelow, sourceFiles } from '../build/fingerprint';
import { isForThisNode, linkOrCopy, readRelease, releases, STATIC, type Release } from './releases.mjs';
import { RELEASE_FILE, RELEASES, ROOT } from '@/lib/platform/commands/root.mjs';
import type { Settings } from '@/lib/platform/commands/settings';

/** Packages that only a build or a test needs, which npm lists as needed in production. */
const NOT_NEEDED = new RegExp(
  `^node_modules/(?:${[
    '@next/swc-.*',
    '(?:@img/.*|sharp)',
    'lightningcss.*',
    '(?:@tailwindcss/.*|tailwindcss)',
    'sentry',
    '(?:typescript|@types/.*|undici-types)',
  ].join('|')})$`,
);

/** Files of packages that no program reads. */
const NOT_READ = /\.(map|d\.[cm]?ts|md|[acho]|cc|cpp|hpp|lzz|gypi?)$/;

/**
 * The release of a fingerprint, if there is one that this Node can run.
 * @param wanted the fingerprint of sources and settings
 */
export const releaseOf = (wanted: string): Release | undefined =>
  releases().find((release) => release.fingerprint === wanted && isForThisNode(release));

/**
 * Makes a release of the build in this folder; call it with the lock.
 * @param wanted the fingerprint of the build
 */
export function newRelease(settings: Settings, wanted: string): Release {
  const time = new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const folder = path.join(RELEASES, `${time}-${wanted.slice(0, 8)}`);
  makeRelease(folder, settings, wanted);
  const release = readRelease(folder);
  if (!release) throw new Error(`The release in ${folder} is not whole.`);
  return release;
}

/**
 * Makes a folder that runs by itself from the finished build: the build, the server, the content, the
 * commands, and the packages of production.
 * @param folder that is not there yet
 * @param fingerprint of the build
 * @param pagesDir where rendered pages are written, if not in the release
 */
export function makeRelease(
  folder: string,
  { baked }: Settings,
  fingerprint: string,
  pagesDir?: string,
): void {
  const commands = filesBelow(path.join(ROOT, 'scripts')).map((file) => path.join('scripts', file));
  for (const file of [...sourceFiles(), ...commands, 'package.json', 'LICENSE', 'CHANGELOG.md'])
    // Without the lockfile: where there are two, in this folder and above it, Next warns at each start.
    if (!/^package-lock\.json$|\.test\.ts$/.test(file))
      cpSync(path.join(ROOT, file), path.join(folder, file), { mode: constants.COPYFILE_FICLONE });
  copyBuild(path.join(ROOT, '.next'), path.join(folder, '.next'));
  for (const place of productionPackages()) linkPackage(path.join(ROOT, place), path.join(folder, place));
  if (pagesDir)
    for (const place of WRITTEN) symlinkSync(path.join(pagesDir, place), path.join(folder, place));
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const statics = filesBelow(path.join(folder, STATIC));
  // Written last: it makes the folder a release.
  const description = { version, fingerprint, baked, abi: process.versions.modules, statics };
  writeFileSync(path.join(folder, RELEASE_FILE), JSON.stringify(description, null, 2));
}

/** The folders of all packages that the site needs while it runs. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(
      ([place, { dev, devOptional, link }]) =>
        // Not the folders of the repository itself and of its workspaces.
        place.startsWith('node_modules/') && !link && !dev && !devOptional && !NOT_NEEDED.test(place),
    )
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(ROOT, place)));
}

/**
 * Links a package's files: npm replaces a package by a new folder, so a release keeps its own. Compiled code
 * is copied, because a rebuild writes over it, and a running process has it in its memory.
 */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') linkPackage(source, target);
    else if (!entry.isFile() || NOT_READ.test(entry.name)) continue;
    else if (entry.name.endsWith('.node')) copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}
