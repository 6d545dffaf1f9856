import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/lib/platform/commands/root.mjs';

/** The folders that a build reads. In the root it reads the lockfile and every configuration file. */
export const SOURCES = ['app', 'components', 'content', 'lib', 'packages', 'public'];

const CONFIGURATION = /^(package-lock\.json|tsconfig\.json|.+\.(ts|tsx|js|mjs))$/;

/** Files that the build itself writes, or that only tests read. */
const LEFT_OUT = /(^next-env\.d\.ts|^jest\..+|^playwright\..+|\.test\.tsx?)$/;

/**
 * A hash of everything that a build depends on.
 * @param baked settings that are written into pages
 */
export function fingerprint(baked: Record<string, string | undefined>, root = ROOT): string {
  const hash = createHash('sha256').update(JSON.stringify(baked));
  for (const file of sourceFiles(root)) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)));
    hash.update(`\n${file} ${content.digest('hex')}`);
  }
  return hash.digest('hex');
}

/** The files that a build depends on, relative to the root. */
export function sourceFiles(root = ROOT): string[] {
  const atRoot = readdirSync(root).filter((name) => CONFIGURATION.test(name));
  const below = SOURCES.flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => path.join(folder, file)),
  );
  return [...atRoot, ...below].filter((file) => !LEFT_OUT.test(file)).sort();
}

/** The files of a folder and of those in it, relative to it; none if it is not there. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const fingerprintFile = (root: string) => path.join(root, '.next', 'fingerprint');

/** Whether there is a finished build of this fingerprint. */
export function isBuilt(wanted: string, root = ROOT): boolean {
  const file = fingerprintFile(root);
  return (
    existsSync(path.join(root, '.next', 'BUILD_ID')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === wanted
  );
}

export function writeFingerprint(built: string, root = ROOT): void {
  writeFileSync(fingerprintFile(root), built);
}

/** Called before a build: a build that fails must not pass for the one before it. */
export function removeFingerprint(root = ROOT): void {
  rmSync(fingerprintFile(root), { force: true });
}
