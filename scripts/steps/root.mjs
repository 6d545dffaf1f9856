import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. Everything is started from here, so that relative settings mean one place. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
