import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { HOME } from './root.mjs';
import { Stop } from './stop.mjs';

/**
 * These variables and those of `.env`; those that are already set win. DATA_DIR is absolute, because a release
 * runs in a folder of its own, and has the data of the folder it was made in.
 * @param {NodeJS.ProcessEnv} [ownVariables]
 * @returns {NodeJS.ProcessEnv}
 * @throws Stop when the file cannot be read
 */
export function environment(ownVariables = process.env) {
  const variables = { ...fromFile(path.join(HOME, '.env')), ...ownVariables };
  return { ...variables, DATA_DIR: path.resolve(HOME, variables.DATA_DIR || '.data') };
}

/** @param {string} file */
function fromFile(file) {
  try {
    return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new Stop(
      `The file .env cannot be read (${code}): make it a file that this user can read, or remove it.`,
    );
  }
}
