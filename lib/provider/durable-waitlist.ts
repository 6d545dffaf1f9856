import type { Kysely } from 'kysely';
import type { Database } from '@/lib/db/schema';
import { postpone, settle } from '@/lib/waitlist/delivery-state';
import { recordSubmission } from '@/lib/waitlist/record';
import { ProviderError, type Provider } from './contract';

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
        await settle(db(), row.id, 'sent');
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'refused') {
          await settle(db(), row.id, 'refused');
          throw error;
        }
        await postpone(db(), row.id);
      }
    },
  };
}
