import { postJson } from '@/lib/web/post-json';
import type { ContactWords } from './contact-words';

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
  const answer = await postJson('/api/waitlist', fields, { locale: words.locale });
  if (answer.ok) return { sent: true };
  const { status, message } = answer;
  if (status === 0) return { sent: false, message: words.offline };
  return { sent: false, isKeyTaken: status === KEY_TAKEN, message: message ?? words.failed };
}
