import { sql } from 'kysely';
import { db } from '@/lib/records/database';

/** Bounds the database of this process to so many pages: past them SQLite answers as it does on a full disk. */
export async function setMaxPages(pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db());
}

/** From here on the database cannot grow by a single page, and holds no free one. */
export async function fillDisk(): Promise<void> {
  await sql`vacuum`.execute(db());
  await setMaxPages(1); // Less than it has already: SQLite takes the least it can.
}
