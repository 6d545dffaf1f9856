import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root folder of the repository. Every program is started from here, so that relative paths in settings
 * always mean the same place.
 */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
