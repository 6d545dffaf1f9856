import { z } from 'zod';
import { clientKeys } from '@/lib/platform/http/client-address';
import { invalidInput } from '@/lib/services/http/handler';
import type { SubmissionContext } from '@/lib/records/messages';
import { waitlistSchema, type WaitlistSubmission } from '@/lib/contract/waitlist';

/** Milliseconds; a person needs longer than this between seeing the form and sending it. */
const FASTEST_PERSON = 2_000;

/**
 * What our own form sends besides the four fields: a hidden field (honeypot), how long it was open, an
 * idempotency key. A wrong value in these never rejects a submission.
 */
const extrasSchema = z.object({
  website: z.string().catch(''),
  elapsed_ms: z.coerce.number().positive().catch(Number.POSITIVE_INFINITY),
  idempotency_key: z.string().min(1).max(200).optional().catch(undefined),
});

/**
 * Reads a submission and its context from the fields of a request.
 * @throws HttpError 400 with the message for the first invalid field
 */
export function parseSubmission(
  request: Request,
  fields: Record<string, unknown>,
): { submission: WaitlistSubmission; context: SubmissionContext } {
  const submission = waitlistSchema.safeParse(fields);
  if (!submission.success) throw invalidInput(submission.error);
  const extras = extrasSchema.parse(fields);
  const idempotencyKey = request.headers.get('idempotency-key')?.slice(0, 200) || extras.idempotency_key;
  return {
    submission: submission.data,
    context: {
      ...clientKeys(request),
      suspect: extras.website !== '' || extras.elapsed_ms < FASTEST_PERSON,
      ...(idempotencyKey && { idempotencyKey }),
    },
  };
}
