import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/** Folders of system programs that are not in every user's PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of an installed program. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SYSTEM_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(runs);
}

/**
 * As {@link findProgram}, for a required program.
 * @param name also the name of its package
 * @throws Stop naming the package
 */
export function needProgram(name: string): string {
  const program = findProgram(name);
  if (!program) throw new Stop(`There is no ${name} here: install the package ${name}.`);
  return program;
}

function runs(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
