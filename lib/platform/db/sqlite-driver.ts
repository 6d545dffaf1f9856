import type Driver from 'better-sqlite3';
import { SQLITE_DRIVER } from './driver-name.mjs';

/**
 * SQLite in this thread, for tests: the site opens files in threads (sqlite-thread.ts). Bundlers leave the call alone,
 * because only one of two packages is installed.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be resolved by the build
export const SQLite: typeof Driver = require(/* turbopackIgnore: true */ SQLITE_DRIVER);

export type Database = Driver.Database;
