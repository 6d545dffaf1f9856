import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { errorFields, limited, log } from '@/lib/platform/log';
import { HttpError } from './http-error';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Wraps a route handler: an error becomes the status and message of {@link publicError}, in the shape that
 * `fail` gives them.
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

/** Retry-After in seconds: by then a disk may have space again. */
const STORAGE_RETRY = '60';

/**
 * What a client may see of an error: its own message if it was written for people, else a general one, and
 * the error's kind is logged. 503 if the disk or the database caused it and a retry may help, else 500.
 * Code that does not use {@link handler} calls this too.
 */
export function publicError(error: unknown, request: Request): HttpError {
  if (error instanceof HttpError) return error;
  const fields = errorFields(error);
  limited(`request-failed ${fields.error}`, () =>
    log.error({ ...fields, method: request.method }, 'A request failed'),
  );
  if (isStorageError(error)) {
    storageAlarm(error);
    return new HttpError(503, 'Our storage is not available, so nothing was saved. Please try again later.', {
      'Retry-After': STORAGE_RETRY,
    });
  }
  return new HttpError(500, 'Something went wrong on our side. Please try again.');
}
