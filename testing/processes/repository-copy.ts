import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Copy = { root: string; remove: () => void };

/**
 * A copy of the repository with its current build, in which commands may change any file. Packages are
 * symbolic links, created one by one, so that files that commands write beside them stay in the copy.
 */
export function copyRepository(): Copy {
  const copy = copyToRun();
  // Not copied: the development build and the cache.
  const isBuild = (source: string) => !/^\.next\/(dev|cache)$/.test(source);
  const build = path.join(copy.root, '.next');
  cpSync('.next', build, { recursive: true, verbatimSymlinks: true, filter: isBuild });
  return copy;
}

/** A copy of the repository without a build, for commands that need none. */
export function copyToRun(): Copy {
  const copy = copySources();
  const packages = path.join(copy.root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  return copy;
}

/**
 * A copy of the repository that can be built: the bundler follows no symbolic link out of the folder, so
 * packages are hard links, or copies on another file system.
 */
export function copyToBuild(): Copy {
  const copy = copySources();
  for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    if (source.startsWith(path.join('node_modules', '.cache'))) continue;
    const target = path.join(copy.root, source);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else placeFile(source, target);
  }
  return copy;
}

function placeFile(source: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target, { verbatimSymlinks: true });
  }
}

function copySources(): Copy {
  const root = mkdtempSync(path.join(tmpdir(), 'repository-'));
  const fileList = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of fileList.split('\0').filter(Boolean)) cpSync(file, path.join(root, file));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
