import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Discards the rest of a body when the response is sent. A handler that refuses a long body stops reading it, and Next
 * then destroys the request but not the connection: Node would stop reading the connection at the next bytes of the
 * body, and its next request would wait until the time of the first is over.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    // Node's parser passes on the body by this method, and stops reading when it returns false.
    request.push = () => true;
    socket.resume();
  });
}
