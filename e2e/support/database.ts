import SQLite from 'better-sqlite3';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';

/** Queries the database of the site under test directly. */
export function rows<Row>(sql: string, ...values: unknown[]): Row[] {
  const database = new SQLite(sqliteFile(env().DATA_DIR), { readonly: true });
  try {
    return database.prepare<unknown[], Row>(sql).all(...values);
  } finally {
    database.close();
  }
}
