import { chmodSync } from 'node:fs';
import { withSqlite } from '@/lib/platform/db/sqlite';
import { SqliteThread } from '@/lib/platform/db/sqlite-thread';

/**
 * Copies a SQLite database that may be in use, as of one moment, into a file that only its owner can read.
 */
export async function copySqlite(source: string, target: string): Promise<void> {
  await withSqlite(SqliteThread.open(source, { fileMustExist: true }), (thread) => thread.backup(target));
  chmodSync(target, 0o600);
  // One portable file, without a write-ahead log beside it.
  await withSqlite(SqliteThread.open(target), (copy) => copy.exec('pragma journal_mode = DELETE'));
}
