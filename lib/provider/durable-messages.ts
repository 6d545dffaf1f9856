import type { Kysely } from 'kysely';
import type { Database } from '@/lib/records/schema';
import { markDelivered, scheduleRetry } from '@/lib/records/message-delivery';
import { recordSubmission } from '@/lib/records/messages';
import { ProviderError, type Provider } from '@/lib/contract/provider';

/**
 * Gives an upstream's call 1 what the embedded provider has by nature: the submission is written down first, then sent.
 * Where the upstream refuses, its words are passed on; where it cannot be reached, the row stays queued and the visitor
 * is thanked, because nothing is lost.
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
