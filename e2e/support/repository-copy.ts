import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A copy of the repository with its current build, in which commands may change any file. Packages are
 * symbolic links, created one by one, so that files that commands write beside them stay in the copy.
 */
export function copyRepository(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(file, path.join(root, file));
  // Not copied: the development build and the cache.
  const isBuild = (source: string) => !/^\.next\/(dev|cache)$/.test(source);
  cpSync('.next', path.join(root, '.next'), { recursive: true, verbatimSymlinks: true, filter: isBuild });
  const packages = path.join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
