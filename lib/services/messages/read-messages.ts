import { db, withReadonlyDb } from '@/lib/records/database';
import { listMessages } from '@/lib/records/messages';
import { migrate, pendingMigrations } from '@/lib/records/migrate';

/**
 * All messages, without a write, unless the schema is of an earlier version: an operator wants to see them just
 * when the disk is full.
 */
export async function readMessages(): ReturnType<typeof listMessages> {
  const rows = await withReadonlyDb(async (database) =>
    (await pendingMigrations(database)).length === 0 ? listMessages(database) : undefined,
  );
  if (rows) return rows;
  await migrate();
  return listMessages(db());
}
