import type Driver from 'better-sqlite3';
import { SQLITE_DRIVER } from '../../lib/platform/db/driver-name.mjs';

/** SQLite in the thread of a test, as another process; the site itself opens files in threads (sqlite-thread.ts). */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- only one of two packages is installed
export const SQLite: typeof Driver = require(SQLITE_DRIVER);

export type Database = Driver.Database;
