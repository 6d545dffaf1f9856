import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { sourceFiles } from '@/packages/host/builds';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/** The files and folders that each spec of e2e is about. */
export type Covers = Readonly<Record<string, readonly string[]>>;

export const readCovers = (): Covers =>
  z
    .record(z.string(), z.array(z.string()))
    .parse(parse(readFileSync(path.join(ROOT, 'e2e/covers.yaml'), 'utf8')));

/**
 * The files that differ from where this branch left `main`, or, without a branch, from the last commit: also
 * what is not committed yet, and what is deleted.
 */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [
    ...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]),
  ].sort();
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0 && args[0] !== 'merge-base')
    throw new Stop(`git ${args.join(' ')} failed: this command asks git what has changed.`);
  return stdout.split('\n').filter(Boolean);
}

const CODE = /\.(?:[cm]?js|tsx?)$/;
const SPEC = /^e2e\/.+\.spec\.ts$/;

/** What of these changed files each tool is to look at. */
export function affectedBy(files: readonly string[], covers: Covers) {
  const isOf = (place: string) => files.some((file) => file === place || file.startsWith(`${place}/`));
  const sources = new Set(sourceFiles());
  const covered = Object.entries(covers).filter(([, places]) => places.some(isOf));
  return {
    /** Code with suites that import it. */
    code: files.filter((file) => CODE.test(file) && !file.startsWith('e2e/')),
    /** Specs that changed themselves, or are about what has. */
    specs: [
      ...new Set([
        ...files.filter((file) => SPEC.test(file)),
        ...covered.map(([name]) => `e2e/${name}.spec.ts`),
      ]),
    ],
    isOfBuild: files.some((file) => sources.has(file)) || isOf('testing/pages'),
  };
}
