import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads the rest of a body and discards it when the response is sent. A handler that refuses a long body stops reading
 * it, and Node discards only bodies that nobody has begun to read; the next request of the connection would wait behind
 * the rest until it is cut off.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.removeAllListeners('data');
    request.resume();
  });
}
