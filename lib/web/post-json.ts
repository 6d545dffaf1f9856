import { localeHeader } from './locale-field';

type Fields = Record<string, unknown>;

/** The response of a handler of this site; `message`, if present, is shown to the person. */
export type PostResult =
  | {
      ok: true;
      /** What the response has as `data`, or else its own fields. */
      data: Fields;
    }
  | {
      ok: false;
      /** 0 after a network error. */
      status: number;
      message?: string;
      /** Seconds to wait before a retry, if the response names them. */
      retryAfter?: number;
    };

type Options = {
  /** The locale of the page, if it is not English. */
  locale?: string | undefined;
  /** Whether the request outlives the page. */
  keepalive?: boolean;
};

/** Milliseconds; longer than the site itself waits for a mail server. */
const DEADLINE = 15_000;

/** Sends fields from a page to a handler of this site. Never throws. */
export async function postJson(
  path: string,
  fields: Fields,
  { locale, keepalive = false }: Options = {},
): Promise<PostResult> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      keepalive,
      headers: { 'Content-Type': 'application/json', ...localeHeader(locale) },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(DEADLINE),
    });
  } catch {
    return { ok: false, status: 0 };
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && isFields(body)) return { ok: true, data: isFields(body.data) ? body.data : body };
  const message = isFields(body) ? body.message : undefined;
  const retryAfter = Number(response.headers.get('Retry-After'));
  return {
    ok: false,
    status: response.status,
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
