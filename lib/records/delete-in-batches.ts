import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { KEYS, type Database } from './schema';

/** Rows deleted at a time: the write lock lasts only some milliseconds. */
const BATCH = 500;

/**
 * Deletes the matching rows in small batches, so that requests are answered between them.
 * @returns how many
 */
export async function deleteInBatches(
  db: Kysely<Database>,
  table: keyof Database,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const columns = sql.join(KEYS[table].map((column) => sql.ref(column)));
  const batch = sql`delete from ${sql.table(table)} where (${columns}) in
    (select ${columns} from ${sql.table(table)} where ${condition} limit ${sql.lit(BATCH)})`;
  for (let deleted = 0; ; await turn()) {
    const { numAffectedRows = 0n } = await batch.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BATCH) return deleted;
  }
}
