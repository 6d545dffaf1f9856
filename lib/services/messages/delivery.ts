import type { Kysely, Selectable } from 'kysely';
import { alarm } from '@/lib/platform/alarm';
import { HOUR, MINUTE, SECOND, type Clock } from '@/lib/platform/clock';
import { every } from '@/lib/platform/every';
import { db } from '@/lib/records/database';
import type { Database, WaitlistTable } from '@/lib/records/schema';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail, type Mail } from '@/lib/platform/mail/mail';
import type { Upstream } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { upstream } from '@/lib/provider';
import { returnPoint, takePoint, type Limit } from '@/lib/records/limits';
import {
  markAcknowledged,
  markDelivered,
  markNotified,
  postponeMessages,
  scheduleRetry,
  takeDueMessages,
} from '@/lib/records/message-delivery';
import { acknowledgement, digestNotice, submissionNotice } from './notice';

const ROUND = 15 * SECOND;
/** So many messages at once have a mail each, to which the team can reply. */
const MOST_ALONE = 5;
export const MOST_IN_DIGEST = 100;

/**
 * Limits on mails to the team, from all clients: a flood must not fill its mailbox or harm the mail server's
 * reputation. Above the first, messages share mails, so that a flood delays no other message for long.
 */
export const NOTICE_LIMIT: Limit = { name: 'waitlist-notices', points: 60, window: HOUR };
const DIGEST_LIMIT: Limit = { name: 'waitlist-digests', points: 1, window: MINUTE };

type Row = Selectable<WaitlistTable>;

type Deps = { upstream: Upstream | null; send: (mail: Mail) => Promise<void>; clock: Clock };

/**
 * One round: mails the team about new rows, acknowledges requests, and sends to an upstream what it has not
 * accepted. A claim on rows outlasts their mails and requests, which run side by side. A row that fails is
 * retried for three days; delivery is at least once, with the row's id as idempotency key.
 */
export async function deliverDue(database: Kysely<Database>, { upstream, send, clock }: Deps): Promise<void> {
  for (;;) {
    const rows = await takeDueMessages(database, MOST_IN_DIGEST, clock());
    if (rows.length === 0) return;
    const notices = await startNotices(database, rows, send, clock);
    await Promise.all(
      rows.map(async (row) => {
        const results = await Promise.allSettled([
          notices.get(row.id),
          row.delivery === 'queued' && sendOn(database, row, upstream),
          acknowledge(database, row, { send, clock }),
        ]);
        const errors = results
          .map((result): unknown => (result.status === 'rejected' ? result.reason : undefined))
          .filter((error) => error !== undefined && !isRefusal(error));
        if (errors.length === 0) return;
        const wasLast = await scheduleRetry(database, row.id, clock());
        for (const error of errors)
          log.warn({ ...errorFields(error), submission: row.id }, 'The delivery of a message failed');
        if (wasLast)
          alarm(
            'message-undelivered',
            { submission: row.id },
            'A contact message could not be mailed or sent on for three days and is not tried any more',
          );
      }),
    );
  }
}

let running: Promise<void> | undefined;

/**
 * Starts a round unless one is running: called after a submission was stored. Resolves at the end of the
 * round.
 */
export function triggerDelivery(): Promise<void> {
  running ??= deliverDue(db(), { upstream: upstream(), send: sendMail, clock: Date.now })
    .catch((error: unknown) => log.error(errorFields(error), 'The delivery round failed'))
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** Runs rounds in the server's background until the returned function is called. */
export function startDelivery(): () => void {
  const run = () => void triggerDelivery();
  run();
  return every(ROUND, run);
}

/**
 * Starts the mails about rows of which the team does not know, and returns each row's by its id: a few rows
 * have a mail each, more share one. Rows without a mail are postponed.
 */
async function startNotices(
  database: Kysely<Database>,
  rows: readonly Row[],
  send: Deps['send'],
  clock: Clock,
): Promise<ReadonlyMap<string, Promise<void>>> {
  const notices = new Map<string, Promise<void>>();
  const start = async (limit: Limit, about: readonly Row[], mail: Mail) => {
    const place = await takePoint(database, limit, 'all', clock);
    if (place.allowed) {
      const delivery = notify(database, about, () => send(mail), { limit, clock });
      // The rows' own handling of it begins when all mails have been started.
      delivery.catch(() => undefined);
      for (const { id } of about) notices.set(id, delivery);
    } else
      alarm(
        'messages-flood',
        { notices: limit.points, retryAfter: place.retryAfter },
        'So many contact messages came that they share mails to the team',
      );
    return place;
  };
  const unknown = rows.filter(({ notified_at }) => notified_at === null);
  if (unknown.length <= MOST_ALONE)
    for (const row of unknown) if (!(await start(NOTICE_LIMIT, [row], submissionNotice(row))).allowed) break;
  const unnotified = unknown.filter(({ id }) => !notices.has(id));
  if (unnotified.length === 0) return notices;
  const place = await start(DIGEST_LIMIT, unnotified, digestNotice(unnotified));
  if (!place.allowed)
    await postponeMessages(database, idsOf(unnotified), clock() + place.retryAfter * SECOND);
  return notices;
}

async function notify(
  database: Kysely<Database>,
  rows: readonly Row[],
  send: () => Promise<void>,
  { limit, clock }: { limit: Limit; clock: Clock },
): Promise<void> {
  try {
    await send();
  } catch (error) {
    // A mail that was not sent does not count against the limit.
    await returnPoint(database, limit, 'all');
    throw error;
  }
  await markNotified(database, idsOf(rows), clock());
}

/** Mails the number of a request to the person, once. */
async function acknowledge(
  database: Kysely<Database>,
  row: Row,
  { send, clock }: Pick<Deps, 'send' | 'clock'>,
): Promise<void> {
  if (row.request_number === null || row.acknowledged_at !== null) return;
  await send(acknowledgement(row));
  await markAcknowledged(database, row.id, clock());
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/**
 * Sends a stored message to the upstream and records whether it was accepted or refused.
 * @throws ProviderError
 */
export async function sendOn(database: Kysely<Database>, row: Row, upstream: Upstream | null): Promise<void> {
  if (!upstream) throw new Error('There is no provider any more to which the message could be sent');
  const submission = {
    email: row.email,
    phone_number: row.phone_number ?? undefined,
    user_type: (row.user_type as 'investor' | 'advisor' | 'broker' | null) ?? undefined,
    message: row.message ?? undefined,
  };
  try {
    await upstream.submitWaitlist(submission, row.id);
    await markDelivered(database, row.id, 'sent');
  } catch (error) {
    if (isRefusal(error)) await markDelivered(database, row.id, 'refused');
    throw error;
  }
}

export const isRefusal = (error: unknown) => error instanceof ProviderError && error.kind === 'refused';
