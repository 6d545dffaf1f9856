/** A response with an error status and a message that people may read. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    /** Shown to people: from the error catalogue, or as plain. */
    readonly publicMessage: string,
    readonly headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(publicMessage, options);
  }
}

/** A client did something too often. */
export class RateLimitError extends HttpError {
  override name = 'RateLimitError';

  /** @param retryAfter whole seconds until it is allowed again */
  constructor(readonly retryAfter: number) {
    super(429, `Too many requests. Please try again ${waitInWords(retryAfter)}.`, {
      'Retry-After': String(retryAfter),
    });
  }
}

/** How long to wait, in words: "in 40 seconds", "in a minute", "in 12 minutes", "in 23 hours". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
