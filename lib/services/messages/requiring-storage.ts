import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { HttpError } from '@/lib/platform/http/http-error';
import { RETRY_AFTER } from '@/lib/platform/http/retry-after';

/**
 * Stores what somebody wrote to us.
 * @throws HttpError 503 when the database cannot; then an operator is told
 */
export async function requiringStorage<Result>(store: () => Promise<Result>): Promise<Result> {
  try {
    return await store();
  } catch (error) {
    if (!isStorageError(error)) throw error;
    storageAlarm(error);
    throw new HttpError(503, 'errors.message-failed', {
      headers: { 'Retry-After': String(RETRY_AFTER.messageFailed) },
    });
  }
}
