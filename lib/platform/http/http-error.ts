type Details = ErrorOptions & {
  headers?: Record<string, string>;
  values?: Readonly<Record<string, string | number>>;
  /** A text that is shown instead of the message: of a provider, or fixed by the wire format. */
  said?: string | null | undefined;
};

/**
 * A response with an error status and a message that people may read. The message is a key of the catalogue
 * (content/messages), which the edge translates: lib/services/http/handler.ts.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly headers: NonNullable<Details['headers']>;
  readonly values: NonNullable<Details['values']>;
  readonly said: Details['said'];

  constructor(
    readonly status: number,
    readonly key: string,
    { headers = {}, values = {}, said, ...options }: Details = {},
  ) {
    super(said || key, options);
    this.headers = headers;
    this.values = values;
    this.said = said;
  }
}

/** A client did something too often. */
export class RateLimitError extends HttpError {
  override name = 'RateLimitError';

  /** @param retryAfter whole seconds until it is allowed again */
  constructor(readonly retryAfter: number) {
    super(429, 'errors.too-many', {
      values: waitOf(retryAfter),
      headers: { 'Retry-After': String(retryAfter) },
    });
  }
}

/** A time to wait in whole units, rounded up: never too early. */
function waitOf(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes > 120
    ? { unit: 'hours', count: Math.ceil(minutes / 60) }
    : { unit: 'minutes', count: minutes };
}
