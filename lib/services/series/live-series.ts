import { existsSync } from 'node:fs';
import { env } from '@/lib/platform/env';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { pendingMigrations } from '@/lib/records/migrate';
import type { UpdatesState } from '@/lib/records/series-updates';
import { readUpdates } from './live-updates';

/** The migration that makes the table of values that came in. */
const TABLE = '0005-series-updates';

/**
 * Has this command see series as the running site does, with the values that came in without a build. It
 * makes no database and no table: where there is none, nothing came in.
 */
export async function seeLiveSeries(): Promise<UpdatesState | undefined> {
  if (!hasDatabase() || (await pendingMigrations()).includes(TABLE)) return undefined;
  return readUpdates();
}

export function hasDatabase(): boolean {
  const { DATABASE_URL, DATA_DIR } = env();
  return DATABASE_URL !== undefined || existsSync(sqliteFile(DATA_DIR));
}
