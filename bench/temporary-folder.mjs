import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @type {Set<string>} */
const folders = new Set();

process.on('exit', () => folders.forEach(removeFolder));

/** @param {string} folder also while a program that was just ended still writes to it */
export const removeFolder = (folder) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });

/**
 * Creates a folder that is removed when this process exits.
 * @param {string} prefix of its name
 * @param {string} [within] where it is created
 */
export function temporaryFolder(prefix, within = tmpdir()) {
  const folder = mkdtempSync(path.join(within, prefix));
  folders.add(folder);
  return folder;
}
