import type { z } from 'zod';
import { ENGLISH, inLocale } from '@/lib/content/locale';
import { locales } from '@/lib/content/locales';
import { text } from '@/lib/content/messages';
import { site } from '@/lib/content/organisation';
import { storageAlarm } from '@/lib/platform/db/storage-alarm';
import { isStorageError } from '@/lib/platform/db/storage-error';
import { HttpError } from '@/lib/platform/http/http-error';
import { RETRY_AFTER } from '@/lib/platform/http/retry-after';
import { errorFields, limited, log } from '@/lib/platform/log';
import { LOCALE_FIELD } from '@/lib/web/locale-field';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * Wraps a route handler: an error becomes the status and message of {@link publicError}, in the shape that
 * `fail` gives them. Words are in the language of the address, or of the page that sent the request.
 */
export function handler<Context = unknown>(
  work: Handler<Context>,
  fail: (status: number, message: string) => unknown = (status, message) => ({ status, message }),
): Handler<Context> {
  return async (request, context) => {
    const locale = (await languageOf(context)) ?? request.headers.get(LOCALE_FIELD);
    return inLocaleOf({ [LOCALE_FIELD]: locale }, async () => {
      try {
        return await work(request, context);
      } catch (error) {
        const problem = publicError(error, request);
        return Response.json(fail(problem.status, publicMessage(problem)), {
          status: problem.status,
          headers: { 'Cache-Control': 'no-store', ...problem.headers },
        });
      }
    });
  };
}

/** The language in the address of a handler below app/[lang], unless it is English; others have none. */
async function languageOf(context: unknown): Promise<string | undefined> {
  const { params } = (context ?? {}) as { params?: Promise<{ lang?: string }> };
  const lang = (await params)?.lang;
  return lang === ENGLISH ? undefined : lang;
}

/** Calls the function in the locale that the fields name; in English if there is no such locale. */
export function inLocaleOf<Result>(fields: Record<string, unknown>, call: () => Result): Result {
  return inLocale(locales().find((locale) => locale === fields[LOCALE_FIELD]) ?? ENGLISH, call);
}

/** The message of an error in the current locale. */
export function publicMessage({ key, values, said }: HttpError): string {
  return said || text(key, { product: site().product, ...values });
}

/** The error for input that a schema rejects. The messages of our schemas are keys of the catalogue. */
export function invalidInput({ issues }: z.ZodError): HttpError {
  return new HttpError(400, issues[0]?.message ?? 'errors.form');
}

/**
 * What a client may see of an error: its own message if it was written for people, else a general one, and
 * the error's kind is logged. 503 if the disk or the database caused it and a retry may help, else 500.
 * Code that does not use {@link handler} calls this too.
 */
export function publicError(error: unknown, request: Pick<Request, 'method'>): HttpError {
  if (error instanceof HttpError) return error;
  const fields = errorFields(error);
  limited(`request-failed ${fields.error}`, () =>
    log.error({ ...fields, method: request.method }, 'A request failed'),
  );
  if (!isStorageError(error)) return new HttpError(500, 'errors.failed');
  storageAlarm(error);
  return new HttpError(503, 'errors.storage', { headers: { 'Retry-After': String(RETRY_AFTER.storage) } });
}
