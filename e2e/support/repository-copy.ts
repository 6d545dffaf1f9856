import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A copy of the repository with the build at hand, in which commands may change what they like. The packages are links to
 * ours, one by one, so that what commands keep beside them is the copy's own.
 */
export function copyRepository(): { root: string; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(file, path.join(root, file));
  // Development and its cache stay behind.
  const isBuild = (source: string) => !/^\.next\/(dev|cache)$/.test(source);
  cpSync('.next', path.join(root, '.next'), { recursive: true, verbatimSymlinks: true, filter: isBuild });
  const packages = path.join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
