import { Kysely } from 'kysely';
import { env } from '@/lib/platform/env';
import type { Database } from './schema';
import { sqliteDialect, sqliteFile } from '@/lib/platform/db/sqlite';

/** Next bundles handlers apart from each other: the one connection of the process is kept where all of them find it. */
const shared = globalThis as typeof globalThis & { samvitDatabase?: Kysely<Database> };

/** The database of this process. */
export function db(): Kysely<Database> {
  shared.samvitDatabase ??= new Kysely<Database>({ dialect: sqliteDialect(sqliteFile(env().DATA_DIR)) });
  return shared.samvitDatabase;
}

/** Closes it: at the end of a script, a test or the server. */
export async function closeDb(): Promise<void> {
  await shared.samvitDatabase?.destroy();
  delete shared.samvitDatabase;
}
