import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/**
 * Reads a body to its end and stores nothing of it; resolves also when the client leaves. A client whose
 * connection ends while it sends is told of that, and not of the response.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    finished(request.resume(), () => resolve());
  });
}

/**
 * Whether a body says how long it is. One in chunks may be sent for ever, and each of its bytes as a chunk,
 * which costs a call.
 */
const hasLength = ({ headers }: IncomingMessage) => headers['content-length'] !== undefined;

/** Reads on where nothing is done with the body of a request, if it has an end. */
export function passOver(request: IncomingMessage): void {
  if (hasLength(request)) request.resume();
}

/**
 * Makes way for the next request of a connection after a response: what no handler read of the body is passed
 * over, and where nobody knows its end the connection is closed.
 */
export function endExchange(request: IncomingMessage): void {
  if (request.complete || hasLength(request)) request.resume();
  else request.socket.destroySoon();
}

/** A body that arrives in more pieces is one that is too long: each costs a call. */
const MOST_PIECES = 20_000;

/**
 * The body of a request. Of one that is longer than its handler reads, that much; the rest stays in the
 * connection. One in too many pieces is as one that is longer. Resolves also when the client leaves.
 * @param limit in bytes
 */
export function receiveBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve) => {
    // One buffer: a client may send each byte as a chunk of its own, and each chunk would take two hundred.
    let received = Buffer.alloc(0);
    let length = 0;
    let pieces = 0;
    const end = () => {
      request.off('data', take).pause();
      resolve(pieces > MOST_PIECES ? Buffer.alloc(limit + 1) : Buffer.from(received.subarray(0, length)));
      // The request holds this function, and with it what it refers to.
      received = Buffer.alloc(0);
      length = 0;
    };
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > received.length) {
        // Twice as much, so that few copies are made, but no more than may come.
        const larger = Buffer.alloc(Math.max(needed, Math.min(2 * needed, limit)));
        received.copy(larger);
        received = larger;
      }
      length += chunk.copy(received, length);
      pieces += 1;
      if (length > limit || pieces > MOST_PIECES) end();
    };
    finished(request.on('data', take), end);
  });
}
