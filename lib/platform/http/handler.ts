import { isStorageError } from '@/lib/platform/db/storage-error';
import { errorFields, limited, log } from '@/lib/platform/log';
import { HttpError } from './http-error';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Wraps a route handler: an error becomes the status and words of {@link publicError}, in the shape `fail` gives them.
 */
export function handler<Context = unknown>(
  work: Handler<Context>,
  fail: (status: number, message: string) => unknown = (status, message) => ({ status, message }),
): Handler<Context> {
  return async (request, context) => {
    try {
      return await work(request, context);
    } catch (error) {
      const { status, publicMessage, headers } = publicError(error, request);
      return Response.json(fail(status, publicMessage), {
        status,
        headers: { 'Cache-Control': 'no-store', ...headers },
      });
    }
  };
}

/** Seconds after which a disk may have room again. */
const STORAGE_RETRY = '60';

/**
 * What may be told of an error: its own words when it was made to be shown; else plain ones, and the log is told of its
 * kind: 503 where the disk or the database is at fault and trying again may help, else 500. Whoever answers a request some other way than {@link handler} asks here.
 */
export function publicError(error: unknown, request: Request): HttpError {
  if (error instanceof HttpError) return error;
  const fields = errorFields(error);
  limited(`request-failed ${fields.error}`, () =>
    log.error({ ...fields, method: request.method }, 'A request failed'),
  );
  if (isStorageError(error))
    return new HttpError(503, 'Our storage is not available, so nothing was saved. Please try again later.', {
      'Retry-After': STORAGE_RETRY,
    });
  return new HttpError(500, 'Something went wrong on our side. Please try again.');
}
