import type { Kysely } from 'kysely';
import { serialise } from './limits';
import type { Database, SeriesUpdatesTable } from './schema';

export type SeriesUpdate = Omit<SeriesUpdatesTable, 'number' | 'undone_by' | 'undone_at'>;

/** Is another one after each change: rows are never deleted, and taken back once. */
export type UpdatesState = `${number} applied, ${number} taken back`;

export async function updatesState(db: Kysely<Database>): Promise<UpdatesState> {
  const { applied, undone } = await db
    .selectFrom('series_updates')
    .select(({ fn }) => [fn.countAll<number>().as('applied'), fn.count<number>('undone_at').as('undone')])
    .executeTakeFirstOrThrow();
  return `${Number(applied)} applied, ${Number(undone)} taken back`;
}

/** When something was last applied or taken back; 0 if nothing ever was. */
export async function lastUpdate(db: Kysely<Database>): Promise<number> {
  const { applied, undone } = await db
    .selectFrom('series_updates')
    .select(({ fn }) => [fn.max('applied_at').as('applied'), fn.max('undone_at').as('undone')])
    .executeTakeFirstOrThrow();
  return Math.max(Number(applied ?? 0), Number(undone ?? 0));
}

/** What was applied and not taken back, in order. */
export async function standingUpdates(
  db: Kysely<Database>,
): Promise<Pick<SeriesUpdatesTable, 'series' | 'number' | 'points'>[]> {
  return db
    .selectFrom('series_updates')
    .select(['series', 'number', 'points'])
    .where('undone_at', 'is', null)
    .orderBy('series')
    .orderBy('number')
    .execute();
}

/** What was applied since a moment and not taken back. */
export async function updatesSince(
  db: Kysely<Database>,
  moment: number,
): Promise<Pick<SeriesUpdatesTable, 'series' | 'points'>[]> {
  return db
    .selectFrom('series_updates')
    .select(['series', 'points'])
    .where('undone_at', 'is', null)
    .where('applied_at', '>', moment)
    .execute();
}

/** What was applied of a series and taken back. */
export async function undoneUpdates(
  db: Kysely<Database>,
  series: string,
): Promise<Pick<SeriesUpdatesTable, 'points'>[]> {
  return db
    .selectFrom('series_updates')
    .select('points')
    .where('series', '=', series)
    .where('undone_at', 'is not', null)
    .execute();
}

/** The hashes of all files whose values were ever applied. */
export async function appliedFiles(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('series_updates').select('sha256').distinct().execute();
  return rows.map(({ sha256 }) => sha256);
}

/**
 * Stores values that follow those of a series.
 * @param seen the state in which their effects were looked at
 * @returns false if it is another by now: nothing was stored
 */
export async function addUpdate(
  db: Kysely<Database>,
  update: SeriesUpdate,
  seen: UpdatesState,
): Promise<boolean> {
  return alone(db, seen, async (trx) => {
    const { series } = update;
    const number = 1 + (await lastNumber(trx, series));
    await trx
      .insertInto('series_updates')
      .values({ ...update, number, undone_by: null, undone_at: null })
      .execute();
  });
}

/**
 * Takes back an update; its row stays.
 * @returns false if somebody has changed the table since `seen`: nothing was taken back
 */
export async function takeBackUpdate(
  db: Kysely<Database>,
  { series, number, by, at }: { series: string; number: number; by: string; at: number },
  seen: UpdatesState,
): Promise<boolean> {
  return alone(db, seen, async (trx) => {
    await trx
      .updateTable('series_updates')
      .set({ undone_by: by, undone_at: at })
      .where('series', '=', series)
      .where('number', '=', number)
      .execute();
  });
}

/** One process at a time changes the table. */
async function alone(
  db: Kysely<Database>,
  seen: UpdatesState,
  change: (trx: Kysely<Database>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await serialise(trx, 'series-updates');
    if ((await updatesState(trx)) !== seen) return false;
    await change(trx);
    return true;
  });
}

async function lastNumber(db: Kysely<Database>, series: string): Promise<number> {
  const row = await db
    .selectFrom('series_updates')
    .select('number')
    .where('series', '=', series)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}
