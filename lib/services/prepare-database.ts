import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { SettingError } from '@/lib/platform/env';
import { closeDb, problemOfDatabase } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { unmovedRows } from './backups/unmoved';
import { readUpdates } from './series/live-updates';

/**
 * Migrates the database to the newest schema, and reads from it the values that came in without a build. If
 * the database cannot be used, the site still serves the public pages, which need none.
 * @returns in that case, the sentence for the operator
 * @throws SettingError when its rows are still in the SQLite file: after a reload the server before goes on
 * @throws errors that the disk or the database file did not cause
 */
export async function prepareDatabase(): Promise<string | undefined> {
  try {
    const unmoved = await unmovedRows();
    if (unmoved) throw new SettingError(unmoved);
    // With one connection: to open another, a thread of SQLite, would be a tenth of a second of the start.
    await migrate(readUpdates);
    return undefined;
  } catch (error) {
    const problem = problemOfDatabase(error);
    if (!problem) throw error;
    storageAlarm(error);
    // Opened again on the next attempt, because another file may be there by then.
    await closeDb();
    return (
      `The database cannot be used: ${problem} Until then public pages are served, and nothing can be ` +
      'sent, signed in or counted.'
    );
  }
}
