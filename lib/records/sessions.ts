import type { Kysely } from 'kysely';
import { DAY, MINUTE, type Clock } from '@/lib/platform/clock';
import type { Database, SessionsTable } from './schema';
import { errorFields, log } from '@/lib/platform/log';
import { onePerProcess } from '@/lib/platform/one-per-process';
import type { ProviderUser, SignedIn } from '@/lib/contract/provider';
import { newToken, tokenHash } from '@/lib/platform/token';

export const IDLE_LIFE = 7 * DAY;
export const SESSION_LIFE = 30 * DAY;

/** How stale `seen_at` may be, in milliseconds: a session in use writes at most this often. */
const SEEN_STEP = 5 * MINUTE;

/** A signed-in person; a session always has both the user and the provider's token. */
export type Session = { id: string; user: ProviderUser; providerToken: string; expiresAt: number };

/** Where somebody signs in, in coarse words for the list of their sessions. */
export type SessionClient = Pick<SessionsTable, 'channel' | 'browser' | 'system' | 'network'>;

const UNKNOWN_CLIENT: SessionClient = { channel: null, browser: null, system: null, network: null };

/** Starts a session under a new id and returns the token for the browser's cookie. */
export async function createSession(
  db: Kysely<Database>,
  { user, token: providerToken, client = UNKNOWN_CLIENT }: SignedIn & { client?: SessionClient },
  clock: Clock = Date.now,
): Promise<string> {
  const token = newToken();
  const now = clock();
  await db
    .insertInto('sessions')
    .values({
      id: tokenHash(token),
      user_id: user.id,
      email: user.email,
      name: user.name,
      provider_token: providerToken,
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_LIFE,
      ...client,
    })
    .execute();
  return token;
}

/**
 * The session of a token; null if it has ended, was idle too long, or never existed. Reading it resets the
 * idle time.
 */
export async function readSession(
  db: Kysely<Database>,
  token: string | undefined,
  clock: Clock = Date.now,
): Promise<Session | null> {
  if (!token) return null;
  const now = clock();
  const id = tokenHash(token);
  if (endedSessions().has(id)) return null;
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - IDLE_LIFE)
    .executeTakeFirst();
  if (!row) return null;
  if (row.seen_at < now - SEEN_STEP) await markSeen(db, row.id, now);
  return {
    id: row.id,
    user: { id: row.user_id, email: row.email, name: row.name },
    providerToken: row.provider_token,
    expiresAt: row.expires_at,
  };
}

/** Sessions that have ended and are not deleted yet. */
const endedSessions = onePerProcess('ended-sessions', () => new Set<string>());

/** Set while `seen_at` cannot be written, so that a full disk causes one log line and not one per request. */
let seenFails = false;

/** Records that a session is in use. If the write fails, the session still works. */
async function markSeen(db: Kysely<Database>, id: string, now: number): Promise<void> {
  try {
    await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
    seenFails = false;
  } catch (error) {
    if (!seenFails) log.error(errorFields(error), 'The last use of sessions cannot be written');
    seenFails = true;
  }
}

/** Ends one session immediately, also for /api/v1. */
export async function endSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
  endedSessions().delete(id);
}

/** Ends a session for this process: {@link endRest} deletes it, when the disk has room again. */
export function endWithoutRecord(id: string): void {
  endedSessions().add(id);
}

/** Deletes the sessions that could not be deleted when they ended. */
export async function endRest(db: Kysely<Database>): Promise<void> {
  for (const id of endedSessions()) await endSession(db, id);
}

export async function endAllSessions(db: Kysely<Database>, email: string): Promise<void> {
  await db.deleteFrom('sessions').where('email', '=', email).execute();
}

/** A session as the list of an account shows it. */
export type OpenSession = SessionClient & { id: string; createdAt: number; seenAt: number };

/** The sessions of an address, those used last first. */
export async function openSessions(
  db: Kysely<Database>,
  email: string,
  clock: Clock = Date.now,
): Promise<OpenSession[]> {
  const now = clock();
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'channel', 'browser', 'system', 'network'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('seen_at', '>', now - IDLE_LIFE)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows
    .filter(({ id }) => !endedSessions().has(id))
    .map(({ created_at, seen_at, ...row }) => ({ ...row, createdAt: created_at, seenAt: seen_at }));
}
