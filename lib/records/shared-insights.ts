import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { SHARED_DAYS } from '@/lib/contract/saved';
import { DAY, HOUR, type Clock } from '@/lib/platform/clock';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { HttpError } from '@/lib/platform/http/http-error';
import { newToken, tokenHash } from '@/lib/platform/token';
import { readDeclaration, type IsInForce } from './declarations';
import { ANONYMOUS_BYTES, ROW_BYTES } from './anonymous-bytes';
import { requirePoints, requireShare, type Limit } from './limits';
import { chargeWrite, writeOwn, type Writer } from './own-records';
import type { Database, SharedInsightsTable } from './schema';

export type SharedInsight = Selectable<SharedInsightsTable>;

export const MOST_SHARED = 20;

/**
 * Makes a link to an insight, for {@link SHARED_DAYS} days, for somebody whose declaration is in force at that moment.
 * @returns its token, which is not stored
 * @throws HttpError 401, 403 without the declaration, 409 when the person has {@link MOST_SHARED}, 429
 */
export async function shareInsight(
  db: Kysely<Database>,
  writer: Writer,
  { insight, isInForce }: { insight: string; isInForce: IsInForce },
  clock: Clock = Date.now,
): Promise<string> {
  await chargeWrite(db, writer, clock);
  const token = newToken();
  await writeOwn(
    db,
    writer,
    async (trx) => {
      const now = clock();
      const declaration = await readDeclaration(trx, writer.email);
      if (!declaration || !isInForce(declaration)) throw new HttpError(403, 'errors.no-declaration');
      const open = await sharedBy(trx, writer.id, clock);
      if (open.length >= MOST_SHARED)
        throw new HttpError(409, 'errors.shared-full', { values: { count: MOST_SHARED } });
      await trx
        .insertInto('shared_insights')
        .values({
          id: randomUUID(),
          token_hash: tokenHash(token),
          user_id: writer.id,
          insight,
          created_at: now,
          expires_at: now + SHARED_DAYS * DAY,
        })
        .execute();
    },
    clock,
  );
  return token;
}

/** The links of a person that have not ended, newest first. */
export async function sharedBy(
  db: Kysely<Database>,
  userId: string,
  clock: Clock = Date.now,
): Promise<SharedInsight[]> {
  return db
    .selectFrom('shared_insights')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .orderBy('created_at', 'desc')
    .execute();
}

/** The link of a token; undefined if there is none, or it has ended. One look-up by an index. */
export async function sharedByToken(
  db: Kysely<Database>,
  token: string,
  clock: Clock = Date.now,
): Promise<SharedInsight | undefined> {
  return db
    .selectFrom('shared_insights')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** Whether a link has not ended, by its id, which opens nothing by itself. */
export async function isShared(db: Kysely<Database>, id: string, clock: Clock = Date.now): Promise<boolean> {
  const link = await db
    .selectFrom('shared_insights')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return link !== undefined;
}

/** Links that a client may try in vain. */
const INVENTED: Limit = { name: 'invented-links', points: 60, window: HOUR };

/**
 * Counts a link that shows nothing.
 * @throws RateLimitError for a client that tries many
 */
export async function chargeInventedLink(db: Kysely<Database>, client: ClientKeys): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requirePoints(trx, INVENTED, client);
    await requireShare(trx, ANONYMOUS_BYTES.links, client, Date.now, ROW_BYTES.link);
  });
}

/** Ends all links of a person at once. */
export async function endAllShared(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('shared_insights').where('user_id', '=', userId).execute();
}

/** Ends a link at once; one that has ended is no error. */
export async function revokeShared(db: Kysely<Database>, userId: string, id: string): Promise<void> {
  await db.deleteFrom('shared_insights').where('user_id', '=', userId).where('id', '=', id).execute();
}
