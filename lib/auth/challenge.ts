import { sql, type Kysely } from 'kysely';
import { MINUTE, type Clock } from '@/lib/clock';
import type { Database, OtpChallengesTable } from '@/lib/db/schema';
import { newToken, tokenHash } from './token';

export const CODE_LIFE = 10 * MINUTE;
export const TRIES_A_CODE = 5;

type Channel = OtpChallengesTable['channel'];

/**
 * A code that was asked for, bound to who asked: the token stays with the browser (or the client of /api/v1), the
 * database has its hash. Nobody else can use the code up.
 */
export type Challenge = { id: string; email: string; expiresAt: number; createdAt: number };

/** Opens a challenge; its token names it from then on. */
export async function openChallenge(
  db: Kysely<Database>,
  { email, channel }: { email: string; channel: Channel },
  clock: Clock = Date.now,
): Promise<{ token: string; challenge: Challenge }> {
  const token = newToken();
  const now = clock();
  const challenge = { id: tokenHash(token), email, createdAt: now, expiresAt: now + CODE_LIFE };
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
    })
    .execute();
  return { token, challenge };
}

/** The open challenge a token names, or null. */
export async function readChallenge(
  db: Kysely<Database>,
  { token, channel }: { token: string | undefined; channel: Channel },
  clock: Clock = Date.now,
): Promise<Challenge | null> {
  if (!token) return null;
  const row = await db
    .selectFrom('otp_challenges')
    .select(['id', 'email', 'created_at', 'expires_at'])
    .where('id', '=', tokenHash(token))
    .where('channel', '=', channel)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row
    ? { id: row.id, email: row.email, createdAt: Number(row.created_at), expiresAt: Number(row.expires_at) }
    : null;
}

/** The newest open challenge of an address on /api/v1, for clients that send the specification's fields alone. */
export async function latestApiChallenge(
  db: Kysely<Database>,
  email: string,
  clock: Clock = Date.now,
): Promise<Challenge | null> {
  const row = await db
    .selectFrom('otp_challenges')
    .select(['id', 'email', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .where('channel', '=', 'api')
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', clock())
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row
    ? { id: row.id, email: row.email, createdAt: Number(row.created_at), expiresAt: Number(row.expires_at) }
    : null;
}

/** Uses up one of the five tries, before the code is looked at; false where none is left. */
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

/** Closes a challenge for good; true for exactly one of any number that try at once. */
export async function consumeChallenge(
  db: Kysely<Database>,
  id: string,
  clock: Clock = Date.now,
): Promise<boolean> {
  const result = await db
    .updateTable('otp_challenges')
    .set({ consumed_at: clock() })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Forgets a challenge: its code was never sent, or a new one takes its place. */
export async function dropChallenge(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('otp_challenges').where('id', '=', id).execute();
}
