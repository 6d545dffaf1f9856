import { errorFields, log } from '@/lib/log';
import { RateLimitError } from '@/lib/limits/rate-limit';
import { ProviderError } from '@/lib/provider/contract';
import { HttpError, waitInWords } from './http-error';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Wraps a route handler: an HttpError becomes its status and words in the shape `fail` gives them; anything else is
 * logged by kind and answered with 500 and plain words, never with its own.
 */
export function handler<Context = unknown>(
  work: Handler<Context>,
  fail: (status: number, message: string) => unknown = (status, message) => ({ status, message }),
): Handler<Context> {
  return async (request, context) => {
    try {
      return await work(request, context);
    } catch (error) {
      const { status, publicMessage, headers } = publicError(error);
      if (status === 500) log.error({ ...errorFields(error), method: request.method }, 'A request failed');
      return Response.json(fail(status, publicMessage), {
        status,
        headers: { 'Cache-Control': 'no-store', ...headers },
      });
    }
  };
}

/** What may be told of an error: its own words when it was made to be shown, else plain ones and a 500. */
export function publicError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RateLimitError)
    return new HttpError(429, `Too many requests. Please try again ${waitInWords(error.retryAfter)}.`, {
      'Retry-After': String(error.retryAfter),
    });
  if (error instanceof ProviderError)
    return new HttpError(error.kind === 'refused' ? 400 : 503, error.publicMessage);
  return new HttpError(500, 'Something went wrong on our side. Please try again.');
}
