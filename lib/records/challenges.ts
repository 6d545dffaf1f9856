import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { MINUTE, type Clock } from '@/lib/platform/clock';
import { between } from './between';
import type { Database, OtpChallengesTable } from './schema';
import { mailboxKey } from './mailbox';
import { isKeyedHash, keyedHash } from '@/lib/platform/secret';
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
  /** Null where an earlier release had an upstream make the code. */
  codeHash: string | null;
};

/** Opens a challenge for a code and returns its token. */
export async function openChallenge(
  db: Kysely<Database>,
  { email, channel, client, bound = false, known = false }: Asker,
  code: string,
  clock: Clock = Date.now,
): Promise<{ token: string; challenge: Challenge }> {
  const token = newToken();
  const now = clock();
  const id = tokenHash(token);
  const challenge = {
    id,
    email,
    createdAt: now,
    expiresAt: now + CODE_LIFE,
    client: client ?? null,
    codeHash: keyedHash('otp', hashed(id, code)),
  };
  await db
    .insertInto('otp_challenges')
    .values({
      id,
      email,
      channel,
      code_hash: challenge.codeHash,
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

/** Whether a code is the one of a challenge, in constant time. */
export function isCodeOf({ id, codeHash }: Challenge, code: string): boolean {
  return codeHash !== null && isKeyedHash('otp', hashed(id, code), codeHash);
}

const hashed = (id: string, code: string) => `${id}\n${code}`;

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
    .select(['id', 'email', 'created_at', 'expires_at', 'client', 'code_hash'])
    .where('channel', '=', channel)
    .where('consumed_at', 'is', null)
    .where(between('expires_at', clock(), clock() + CODE_LIFE));
}

type Columns = Pick<OtpChallengesTable, 'id' | 'email' | 'created_at' | 'expires_at' | 'code_hash'> & {
  client: string | null;
};

async function firstOf(
  query: SelectQueryBuilder<Database, 'otp_challenges', Columns>,
): Promise<Challenge | null> {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { id, email, client } = row;
  return {
    id,
    email,
    client,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    codeHash: row.code_hash,
  };
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
