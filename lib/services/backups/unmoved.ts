import { existsSync } from 'node:fs';
import { Kysely } from 'kysely';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';
import { env } from '@/lib/platform/env';
import { isDatabaseEmpty } from '@/lib/records/copy';
import { db } from '@/lib/records/database';
import type { Database } from '@/lib/records/schema';

/**
 * Why the site must not use the PostgreSQL of DATABASE_URL yet: it is empty, and the SQLite file has rows,
 * which the site would seem to have lost.
 */
export async function unmovedRows(): Promise<string | undefined> {
  const { DATABASE_URL, DATA_DIR } = env();
  const file = sqliteFile(DATA_DIR);
  if (!DATABASE_URL || !existsSync(file) || !(await isDatabaseEmpty(db()))) return undefined;
  const source = new Kysely<Database>({ dialect: sqliteDialect(file) });
  try {
    if (await isDatabaseEmpty(source)) return undefined;
  } finally {
    await source.destroy();
  }
  return (
    `There is ${file}, and the PostgreSQL of DATABASE_URL is empty: bring its contents over with npm run ` +
    'backup and npm run restore (docs/scaling.md), or give the file another name to begin with an empty ' +
    'database.'
  );
}
