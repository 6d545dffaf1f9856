// Reads `.env` into the environment; variables that are already set win. Imported for this side effect
// only, also by `node --import`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { HOME } from './root.mjs';

const file = path.join(HOME, '.env');
try {
  if (existsSync(file)) process.loadEnvFile(file);
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(
    `The file .env cannot be read (${code}): make it a file that this user can read, or remove it.`,
  );
  process.exit(1);
}
// A release runs in a folder of its own, and has the data of the folder it was made in.
process.env.DATA_DIR = path.resolve(HOME, process.env.DATA_DIR || '.data');
