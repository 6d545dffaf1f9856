import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

process.on('exit', () => folders.forEach(removeFolder));

/** Removes a folder, also while a program that was just ended still writes to it. */
export const removeFolder = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/**
 * Creates a folder that is removed when this process exits.
 * @param prefix of its name
 */
export function temporaryFolder(prefix: string, within = tmpdir()): string {
  const folder = mkdtempSync(path.join(within, prefix));
  folders.add(folder);
  return folder;
}
