import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { KEYS, type Database } from './schema';

type Table = keyof Database;
type Row = Record<string, string | number | null>;

/** How many rows a table has, and a checksum of them that does not depend on their order. */
export type TableSum = { rows: number; checksum: string };
export type Sums = Record<Table, TableSum>;

/**
 * Rows read and written at a time; with twelve columns this is far below either database's limit of
 * parameters.
 */
const BATCH = 500;
/** Checksums of rows are added modulo two to this power. */
const MODULUS = 2n ** 256n;

const TABLES = Object.keys(KEYS) as Table[];

/** Counts and checksums of all tables; the same rows give the same sums on both databases. */
export async function sumTables(db: Kysely<Database>): Promise<Sums> {
  const sums: [Table, TableSum][] = [];
  for (const table of TABLES) {
    let rows = 0;
    let sum = 0n;
    for await (const batch of batches(db, table)) {
      rows += batch.length;
      for (const row of batch) sum = (sum + hashOf(row)) % MODULUS;
    }
    sums.push([table, { rows, checksum: sum.toString(16) }]);
  }
  return Object.fromEntries(sums) as Sums;
}

export function differences(a: Sums, b: Sums): string[] {
  return TABLES.filter((table) => a[table].checksum !== b[table].checksum || a[table].rows !== b[table].rows);
}

/**
 * Replaces the rows of all tables of one database by those of another; call it in a transaction of the
 * target.
 */
export async function replaceTables(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  for (const table of TABLES) {
    await target.deleteFrom(table).execute();
    for await (const batch of batches(source, table))
      await target
        .insertInto(table)
        .values(batch as never)
        .execute();
  }
}

/** All rows of a table in the order of its primary key, so that each batch begins where the last ended. */
async function* batches(db: Kysely<Database>, table: Table): AsyncGenerator<Row[]> {
  const columns = KEYS[table];
  const key = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${key}) > (${sql.join(columns.map((column) => last?.[column]))})` : sql``;
    const { rows } =
      await sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(BATCH)}`.execute(
        db,
      );
    if (rows.length > 0) yield rows;
    last = rows.length === BATCH ? rows.at(-1) : undefined;
    // The event loop answers requests between two batches.
    await turn();
  } while (last);
}

function hashOf(row: Row): bigint {
  const cells = Object.keys(row)
    .sort()
    .map((column) => [column, row[column]]);
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(cells)).digest('hex')}`);
}
