import { z } from 'zod';
import { ProviderError } from '@/lib/provider/provider-error';
import { isRejection, isTransient, lineSchema, type WireResponse } from './wire';

export const WAITLIST_FAILURE = 'errors.submission';

/** Whether a response to call 1 is a refusal whatever its body: after the others, the outcome is unknown. */
export const isRefusedResponse = (answer: WireResponse) => isRejection(answer) && !isTransient(answer);

const answerSchema = z.object({
  status: z.unknown().optional().transform(Number),
  message: lineSchema.optional().catch(undefined),
});

/**
 * Reads the response to call 1.
 * @throws ProviderError `refused`, with its message, for a refusal and for a status other than 200;
 * `invalid` for what has no fields
 */
export function requireStored(answer: WireResponse): void {
  const { data: fields } = answerSchema.safeParse(answer.json);
  if (isRefusedResponse(answer) || (fields && fields.status !== 200))
    throw new ProviderError('refused', WAITLIST_FAILURE, { said: fields?.message });
  if (!fields) throw new ProviderError('invalid', WAITLIST_FAILURE);
}
