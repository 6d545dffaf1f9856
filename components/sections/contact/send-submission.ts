import { z } from '@/lib/contract/zod';
import { localeHeader } from '@/lib/web/locale-field';
import type { ContactWords } from './contact-words';

const answerSchema = z.object({ status: z.number(), message: z.string().optional() });

type Result =
  | { sent: true }
  | {
      sent: false;
      message: string;
      /** The server has seen the key with other fields: the fields may be sent once more, with a new key. */
      isKeyTaken?: boolean;
    };

const KEY_TAKEN = 422;

/** Submits the contact form. An error is returned as its message from the error catalogue. */
export async function sendSubmission(
  words: Pick<ContactWords, 'locale' | 'offline' | 'failed'>,
  fields: Record<string, unknown>,
): Promise<Result> {
  let response: Response;
  try {
    response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...localeHeader(words.locale) },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(15_000),
    });
  } catch {
    return { sent: false, message: words.offline };
  }
  const answer = answerSchema.safeParse(await response.json().catch(() => null));
  if (response.ok && answer.success && answer.data.status === 200) return { sent: true };
  return {
    sent: false,
    isKeyTaken: response.status === KEY_TAKEN,
    message: (answer.success && answer.data.message) || words.failed,
  };
}
