import { sql } from 'kysely';
import { db } from '@/lib/records/database';

/**
 * Limits the database of this process to this number of pages; beyond it SQLite fails with the same error
 * as on a full disk.
 */
export async function setMaxPages(pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db());
}

/** From this call on the database cannot grow, and has no free page. */
export async function fillDisk(): Promise<void> {
  await sql`vacuum`.execute(db());
  await setMaxPages(1); // SQLite raises a limit below the current size to the current size.
}
