import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The end of a request's head, or of a chunked body. A body may contain the same bytes; the input is then
 * read in smaller pieces.
 */
const END_OF_HEAD = '\r\n\r\n';

/** As many bytes of the end marker as may have arrived before. */
const TAIL = END_OF_HEAD.length - 1;

/** A request and how many bytes of its body are still to come; a chunked body ends with its own marker. */
type Exchange = { request: IncomingMessage; bodyLeft: number };

/**
 * Limits a client to one unanswered request per connection. Node parses every request that has arrived and
 * calls the handler for each, so one packet could start two thousand renders, and as many responses would
 * wait in memory for a client that reads none. Here the next request is parsed only after the response
 * before it was sent; until then it stays in the socket, which is paused after a few kilobytes.
 */
export function limitPipelining(server: Server): void {
  // Passes a connection to Node's server; Node documents this use of the event.
  const [toNode] = server.listeners('connection') as [(this: Server, socket: Socket) => void];
  server.off('connection', toNode);
  const unanswered = new WeakMap<Socket, Exchange>();
  const resuming = new WeakSet<Socket>();

  /**
   * Continues reading in a later turn of the event loop, so that other connections get theirs; once a turn,
   * although an answer that is sent and a socket that has drained both ask for it.
   */
  const goOn = (socket: Socket) => {
    if (!socket.isPaused() || resuming.has(socket)) return;
    resuming.add(socket);
    setImmediate(() => {
      resuming.delete(socket);
      socket.resume();
    });
  };

  server.on('connection', (socket: Socket) => {
    toNode.call(server, socket);
    const [toParser] = socket.listeners('data') as [(chunk: Buffer) => void];
    socket.off('data', toParser);
    let tail: Buffer = Buffer.alloc(0);
    // With our listener in place Node's server no longer reads the socket itself.
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk;
      while (rest.length > 0 && !mustWait(socket, unanswered.get(socket))) {
        // Rejected, or closed with the response before.
        if (socket.destroyed || socket.writableEnded) return;
        const exchange = unanswered.get(socket);
        // No piece contains the ends of two heads, nor bytes after the body of an unanswered request.
        const piece = rest.subarray(0, Math.min(endOfHead(tail, rest), exchange?.bodyLeft ?? Infinity));
        if (exchange) exchange.bodyLeft -= piece.length;
        rest = rest.subarray(piece.length);
        tail = Buffer.concat([tail, piece.subarray(-TAIL)]).subarray(-TAIL);
        toParser(piece);
      }
      if (rest.length === 0 || socket.destroyed) return;
      socket.pause();
      socket.unshift(rest);
    });
    socket.on('drain', () => goOn(socket));
  });

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const exchange = { request, bodyLeft: Number(request.headers['content-length'] ?? Infinity) };
    unanswered.set(socket, exchange);
    response.once('close', () => {
      if (unanswered.get(socket) === exchange) unanswered.delete(socket);
      goOn(socket);
    });
  };
  server.prependListener('request', begin);
  // Node reports such a request by this event only.
  server.prependListener('checkExpectation', begin);
}

/**
 * Whether the next bytes must stay in the socket: the body of an unanswered request has to be read, but
 * nothing after it. Also while Node itself has paused the socket (there is no public property for that):
 * its parser throws when it gets more.
 */
function mustWait(socket: Socket & { _paused?: boolean }, exchange: Exchange | undefined): boolean {
  const isWhole = exchange !== undefined && (exchange.request.complete || !(exchange.bodyLeft > 0));
  return isWhole || socket.writableNeedDrain || socket._paused === true;
}

/**
 * Position after the first end of a head, part of which may have arrived before; the end of the bytes if
 * there is none.
 */
function endOfHead(tail: Buffer, rest: Buffer): number {
  const between = Buffer.concat([tail, rest.subarray(0, TAIL)]).indexOf(END_OF_HEAD);
  if (between >= 0) return between + END_OF_HEAD.length - tail.length;
  const end = rest.indexOf(END_OF_HEAD);
  return end < 0 ? rest.length : end + END_OF_HEAD.length;
}
