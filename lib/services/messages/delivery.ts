import type { Kysely, Selectable } from 'kysely';
import { alarm } from '@/lib/platform/alarm';
import { HOUR, SECOND, type Clock } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import type { Database, WaitlistTable } from '@/lib/records/schema';
import { errorFields, log } from '@/lib/platform/log';
import { sendMail, type Mail } from '@/lib/platform/mail/mail';
import type { Provider } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { upstream } from '@/lib/provider';
import { returnPoint, takePoint, type Limit } from '@/lib/records/limits';
import {
  markDelivered,
  markNotified,
  postponeMessage,
  scheduleRetry,
  takeDueMessage,
} from '@/lib/records/message-delivery';
import { submissionNotice } from './notice';

const ROUND = 15 * SECOND;
const MOST_IN_ROUND = 20;

/**
 * Limit on mails to the team, from all clients: a flood must not fill its mailbox or harm the mail server's
 * reputation. Messages above it are stored and mailed after the hour.
 */
export const NOTICE_LIMIT: Limit = { name: 'waitlist-notices', points: 120, window: HOUR };

type Deps = { upstream: Provider | null; send: (mail: Mail) => Promise<void>; clock: Clock };

/**
 * One round: mails the team about new rows, and sends to an upstream what it has not accepted. Each row is
 * claimed just before, because a mail takes seconds, and a claim holds for a minute. A row that fails is retried; delivery is at least once, with the row's id as idempotency key.
 */
export async function deliverDue(database: Kysely<Database>, { upstream, send, clock }: Deps): Promise<void> {
  for (let i = 0; i < MOST_IN_ROUND; i += 1) {
    const row = await takeDueMessage(database, clock());
    if (!row) return;
    const results = await Promise.allSettled([
      notify(database, row, send, clock),
      sendOn(database, row, upstream),
    ]);
    const failed = results.filter((result) => result.status === 'rejected');
    if (failed.length === 0) continue;
    await scheduleRetry(database, row.id, clock());
    for (const { reason } of failed)
      log.warn(
        { ...errorFields(reason), submission: row.id },
        'The delivery of a message failed; it will be retried',
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
  const timer = setInterval(() => void triggerDelivery(), ROUND);
  timer.unref();
  void triggerDelivery();
  return () => clearInterval(timer);
}

async function notify(
  database: Kysely<Database>,
  row: Selectable<WaitlistTable>,
  send: Deps['send'],
  clock: Clock,
): Promise<void> {
  if (row.notified_at !== null) return;
  const place = await takePoint(database, NOTICE_LIMIT, 'all', clock);
  if (!place.allowed) {
    alarm(
      'messages-flood',
      { notices: NOTICE_LIMIT.points, retryAfter: place.retryAfter },
      'So many contact messages came in an hour that the team gets no more mails of them for now',
    );
    await postponeMessage(database, row.id, clock() + place.retryAfter * SECOND);
    return;
  }
  try {
    await send(submissionNotice(row));
  } catch (error) {
    // A mail that was not sent does not count against the limit.
    await returnPoint(database, NOTICE_LIMIT, 'all');
    throw error;
  }
  await markNotified(database, row.id, clock());
}

async function sendOn(
  database: Kysely<Database>,
  row: Selectable<WaitlistTable>,
  upstream: Provider | null,
): Promise<void> {
  if (row.delivery !== 'queued' || !upstream) return;
  try {
    await upstream.submitWaitlist(
      {
        email: row.email,
        phone_number: row.phone_number ?? undefined,
        user_type: (row.user_type as 'investor' | 'advisor' | 'broker' | null) ?? undefined,
        message: row.message ?? undefined,
      },
      { idempotencyKey: row.id },
    );
    await markDelivered(database, row.id, 'sent');
  } catch (error) {
    if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
    await markDelivered(database, row.id, 'refused');
  }
}
