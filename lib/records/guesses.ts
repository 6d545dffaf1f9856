import { sql, type Kysely } from 'kysely';
import { DAY, SECOND, type Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import { requirePoints, returnPoint, serialise, type Limit } from './limits';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { isBetween } from './between';
import { CODE_LIFE, challengeKind, TRIES_A_CODE, type Asker, type AskerKind } from './challenges';

/**
 * Attempts with wrong codes at one address in any 24 hours, by who has asked for the code: 50 together.
 * `elsewhere` are those of clients of /api/v1 that try a code for which another asked.
 */
export const GUESSES: Readonly<Record<AskerKind | 'elsewhere', number>> = {
  browser: 10,
  known: 10,
  confirming: 8,
  proving: 7,
  api: 10,
  elsewhere: 5,
};

/** Limits how often one client may try codes of addresses for which it requested none; correct codes do not count. */
const ELSEWHERE_LIMIT: Limit = { name: 'otp-elsewhere', points: 10, window: DAY };

type Row = { tries: number; expiresAt: number; isConsumed: boolean };

/**
 * Checks that a new code and its five attempts fit into the limits on guesses. All five count from the
 * request of the code until its end; afterwards only those used. So no attempt at a sent code is ever
 * rejected because of another client. An attempt is counted until a day after its code ended, so the limit
 * is never exceeded. Call it in the transaction that opens the challenge.
 * @throws RateLimitError with the time until there is room
 */
export async function requireGuesses(
  db: Kysely<Database>,
  asker: Asker,
  clock: Clock = Date.now,
): Promise<void> {
  const now = clock();
  const kind = challengeKind(asker);
  requireRoom(await rowsOf(db, asker.email, kind, now), GUESSES[kind], now);
}

/**
 * Counts an attempt at a challenge of /api/v1 by a client that did not request it: against that client, and
 * against a limit shared by all such clients, never against the challenge. False if none remains.
 * @throws RateLimitError when this client has tried too often
 */
export async function takeTryElsewhere(
  db: Kysely<Database>,
  { id, email, ...keys }: { id: string; email: string } & ClientKeys,
  clock: Clock = Date.now,
): Promise<boolean> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await serialise(trx, `otp:${email}`, clock);
    const { made } = await trx
      .selectFrom('otp_challenges')
      .select((eb) => eb.fn.sum('other_tries').as('made'))
      .where('email', '=', email)
      .where(isBetween('expires_at', now - DAY, now + CODE_LIFE))
      .executeTakeFirstOrThrow();
    if (Number(made) >= GUESSES.elsewhere) return false;
    await requirePoints(trx, ELSEWHERE_LIMIT, keys, clock);
    const result = await trx
      .updateTable('otp_challenges')
      .set({ other_tries: sql<number>`other_tries + 1` })
      .where('id', '=', id)
      .where('consumed_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  });
}

/** Subtracts the client's attempt again: the code was correct. */
export async function returnTryElsewhere(
  db: Kysely<Database>,
  { client, network }: ClientKeys,
): Promise<void> {
  for (const key of network ? [client, network] : [client]) await returnPoint(db, ELSEWHERE_LIMIT, key);
}

async function rowsOf(db: Kysely<Database>, email: string, kind: AskerKind, now: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('otp_challenges')
    .select(['channel', 'known', 'purpose', 'tries', 'expires_at', 'consumed_at'])
    .where('email', '=', email)
    .where(isBetween('expires_at', now - DAY, now + CODE_LIFE))
    .execute();
  return rows
    .filter((row) => challengeKind({ ...row, known: row.known === 1 }) === kind)
    .map((row) => ({ tries: row.tries, expiresAt: row.expires_at, isConsumed: row.consumed_at !== null }));
}

function requireRoom(rows: readonly Row[], most: number, now: number): void {
  const fits = (time: number) => guessesAt(rows, time) + TRIES_A_CODE <= most;
  if (fits(now)) return;
  const changes = rows.flatMap(({ expiresAt }) => [expiresAt, expiresAt + DAY]).sort((a, b) => a - b);
  const next = changes.find((time) => time > now && fits(time)) ?? now + DAY;
  throw new RateLimitError(Math.ceil((next - now) / SECOND));
}

/**
 * The guesses of the 24 hours before a time, if there are no more attempts from now on, and attempts that
 * are still open then.
 */
function guessesAt(rows: readonly Row[], time: number): number {
  return rows.reduce((sum, { tries, expiresAt, isConsumed }) => {
    if (expiresAt + DAY <= time) return sum;
    return sum + (!isConsumed && expiresAt > time ? TRIES_A_CODE : tries);
  }, 0);
}
