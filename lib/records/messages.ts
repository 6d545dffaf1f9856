import { randomUUID, createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { DAY, HOUR, MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import type { ClientKeys } from '@/lib/platform/http/client-address';
import { HttpError } from '@/lib/platform/http/http-error';
import type { RequestKind } from '@/lib/contract/request';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';
import { keyedHash } from '@/lib/platform/secret';
import { isBetween } from './between';
import type { Database, WaitlistKeysTable, WaitlistTable } from './schema';
import { ANONYMOUS_BYTES, ROW_BYTES } from './anonymous-bytes';
import { requirePoint, requirePoints, requireShare, type Limit } from './limits';
import { REQUEST_LIMIT } from './requests';

/** Within this time the same fields are the same submission. */
const SAME_SUBMISSION = 10 * MINUTE;
const SAME_IDEMPOTENCY_KEY = DAY;

/**
 * Limit on new submissions; repeats are free. The address is typed and not proven, so the limit is per
 * address and client: one client cannot use up another's.
 */
export const ADDRESS_LIMIT: Limit = { name: 'waitlist-address', points: 5, window: HOUR };
/** Limit per client address, which many people may share. */
export const CLIENT_LIMIT: Limit = { name: 'waitlist-client', points: 30, window: HOUR };
/**
 * Bytes that one point of a client pays for: with its mail and its log, an hour's points need less than 1 MB
 * of disk.
 */
const BYTES_A_POINT = 8 * 1024;

/** For this long the request that wrote a queued row delivers it; then the delivery round takes it. */
const FIRST_ATTEMPT = 10 * SECOND;

/** The context of a submission besides its fields. */
export type SubmissionContext = {
  /** The same key of a client means the same submission. */
  idempotencyKey?: string;
  /** Looks automated: stored all the same, but marked. */
  suspect?: boolean;
} & Partial<ClientKeys>;

/** What makes a message a request; a repeat has the number of the first. */
type RequestFields = { number: string; kind: RequestKind; dueAt: number; locale: string };

type Context = SubmissionContext & { delivery: 'none' | 'queued'; request?: RequestFields };

/**
 * Stores a submission once and returns its row: when this resolves, it is on disk. A repeat, also a
 * simultaneous one, gets the first row.
 * @throws HttpError 422 when the client has used its key for other content; RateLimitError when the client
 * has sent too much, under this address or in total; in both cases nothing is stored
 */
export async function recordSubmission(
  db: Kysely<Database>,
  submission: WaitlistSubmission,
  { idempotencyKey, suspect = false, client, network, delivery, request }: Context,
  clock: Clock = Date.now,
): Promise<Selectable<WaitlistTable>> {
  const now = clock();
  const id = randomUUID();
  const content = contentHash(submission, request?.kind);
  return db.transaction().execute(async (trx) => {
    const keys = [
      ...(idempotencyKey
        ? [
            {
              key: keyOf(idempotencyKey, client),
              expires_at: now + SAME_IDEMPOTENCY_KEY,
            },
          ]
        : []),
      { key: `content:${content}`, expires_at: now + SAME_SUBMISSION },
    ];
    for (const key of keys) {
      const owner = await claim(trx, { ...key, waitlist_id: id, content }, now);
      if (owner.waitlist_id === id) continue;
      if (owner.content !== null && owner.content !== content) throw new HttpError(422, 'errors.key-taken');
      // Keys claimed before point to the row that was stored first.
      await trx
        .updateTable('waitlist_keys')
        .set({ waitlist_id: owner.waitlist_id })
        .where('waitlist_id', '=', id)
        .execute();
      return trx
        .selectFrom('waitlist')
        .selectAll()
        .where('id', '=', owner.waitlist_id)
        .executeTakeFirstOrThrow();
    }
    // Above the limit the whole transaction is rolled back, including the keys.
    if (client) {
      await requirePoints(trx, CLIENT_LIMIT, { client, network }, clock, pointsOf(submission));
      // The address of a request is proven, and how many have a code mailed is limited.
      if (!request)
        await requireShare(
          trx,
          ANONYMOUS_BYTES.messages,
          { client, network },
          clock,
          bytesOf(submission) + ROW_BYTES.message,
        );
    }
    if (request) await requirePoint(trx, REQUEST_LIMIT, addressKey(submission.email), clock);
    else await requirePoint(trx, ADDRESS_LIMIT, addressKey(submission.email, client), clock);
    return trx
      .insertInto('waitlist')
      .values({
        id,
        created_at: now,
        email: submission.email,
        phone_number: submission.phone_number ?? null,
        user_type: submission.user_type ?? null,
        message: submission.message ?? null,
        suspect: suspect ? 1 : 0,
        notified_at: null,
        delivery,
        next_attempt_at: delivery === 'queued' ? now + FIRST_ATTEMPT : now,
        ...(request && {
          request_number: request.number,
          request_kind: request.kind,
          due_at: request.dueAt,
          locale: request.locale,
        }),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** The row that a client has stored under a key with the same content: a repeat of what was accepted. */
export async function findRepeat(
  db: Kysely<Database>,
  submission: WaitlistSubmission,
  { idempotencyKey, client, kind }: { idempotencyKey: string; client: string; kind: RequestKind },
  clock: Clock = Date.now,
): Promise<Selectable<WaitlistTable> | undefined> {
  const now = clock();
  return db
    .selectFrom('waitlist')
    .selectAll('waitlist')
    .innerJoin('waitlist_keys', 'waitlist_keys.waitlist_id', 'waitlist.id')
    .where('key', '=', keyOf(idempotencyKey, client))
    .where('content', '=', contentHash(submission, kind))
    .where(isBetween('expires_at', now, now + SAME_IDEMPOTENCY_KEY))
    .executeTakeFirst();
}

/** A key belongs to its client: two visitors may choose the same one. */
const keyOf = (idempotencyKey: string, client = '') => `key:${sha256(`${client}\n${idempotencyKey}`)}`;

/**
 * Claims a key for this row unless a valid one exists; returns the row that has it. The write lock on the
 * key orders simultaneous requests.
 */
async function claim(
  trx: Transaction<Database>,
  key: Selectable<WaitlistKeysTable>,
  now: number,
): Promise<{ waitlist_id: string; content: string | null }> {
  await trx
    .insertInto('waitlist_keys')
    .values(key)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ waitlist_id: key.waitlist_id, content: key.content, expires_at: key.expires_at })
        .where(sql<boolean>`not ${isBetween('waitlist_keys.expires_at', now, now + SAME_IDEMPOTENCY_KEY)}`),
    )
    .execute();
  return trx
    .selectFrom('waitlist_keys')
    .select(['waitlist_id', 'content'])
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
}

/** The key ends with the hash of the address, so that deleting a person finds it. */
function addressKey(email: string, client = ''): string {
  return `${client}:${keyedHash('address', email.toLowerCase())}`;
}

/** One point for each submission, more for a long one. */
function pointsOf(submission: WaitlistSubmission): number {
  return Math.ceil(bytesOf(submission) / BYTES_A_POINT);
}

const bytesOf = (submission: WaitlistSubmission) => Buffer.byteLength(JSON.stringify(submission));

/** Oldest first. */
export async function listMessages(db: Kysely<Database>): Promise<Selectable<WaitlistTable>[]> {
  return db.selectFrom('waitlist').selectAll().orderBy('created_at').execute();
}

/** A hash of a submission: every field counts; the case of the address and surrounding spaces do not. */
export function contentHash(
  { email, phone_number, user_type, message }: WaitlistSubmission,
  kind?: RequestKind,
): string {
  const fields = [email.toLowerCase(), phone_number?.trim(), user_type, message?.trim()];
  if (kind) fields.push(kind);
  return sha256(JSON.stringify(fields.map((field) => field ?? '')));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
