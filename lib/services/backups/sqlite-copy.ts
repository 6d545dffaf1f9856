import { chmodSync } from 'node:fs';
import { SQLite } from '@/lib/platform/db/sqlite-driver';

/**
 * Copies a SQLite database that may be in use, as of one moment, into a file that only its owner can read.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  const database = new SQLite(source, { fileMustExist: true });
  try {
    await database.backup(target);
  } finally {
    database.close();
  }
  chmodSync(target, 0o600);
  const copy = new SQLite(target);
  // One portable file, without a write-ahead log beside it.
  copy.pragma('journal_mode = DELETE');
  copy.close();
}
