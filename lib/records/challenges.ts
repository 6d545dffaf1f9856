import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { MINUTE, type Clock } from '@/lib/platform/clock';
import { isBetween } from './between';
import { ACCOUNT_PURPOSES, type CodePurpose } from '@/lib/contract/otp';
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
  /** By default signing in, the only one on /api/v1. */
  purpose?: CodePurpose;
  /** The address of the signed-in person who has a code sent to another one. */
  sender?: string;
};

/**
 * Who asks for a code. Each has codes and guesses of its own, so that nobody uses up those of another:
 * `browser`: to sign in, in one that never did with this address; `known`: in one that did; `confirming`: somebody who
 * is signed in, to the present address; `proving`: an address for a request, or to move to, in a browser that
 * is not known.
 */
export type AskerKind = 'browser' | 'known' | 'confirming' | 'proving' | 'api';

export function challengeKind({
  channel,
  known,
  purpose = 'sign-in',
}: Pick<Asker, 'channel' | 'known' | 'purpose'>): AskerKind {
  if (channel === 'api') return 'api';
  if ((ACCOUNT_PURPOSES as readonly CodePurpose[]).includes(purpose)) return 'confirming';
  if (known) return 'known';
  return purpose === 'sign-in' ? 'browser' : 'proving';
}

/**
 * A code that was requested, bound to its client: the token stays with the browser (or the client of
 * /api/v1), and the database stores its hash. Other clients cannot use up its attempts.
 */
export type Challenge = {
  id: string;
  email: string;
  purpose: CodePurpose;
  expiresAt: number;
  createdAt: number;
  client: string | null;
  /** Null where an earlier release had an upstream make the code. */
  codeHash: string | null;
};

/** Opens a challenge for a code and returns its token. */
export async function openChallenge(
  db: Kysely<Database>,
  { email, channel, client, bound = false, known = false, purpose = 'sign-in' }: Asker,
  code: string,
  clock: Clock = Date.now,
): Promise<{ token: string; challenge: Challenge }> {
  const token = newToken();
  const now = clock();
  const id = tokenHash(token);
  const challenge = {
    id,
    email,
    purpose,
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
      purpose,
    })
    .execute();
  return { token, challenge };
}

/** Whether a code is the one of a challenge, in constant time. */
export function isCodeOf({ id, codeHash }: Challenge, code: string): boolean {
  return codeHash !== null && isKeyedHash('otp', hashed(id, code), codeHash);
}

const hashed = (id: string, code: string) => `${id}\n${code}`;

/** The open challenge of a token, or null; also null if its code is for something else. */
export async function readChallenge(
  db: Kysely<Database>,
  {
    token,
    channel,
    purposes,
  }: { token: string | undefined; channel: Channel; purposes: readonly CodePurpose[] },
  clock: Clock = Date.now,
): Promise<Challenge | null> {
  if (!token) return null;
  return firstOf(
    openChallenges(db, channel, clock)
      .where('id', '=', tokenHash(token))
      .where('purpose', 'in', [...purposes]),
  );
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
    .select(['id', 'email', 'purpose', 'created_at', 'expires_at', 'client', 'code_hash'])
    .where('channel', '=', channel)
    .where('consumed_at', 'is', null)
    .where(isBetween('expires_at', clock(), clock() + CODE_LIFE));
}

type Columns = Pick<OtpChallengesTable, 'id' | 'email' | 'created_at' | 'expires_at' | 'code_hash'> & {
  client: string | null;
  purpose: CodePurpose;
};

async function firstOf(
  query: SelectQueryBuilder<Database, 'otp_challenges', Columns>,
): Promise<Challenge | null> {
  const row = await query.executeTakeFirst();
  if (!row) return null;
  const { id, email, client, purpose } = row;
  return {
    id,
    email,
    client,
    purpose,
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

/** Ends a challenge that a new code replaces. It still counts as a code, and its attempts as guesses. */
export async function endChallenge(db: Kysely<Database>, id: string, clock: Clock = Date.now): Promise<void> {
  const now = clock();
  await db
    .updateTable('otp_challenges')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes a challenge whose code was not sent: it counts neither as a code nor for guesses. */
export async function deleteChallenge(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('otp_challenges').where('id', '=', id).execute();
}
