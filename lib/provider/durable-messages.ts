import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { markDelivered, scheduleRetry } from '@/lib/records/message-delivery';
import { recordSubmission } from '@/lib/records/messages';
import type { Provider } from '@/lib/contract/provider';
import { ProviderError } from '@/lib/provider/provider-error';

/**
 * Makes an upstream's call 1 durable, as the embedded provider's is: the submission is stored first, then
 * sent. If the upstream rejects it, its message is passed on; if it cannot be reached, the row stays queued
 * for retries and the visitor sees success.
 */
export function withDurableWaitlist(upstream: Provider, db: () => Kysely<Database>): Provider {
  return {
    ...upstream,
    async submitWaitlist(submission, context) {
      const row = await recordSubmission(db(), submission, { ...context, delivery: 'queued' });
      if (row.delivery === 'sent') return;
      try {
        await upstream.submitWaitlist(submission, { ...context, idempotencyKey: row.id });
        await markDelivered(db(), row.id, 'sent');
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'refused') {
          await markDelivered(db(), row.id, 'refused');
          throw error;
        }
        await scheduleRetry(db(), row.id);
      }
    },
  };
}
