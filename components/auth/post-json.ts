import { localeHeader } from '@/lib/web/locale-field';

/** The response of a handler of this site; `message`, if present, is shown to the person. */
export type Answer =
  | { ok: true; data: Record<string, unknown> }
  | {
      ok: false;
      /** False after a network error. */
      reached: boolean;
      message?: string;
      /** Seconds to wait before a retry, if the response names them. */
      retryAfter?: number;
    };

/** Milliseconds; longer than the site itself waits for a mail server. */
const DEADLINE = 15_000;

/** Sends fields to a handler of this site, from a page in this locale if it is not English. Never throws. */
export async function postJson(
  path: string,
  fields: Record<string, string>,
  locale?: string,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...localeHeader(locale) },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE),
    });
  } catch {
    return { ok: false, reached: false };
  }
  const body: unknown = await response.json().catch(() => null);
  const { message, data } = isRecord(body) ? body : {};
  if (response.ok && isRecord(data)) return { ok: true, data };
  const retryAfter = Number(response.headers.get('Retry-After'));
  return {
    ok: false,
    reached: true,
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
