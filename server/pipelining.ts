import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Where the head of a request ends, and a body in chunks. Within a body it may stand as well; that is then read in pieces. */
const END_OF_HEAD = '\r\n\r\n';

/** As many bytes of it as can have come in before. */
const TAIL = END_OF_HEAD.length - 1;

/** A request and how much of its body is to come; of a body in chunks its end tells. */
type Exchange = { request: IncomingMessage; bodyLeft: number };

/**
 * Lets a client have one unanswered request a connection. Node reads every request that has come in and calls the handler
 * for each, so that one packet makes two thousand renders, and as many answers wait in memory for a client that reads none.
 * Here the next request is parsed only when the answer before it has gone out; until then it stays in the socket, which is
 * paused once it holds a few kilobytes.
 */
export function limitPipelining(server: Server): void {
  // How Node's server takes a connection; it documents that connections may be given to it so.
  const [toNode] = server.listeners('connection') as [(this: Server, socket: Socket) => void];
  server.off('connection', toNode);
  const unanswered = new WeakMap<Socket, Exchange>();

  server.on('connection', (socket: Socket) => {
    toNode.call(server, socket);
    const [toParser] = socket.listeners('data') as [(chunk: Buffer) => void];
    socket.off('data', toParser);
    let tail: Buffer = Buffer.alloc(0);
    // With a listener of ours Node's server parses nothing by itself.
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk;
      while (rest.length > 0 && !mustWait(socket, unanswered.get(socket))) {
        // Refused, or ended with the answer before.
        if (socket.destroyed || socket.writableEnded) return;
        const exchange = unanswered.get(socket);
        // No piece has the ends of two heads, nor anything behind the body of a request that is not answered yet.
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
  // Node tells of such a request by this event alone.
  server.prependListener('checkExpectation', begin);
}

/**
 * Whether what comes next has to stay in the socket: the body of a request that is not answered yet has to come in, but nothing
 * behind it. Where Node has paused the socket by itself (it has no public word for it), its parser throws when it is given more.
 */
function mustWait(socket: Socket & { _paused?: boolean }, exchange: Exchange | undefined): boolean {
  const isWhole = exchange !== undefined && (exchange.request.complete || !(exchange.bodyLeft > 0));
  return isWhole || socket.writableNeedDrain || socket._paused === true;
}

/** Behind the first end of a head, of which some may have come in before; all there is when it has none. */
function endOfHead(tail: Buffer, rest: Buffer): number {
  const between = Buffer.concat([tail, rest.subarray(0, TAIL)]).indexOf(END_OF_HEAD);
  if (between >= 0) return between + END_OF_HEAD.length - tail.length;
  const end = rest.indexOf(END_OF_HEAD);
  return end < 0 ? rest.length : end + END_OF_HEAD.length;
}

/** Reads on, after everybody else has had a turn. */
function goOn(socket: Socket): void {
  if (socket.isPaused()) setImmediate(() => socket.resume());
}
