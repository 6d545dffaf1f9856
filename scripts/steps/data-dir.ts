import { existsSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { existingFolder } from '@/lib/platform/disk';
import { makeFolder } from '@/lib/platform/make-folder';
import { Stop } from '@/lib/platform/commands/stop.mjs';

const REASONS: Record<string, string> = {
  EACCES: 'this user may not read and write there',
  EPERM: 'this user may not read and write there',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file stands in its place',
  ENOENT: 'nothing can be made at that place',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'the disk fails',
};

/** Faults of a disk that was in order, and not of a setting: a site starts with them, and serves its public pages. */
const OF_DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'];

/** A sentence that names DATA_DIR and the reason. */
export type Problem = { words: string; isOfDisk: boolean };

/**
 * Creates the data directory if needed, readable by its owner only, and checks that it can be used. A fault of
 * the disk is printed only.
 * @throws Stop naming DATA_DIR and the reason
 */
export function makeDataDir(dir: string): void {
  const problem = problemOf(dir, () => makeFolder(dir)) ?? dataDirProblem(dir);
  if (problem && !problem.isOfDisk) throw new Stop(problem.words);
  if (problem) console.error(`${problem.words} Until then public pages are served, and nothing can be sent.`);
}

/**
 * Whether this directory can store the data, or can be created. It removes its test files. It really
 * writes, because asking for permissions is not enough: root has all of them, even on a read-only file
 * system.
 */
export function dataDirProblem(dir: string): Problem | undefined {
  return problemOf(dir, () => {
    const nearest = existingFolder(dir);
    if (nearest === dir) readdirSync(dir);
    rmdirSync(mkdtempSync(path.join(nearest, '.probe-')));
  });
}

function problemOf(dir: string, attempt: () => void): Problem | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = isFile(dir) ? REASONS.EEXIST : (REASONS[code] ?? message);
    return {
      words: `DATA_DIR (${dir}) cannot be written: ${reason}; mend that, or set DATA_DIR to another folder.`,
      isOfDisk: OF_DISK.includes(code),
    };
  }
}

const isFile = (place: string) => existsSync(place) && statSync(place).isFile();
