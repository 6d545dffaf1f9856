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
 * Rows read and written at a time; with some twenty columns this is far below either database's limit of
 * parameters.
 */
const BATCH = 500;
/** Checksums of rows are added modulo two to this power. */
const MODULUS = 2n ** 256n;

const TABLES = Object.keys(KEYS) as Table[];

export type Columns = Record<Table, string[]>;

/** The columns that the tables of a database have: more than this version knows, if a newer one made them. */
export async function columnsOf(db: Kysely<Database>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  const names = (table: Table) =>
    tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  return Object.fromEntries(TABLES.map((table) => [table, names(table)])) as Columns;
}

/**
 * Counts and checksums of all tables; the same rows give the same sums on both databases.
 * @param columns those to sum, all of this database's by default
 */
export async function sumTables(db: Kysely<Database>, columns?: Columns): Promise<Sums> {
  const summed = columns ?? (await columnsOf(db));
  const sums: [Table, TableSum][] = [];
  for (const table of TABLES) {
    let rows = 0;
    let sum = 0n;
    for await (const batch of batches(db, table, summed[table])) {
      rows += batch.length;
      for (const row of batch) sum = (sum + hashOf(row)) % MODULUS;
    }
    sums.push([table, { rows, checksum: sum.toString(16) }]);
  }
  return Object.fromEntries(sums) as Sums;
}

/** Whether no table has a row; before its migrations a database has no tables. */
export async function isDatabaseEmpty(db: Kysely<Database>): Promise<boolean> {
  const columns = await columnsOf(db);
  for (const table of TABLES.filter((one) => columns[one].length > 0)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

export function differences(a: Sums, b: Sums): string[] {
  return TABLES.filter((table) => a[table].checksum !== b[table].checksum || a[table].rows !== b[table].rows);
}

/**
 * Replaces the rows of all tables of one database by those of another, in the columns that both have; call it
 * in a transaction of the target.
 */
export async function replaceTables(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  const from = await columnsOf(source);
  const to = await columnsOf(target);
  for (const table of TABLES) {
    await target.deleteFrom(table).execute();
    const columns = from[table].filter((column) => to[table].includes(column));
    for await (const batch of batches(source, table, columns))
      await target
        .insertInto(table)
        .values(batch as never)
        .execute();
  }
}

/** All rows of a table in the order of its primary key, so that each batch begins where the last ended. */
async function* batches(db: Kysely<Database>, table: Table, columns: string[]): AsyncGenerator<Row[]> {
  const keys = KEYS[table];
  const key = sql.join(keys.map((column) => sql.ref(column)));
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last ? sql`where (${key}) > (${sql.join(keys.map((column) => last?.[column]))})` : sql``;
    const batch = sql<Row>`select ${selected} from ${sql.table(table)} ${after}
      order by ${key} limit ${sql.lit(BATCH)}`;
    const { rows } = await batch.execute(db);
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
