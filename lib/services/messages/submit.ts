import { isStorageError } from '@/lib/platform/db/storage-error';
import { errorFields, limited, log } from '@/lib/platform/log';
import { HttpError } from '@/lib/platform/http/http-error';
import { provider } from '@/lib/provider';
import type { SubmissionContext } from '@/lib/contract/provider';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';
import { triggerDelivery } from './delivery';

/** The specification's words for a message that could not be taken. */
export const SEND_FAILURE = 'Failed to send message. Please try again.';

/**
 * Takes a submission: when this resolves it is safe, and the team will be told.
 * @throws HttpError 503 when the database cannot take it; RateLimitError; ProviderError when an upstream refuses
 */
export async function submit(submission: WaitlistSubmission, context: SubmissionContext): Promise<void> {
  try {
    await provider().submitWaitlist(submission, context);
  } catch (error) {
    if (!isStorageError(error)) throw error;
    // While a disk is full every submission fails for the same reason: one line a minute says it.
    limited('submission', () => log.error(errorFields(error), 'The database did not take a submission'), 1);
    throw new HttpError(503, SEND_FAILURE, { 'Retry-After': '5' });
  }
  void triggerDelivery();
}
