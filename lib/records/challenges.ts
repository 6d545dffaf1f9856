import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { MINUTE, type Clock } from '@/lib/platform/clock';
import { between } from './between';
import type { Database, OtpChallengesTable } from './schema';
import { mailboxKey } from './mailbox';
import { newToken, tokenHash } from '@/lib/platform/token';

export const CODE_LIFE = 10 * MINUTE;
export const TRIES_A_CODE = 5;

export type Channel = OtpChallengesTable['channel'];

export type Asker = {
  email: string;
  channel: Channel;
  /** The key of a client of /api/v1. */
  client?: string;
  /** A client of /api/v1 that will send the challenge's token with each attempt. */
  bound?: boolean;
  /** A browser that has signed in with this address before. */
  known?: boolean;
};

/**
 * A code that was requested, bound to its client: the token stays with the browser (or the client of
 * /api/v1), and the database stores its hash. Other clients cannot use up its attempts.
 */
export type Challenge = {
  id: string;
  email: string;
  expiresAt: number;
  createdAt: number;
  client: string | null;
};

/** Opens a challenge and returns its token. */
export async function openChallenge(
  db: Kysely<Database>,
  { email, channel, client, bound = false, known = false }: Asker,
  clock: Clock = Date.now,
): Promise<{ token: string; challenge: Challenge }> {
  const token = newToken();
  const now = clock();
  const challenge = {
    id: tokenHash(token),
    email,
    createdAt: now,
    expiresAt: now + CODE_LIFE,
    client: client ?? null,
  };
  await db
    .insertInto('otp_challenges')
    .values({
      id: challenge.id,
      email,
      channel,
      code_hash: null,
      tries: 0,
      created_at: now,
      expires_at: challenge.expiresAt,
      consumed_at: null,
      mailbox: mailboxKey(email),
      client: challenge.client,
      bound: bound ? 1 : 0,
      known: known ? 1 : 0,
    })
    .execute();
  return { token, challenge };
}

/** The open challenge of a token, or null. */
export async function readChallenge(
  db: Kysely<Database>,
  { token, channel }: { token: string | undefined; channel: Channel },
  clock: Clock = Date.now,
): Promise<Challenge | null> {
  if (!token) return null;
  return firstOf(openChallenges(db, channel, clock).where('id', '=', tokenHash(token)));
}

/**
 * The open challenge of an address on /api/v1, for clients that send only the specification's fields: the
 * newest that this client requested, else the newest of all. A bound challenge accepts only its token.
 */
export async function unboundChallenge(
  db: Kysely<Database>,
  { email, client }: { email: string; client: string },
  clock: Clock = Date.now,
): Promise<Challenge | null> {
  return firstOf(
    openChallenges(db, 'api', clock)
      .where('email', '=', email)
      .where('bound', '=', 0)
      .orderBy(sql`case when client = ${client} then 0 else 1 end`)
      .orderBy('created_at', 'desc'),
  );
}

function openChallenges(db: Kysely<Database>, channel: Channel, clock: Clock) {
  return db
    .selectFrom('otp_challenges')
    .select(['id', 'email', 'created_at', 'expires_at', 'client'])
    .where('channel', '=', channel)
    .where('consumed_at', 'is', null)
    .where(between('expires_at', clock(), clock() + CODE_LIFE));
}

type Columns = Pick<OtpChallengesTable, 'id' | 'email' | 'created_at' | 'expires_at'> & {
  client: string | null;
};

async function firstOf(
  query: SelectQueryBuilder<Database, 'otp_challenges', Columns>,
): Promise<Challenge | null> {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { id, email, client } = row;
  return { id, email, client, createdAt: row.created_at, expiresAt: row.expires_at };
}

/** Uses up one of the five attempts before the code is compared; false if none remains. */
export async function takeTry(db: Kysely<Database>, id: string, clock: Clock = Date.now): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', TRIES_A_CODE)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Closes a challenge for good; of any number of simultaneous attempts exactly one gets true. The correct
 * attempt is subtracted again, because it was no guess.
 */
export async function consumeChallenge(
  db: Kysely<Database>,
  { id, taken }: { id: string; taken: 'tries' | 'other_tries' },
  clock: Clock = Date.now,
): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set((eb) => ({ consumed_at: clock(), [taken]: eb(taken, '-', 1) }))
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Ends a challenge whose code was not sent or that a new code replaces. It still counts as a code, and its
 * attempts as guesses.
 */
export async function endChallenge(db: Kysely<Database>, id: string, clock: Clock = Date.now): Promise<void> {
  const now = clock();
  await db
    .updateTable('otp_challenges')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute();
}

/** Stores the hash of the code that is mailed for a challenge. */
export async function setCodeHash(db: Kysely<Database>, id: string, codeHash: string): Promise<void> {
  await db.updateTable('otp_challenges').set({ code_hash: codeHash }).where('id', '=', id).execute();
}

/** The hash of a challenge's code; null where there is none, as with an upstream's. */
export async function readCodeHash(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('otp_challenges')
    .select('code_hash')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.code_hash ?? null;
}
