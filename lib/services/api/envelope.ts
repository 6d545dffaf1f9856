import { isEmbedded } from '@/lib/provider';
import { handler } from '@/lib/services/http/handler';
import { HttpError } from '@/lib/platform/http/http-error';

/** The specification's wire format. */
export function envelope(data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(
    { status: 200, message: 'success', data },
    { headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** A handler of /api/v1: errors have the envelope's shape too. With an upstream the whole API answers 404. */
export function apiHandler<Context = unknown>(
  work: (request: Request, context: Context) => Promise<Response>,
) {
  return handler<Context>(
    async (request, context) => {
      if (!isEmbedded()) throw new HttpError(404, 'errors.not-found');
      return work(request, context);
    },
    (status, message) => ({ status, message, data: null }),
  );
}
