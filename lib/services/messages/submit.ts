import type { Kysely } from 'kysely';
import { z } from 'zod';
import { clientKeys } from '@/lib/platform/http/client-address';
import { upstream } from '@/lib/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import { db } from '@/lib/records/database';
import { scheduleRetry } from '@/lib/records/message-delivery';
import { recordSubmission, type SubmissionContext } from '@/lib/records/messages';
import type { Database } from '@/lib/records/schema';
import { invalidInput } from '@/lib/services/http/handler';
import type { Upstream } from '@/lib/contract/provider';
import { waitlistSchema, type WaitlistSubmission } from '@/lib/contract/waitlist';
import { isRefusal, sendOn, triggerDelivery } from './delivery';
import { requiringStorage } from './requiring-storage';

/** Milliseconds; a person needs longer than this between seeing the form and sending it. */
const FASTEST_PERSON = 2_000;

/**
 * What our own form sends besides the fields of `waitlistSchema`: a hidden field (honeypot), how long it was open, an
 * idempotency key. A wrong value in these never rejects a submission.
 */
const extrasSchema = z.object({
  website: z.string().catch(''),
  elapsed_ms: z.coerce.number().positive().catch(Number.POSITIVE_INFINITY),
  idempotency_key: z.string().min(1).max(200).optional().catch(undefined),
});

/**
 * Accepts the submission in the fields of a request: when this resolves it is stored, and the team will be mailed.
 * @throws HttpError 400 with the message for the first invalid field, 503 when the database cannot store it;
 * RateLimitError; ProviderError when an upstream rejects it
 */
export async function submit(request: Request, fields: Record<string, unknown>): Promise<void> {
  const submission = waitlistSchema.safeParse(fields);
  if (!submission.success) throw invalidInput(submission.error);
  await requiringStorage(() => storeAndSend(db(), upstream(), submission.data, contextOf(request, fields)));
  void triggerDelivery();
}

function contextOf(request: Request, fields: Record<string, unknown>): SubmissionContext {
  const extras = extrasSchema.parse(fields);
  const idempotencyKey = request.headers.get('idempotency-key')?.slice(0, 200) || extras.idempotency_key;
  return {
    ...clientKeys(request),
    suspect: extras.website !== '' || extras.elapsed_ms < FASTEST_PERSON,
    ...(idempotencyKey && { idempotencyKey }),
  };
}

/**
 * Stores a submission, then sends it to the upstream, if there is one. An upstream's refusal is passed on; if it
 * cannot be reached, the message stays queued for the rounds of delivery and the visitor is thanked.
 */
export async function storeAndSend(
  database: Kysely<Database>,
  upstream: Upstream | null,
  submission: WaitlistSubmission,
  context: SubmissionContext,
): Promise<void> {
  const delivery = upstream ? 'queued' : 'none';
  const row = await recordSubmission(database, submission, { ...context, delivery });
  if (!upstream || row.delivery === 'sent') return;
  try {
    await sendOn(database, row, upstream);
  } catch (error) {
    if (!(error instanceof ProviderError) || isRefusal(error)) throw error;
    await scheduleRetry(database, row.id);
  }
}
