import { sql, type Kysely } from 'kysely';
import { HOUR, type Clock } from '@/lib/platform/clock';
import { keyedHash } from '@/lib/platform/secret';
import { requirePoint } from './limits';
import { writeOwn, type Writer } from './own-records';
import type { Database } from './schema';

/** What an account may hold of own series. */
export const MOST_STORED = { series: 20, bytes: 2_000_000 };

/** In an hour, for each person. */
const STORES = { name: 'own-series', points: 60, window: HOUR };

/** A person's own series, as it was read and described. */
export type OwnSeriesRecord = {
  /** Names the rows: `own.x7k2m9qa`. */
  id: string;
  name: string;
  unit: string;
  kind: string;
  observed: string;
  rows: readonly (readonly [period: string, value: number | null])[];
};

/**
 * Stores series for a person, by address: all of them, or none where there is no room for all. The same rows
 * again replace those that are stored, with the name that they have now.
 * @returns why there is no room
 * @throws HttpError 401 where the account was deleted meanwhile; RateLimitError
 */
export async function storeOwnSeries(
  db: Kysely<Database>,
  writer: Writer,
  series: readonly OwnSeriesRecord[],
  clock: Clock = Date.now,
): Promise<'stored' | 'too-many' | 'too-large'> {
  const { email } = writer;
  const rows = new Map(
    series.map(({ rows, ...about }) => [about.id, { ...about, points: JSON.stringify(rows) }]),
  );
  await requirePoint(db, STORES, keyedHash('address', email), clock, rows.size);
  const sized = [...rows.values()].map((row) => ({ ...row, bytes: Buffer.byteLength(row.points) }));
  const store = async (trx: Kysely<Database>) => {
    const otherSeries = await trx
      .selectFrom('own_series')
      .select([sql<number>`count(*)`.as('series'), sql<number>`coalesce(sum(bytes), 0)`.as('bytes')])
      .where('email', '=', email)
      .where('id', 'not in', [...rows.keys()])
      .executeTakeFirstOrThrow();
    const bytes = sized.reduce((sum, row) => sum + row.bytes, Number(otherSeries.bytes));
    if (Number(otherSeries.series) + rows.size > MOST_STORED.series) return 'too-many';
    if (bytes > MOST_STORED.bytes) return 'too-large';
    for (const { id, ...row } of sized)
      await trx
        .insertInto('own_series')
        .values({ email, id, ...row, created_at: clock() })
        .onConflict((conflict) => conflict.columns(['email', 'id']).doUpdateSet(row))
        .execute();
    return 'stored';
  };
  return writeOwn(db, writer, store, clock);
}

/** The series of an address, the latest first. @param ids only these */
export async function storedOwnSeries(
  db: Kysely<Database>,
  email: string,
  ids?: readonly string[],
): Promise<OwnSeriesRecord[]> {
  const rows = await db
    .selectFrom('own_series')
    .select(['id', 'name', 'unit', 'kind', 'observed', 'points'])
    .where('email', '=', email)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ points, ...about }) => ({
    ...about,
    rows: JSON.parse(points) as OwnSeriesRecord['rows'],
  }));
}

/** @returns whether there was one */
export async function deleteOwnSeries(db: Kysely<Database>, email: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('own_series')
    .where('email', '=', email)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
