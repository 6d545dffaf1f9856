import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { SavedItem } from '@/lib/contract/saved';
import type { Clock } from '@/lib/platform/clock';
import { HttpError } from '@/lib/platform/http/http-error';
import { chargeWrite, writeOwn, type Writer } from './own-records';
import type { Database, SavedItemsTable } from './schema';

type NewItem = Omit<Insertable<SavedItemsTable>, 'id' | 'user_id' | 'saved_at'>;
/** What a person writes beside a saved item. */
type OwnWords = Pick<SavedItem, 'name' | 'note'>;

export const MOST_SAVED = 200;

/**
 * Saves an item. One that is saved already stays as it was, with its first sentence; words that come with it
 * replace those of before.
 * @returns its id
 * @throws HttpError 401, 409 when there are {@link MOST_SAVED}, 429
 */
export async function saveItem(
  db: Kysely<Database>,
  writer: Writer,
  item: NewItem,
  clock: Clock = Date.now,
): Promise<string> {
  await chargeWrite(db, writer, clock);
  return writeOwn(
    db,
    writer.id,
    async (trx) => {
      const savedRows = await trx
        .selectFrom('saved_items')
        .select(['id', 'kind', 'item'])
        .where('user_id', '=', writer.id)
        .execute();
      const before = savedRows.find(({ kind, item: saved }) => kind === item.kind && saved === item.item);
      if (before) {
        if (item.name || item.note) await changeWords(trx, writer.id, before.id, item);
        return before.id;
      }
      if (savedRows.length >= MOST_SAVED)
        throw new HttpError(409, 'errors.saved-full', { values: { count: MOST_SAVED } });
      const id = randomUUID();
      await trx
        .insertInto('saved_items')
        .values({ ...item, id, user_id: writer.id, saved_at: clock() })
        .execute();
      return id;
    },
    clock,
  );
}

/** Newest first. */
export async function savedItems(db: Kysely<Database>, userId: string): Promise<SavedItem[]> {
  return db
    .selectFrom('saved_items')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function savedItem(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<SavedItem | undefined> {
  return db
    .selectFrom('saved_items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Changes the name and the note of an item.
 * @throws HttpError 401, 404 when the person has no such item, 429
 */
export async function writeWords(
  db: Kysely<Database>,
  writer: Writer,
  id: string,
  words: OwnWords,
  clock: Clock = Date.now,
): Promise<void> {
  await chargeWrite(db, writer, clock);
  await writeOwn(db, writer.id, (trx) => changeWords(trx, writer.id, id, words), clock);
}

/** Deletes an item; one that is not there is no error. */
export async function deleteItem(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('saved_items').where('user_id', '=', userId).where('id', '=', id).execute();
}

async function changeWords(
  trx: Kysely<Database>,
  userId: string,
  id: string,
  { name, note }: OwnWords,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('saved_items')
    .set({ name, note })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError(404, 'errors.not-saved');
}
