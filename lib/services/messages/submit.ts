import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { HttpError } from '@/lib/platform/http/http-error';
import { upstream } from '@/lib/provider';
import { db } from '@/lib/records/database';
import type { SubmissionContext } from '@/lib/records/messages';
import type { WaitlistSubmission } from '@/lib/contract/waitlist';
import { storeAndSend, triggerDelivery } from './delivery';

/**
 * Accepts a submission: when this resolves it is stored, and the team will be mailed.
 * @throws HttpError 503 when the database cannot store it; RateLimitError; ProviderError when an upstream
 * rejects it
 */
export async function submit(submission: WaitlistSubmission, context: SubmissionContext): Promise<void> {
  try {
    await storeAndSend(db(), upstream(), submission, context);
  } catch (error) {
    if (!isStorageError(error)) throw error;
    storageAlarm(error);
    throw new HttpError(503, 'errors.message-failed', { headers: { 'Retry-After': '5' } });
  }
  void triggerDelivery();
}
