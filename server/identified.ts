import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/platform/request-id';
import { rawHeader } from './cache/raw-header';

/**
 * Gives a request its id, also in the response, and does the work in its name. Pages that are sent from
 * memory at once have none: their bytes are the same for everybody, and nothing is logged.
 */
export function identified<T>(request: IncomingMessage, response: ServerResponse, work: () => T): T {
  const id = requestIdFrom(rawHeader(request, REQUEST_ID_HEADER));
  request.headers[REQUEST_ID_HEADER] = id;
  response.setHeader('X-Request-Id', id);
  return inRequest(id, work);
}
