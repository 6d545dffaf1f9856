import { sql, type Kysely } from 'kysely';
import { DAY, SECOND, type Clock } from '@/lib/platform/clock';
import type { Database } from './schema';
import { requirePoint, returnPoint, serialise, type Limit } from './limits';
import { RateLimitError } from '@/lib/platform/http/http-error';
import { TRIES_A_CODE, type Asker } from './challenges';

/**
 * Wrong codes that can be tried at one address in any 24 hours: 30 by browser and 20 by /api/v1. Strangers' browsers get no
 * more than 20 of the 30, so that the person's own browser always has some left.
 */
export const GUESSES = { browser: 30, unknownBrowser: 20, api: 15, elsewhere: 5 } as const;

/** Keeps one client from trying codes of many addresses that it did not ask for; right ones do not count. */
const ELSEWHERE_LIMIT: Limit = { name: 'otp-elsewhere', points: 10, window: DAY };

type Row = { tries: number; expiresAt: number; known: boolean; isConsumed: boolean };

/**
 * Makes sure that a new code and its five tries fit into what may be guessed. All five count from the moment the code is
 * asked for until it ends, then those that were used: so no try of a code that was sent is ever refused for what
 * somebody else does. A guess is made before its code ends, and leaves a day after that end, hence never too early.
 * Call it in the transaction that opens the challenge.
 * @throws RateLimitError with the time until there is room
 */
export async function requireGuesses(
  db: Kysely<Database>,
  { email, channel, known = false }: Asker,
  clock: Clock = Date.now,
): Promise<void> {
  const now = clock();
  const rows = await rowsOf(db, { email, channel }, now);
  if (channel === 'api') return requireRoom(rows, GUESSES.api, now);
  requireRoom(rows, GUESSES.browser, now);
  if (!known)
    requireRoom(
      rows.filter((row) => !row.known),
      GUESSES.unknownBrowser,
      now,
    );
}

/**
 * Takes a try at a challenge of /api/v1 by a client that did not ask for it: counted against that client and a share of its
 * own for all such clients together, never against the challenge. False where none is left.
 * @throws RateLimitError where this client has tried too often
 */
export async function takeTryElsewhere(
  db: Kysely<Database>,
  { id, email, client }: { id: string; email: string; client: string },
  clock: Clock = Date.now,
): Promise<boolean> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    await serialise(trx, `otp:${email}`, clock);
    const { made } = await trx
      .selectFrom('otp_challenges')
      .select((eb) => eb.fn.sum('other_tries').as('made'))
      .where('email', '=', email)
      .where('expires_at', '>', now - DAY)
      .executeTakeFirstOrThrow();
    if (Number(made) >= GUESSES.elsewhere) return false;
    await requirePoint(trx, ELSEWHERE_LIMIT, client, clock);
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

/** Gives a client its point back: the code it tried was right. */
export async function returnTryElsewhere(db: Kysely<Database>, client: string): Promise<void> {
  await returnPoint(db, ELSEWHERE_LIMIT, client);
}

async function rowsOf(
  db: Kysely<Database>,
  { email, channel }: Pick<Asker, 'email' | 'channel'>,
  now: number,
): Promise<Row[]> {
  const rows = await db
    .selectFrom('otp_challenges')
    .select(['tries', 'expires_at', 'known', 'consumed_at'])
    .where('email', '=', email)
    .where('channel', '=', channel)
    .where('expires_at', '>', now - DAY)
    .execute();
  return rows.map((row) => ({
    tries: row.tries,
    expiresAt: row.expires_at,
    known: row.known === 1,
    isConsumed: row.consumed_at !== null,
  }));
}

function requireRoom(rows: readonly Row[], most: number, now: number): void {
  const fits = (time: number) => guessesAt(rows, time) + TRIES_A_CODE <= most;
  if (fits(now)) return;
  const changes = rows.flatMap(({ expiresAt }) => [expiresAt, expiresAt + DAY]).sort((a, b) => a - b);
  const next = changes.find((time) => time > now && fits(time)) ?? now + DAY;
  throw new RateLimitError(Math.ceil((next - now) / SECOND));
}

/** Guesses of the day before a time, where nothing is tried from now on, and tries that are still open then. */
function guessesAt(rows: readonly Row[], time: number): number {
  return rows.reduce((sum, { tries, expiresAt, isConsumed }) => {
    if (expiresAt + DAY <= time) return sum;
    return sum + (!isConsumed && expiresAt > time ? TRIES_A_CODE : tries);
  }, 0);
}
