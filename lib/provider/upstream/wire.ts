import { z } from 'zod';
import { ProviderError } from '@/lib/provider/provider-error';
import { CONTROLS } from '@/lib/platform/controls.mjs';
import { requestId } from '@/lib/platform/request-id';

/**
 * Larger responses are invalid and are not read to their end, in bytes. One post of 5 MB must not take a
 * list with it: its text is cut off later.
 */
const ANSWER_LIMIT = 16 * 1024 * 1024;

/** In characters. */
const LINE_LIMIT = 300;

const NO_TEXT = new RegExp(`[\\s\\p{Surrogate}${CONTROLS}]+`, 'gu');

/** A provider's message or name as one short line of text: people see it, and messages are logged. */
export const lineSchema = z
  .string()
  .transform((text) => text.slice(0, LINE_LIMIT).replace(NO_TEXT, ' ').trim());

export const envelopeSchema = z.object({
  status: z.union([z.number(), z.string()]).transform(Number),
  message: lineSchema.nullish(),
  data: z.unknown().optional(),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** `json` is undefined for a body that is not JSON; `text` is the body as it came. */
export type WireResponse = { httpStatus: number; headers: Headers; json: unknown; text: string };

/** The messages, by their keys, when a call fails: connection or server errors, and all other reasons. */
export type FailureKeys = { unreachable: string; failed: string };

/**
 * Sends one request to the provider and reads the whole response within the signal's deadline.
 * @param isAnswer whether the caller understands this response, whatever its status
 * @throws ProviderError `unreachable` for a transport failure or a status of {@link isTransient}, `invalid`
 * for what is not JSON
 */
export async function ask(
  url: string,
  init: RequestInit & { signal: AbortSignal },
  keys: FailureKeys,
  isAnswer: (answer: WireResponse) => boolean = () => false,
): Promise<WireResponse> {
  const id = requestId();
  let httpStatus: number;
  let headers: Headers;
  let text: string;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      // No `cache` option: Next does not cache a plain fetch, and "no-store" would stop it from
      // prerendering the page.
      headers: { Accept: 'application/json', ...(id && { 'X-Request-Id': id }), ...init.headers },
    });
    ({ status: httpStatus, headers } = response);
    text = await readBounded(response, init.signal);
  } catch (error) {
    throw new ProviderError('unreachable', keys.unreachable, { cause: error });
  }
  const answer = { httpStatus, headers, json: parse(text), text };
  if (isAnswer(answer)) return answer;
  if (isTransient(answer)) throw new ProviderError('unreachable', keys.unreachable);
  if (answer.json === undefined) throw new ProviderError('invalid', keys.failed);
  return answer;
}

/** Whether an error says that the provider did not answer. */
export function isUnreachable(error: unknown): error is ProviderError {
  return error instanceof ProviderError && error.kind === 'unreachable';
}

/** The request that posts JSON. */
export function jsonPost(fields: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  };
}

/** Whether the same request may have another answer later. */
export function isTransient({ httpStatus }: WireResponse): boolean {
  return httpStatus >= 500 || [408, 425, 429].includes(httpStatus);
}

/** Whether a response is a rejection by its HTTP status, whatever its body. */
export function isRejection({ httpStatus }: WireResponse): boolean {
  return httpStatus >= 400 && httpStatus < 500;
}

/** Whether a response is a page: by its name, or because it begins as one. JSON under that name is JSON. */
export function isHtml({ headers, json, text }: WireResponse): boolean {
  if (json !== undefined || text.trim() === '') return false;
  return /\bx?html\b/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The specification's `{status, message, data}`. @throws ProviderError `invalid` when it is not that */
export function parseEnvelope(answer: WireResponse, failure: string): Envelope {
  const result = envelopeSchema.safeParse(answer.json);
  if (!result.success) throw new ProviderError('invalid', failure);
  return result.data;
}

/** The message of a status other than 200: the provider's own if it sent one, else ours. */
export function requireSuccess(envelope: Envelope, failure: string): unknown {
  if (envelope.status !== 200) throw new ProviderError('refused', failure, { said: envelope.message });
  return envelope.data;
}

async function readBounded(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let length = 0;
  // fetch() does not hear its signal any more once its request is garbage-collected, which happens while a
  // body is waited for.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    // Without the byte order mark, which JSON.parse refuses.
    if (done) return new TextDecoder().decode(Buffer.concat(chunks));
    length += value.byteLength;
    if (length > ANSWER_LIMIT) {
      await reader.cancel();
      throw new RangeError('The answer is too large');
    }
    chunks.push(value);
  }
}
