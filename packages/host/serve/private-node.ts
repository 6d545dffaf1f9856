// What the host uses of Node's HTTP server that Node does not document. Each is one function, with what is
// lost without it; nothing else in the package depends on it: site-server.ts works without.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { plainRequest, type PlainRequest } from './plain-request';

/** The whole response to a plain request, or undefined if it is not in memory. */
export type CachedBytes = (request: PlainRequest) => Buffer | undefined;

type Timeouts = { headersTimeout: number; keepAliveTimeout: number };

/**
 * Answers plain requests from memory before Node's server builds its request objects, which costs more than
 * all the rest. At the first request of another kind the connection goes to Node's server, unchanged, and
 * stays there: nothing is rejected, guessed or corrected here. See
 * packages/host/decisions/what-is-private-of-node-and-next.md.
 */
export function socketFastPath(server: Server, atOnce: CachedBytes, timeouts: Timeouts): void {
  // Passes a connection to Node's server; Node documents this use of the event.
  const [toNode] = server.listeners('connection') as [(this: Server, socket: Socket) => void];
  server.off('connection', toNode);
  const inLane = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    const handlers = {
      data: (chunk: Buffer) => {
        // Node's server handles a client that does not read its responses, and a server that is stopping.
        const isOurs = server.listening && socket.writableLength === 0;
        const request = isOurs ? plainRequest(chunk) : undefined;
        const bytes = request && atOnce(request);
        if (!bytes) return giveToNode(chunk);
        // Each request restarts the time by itself; to set it anew would be a tenth of the work.
        if (socket.timeout !== timeouts.keepAliveTimeout) socket.setTimeout(timeouts.keepAliveTimeout);
        socket.write(bytes);
      },
      end: () => socket.end(),
      timeout: () => socket.destroy(),
      // The socket is closing already.
      error: () => {},
      close: () => inLane.delete(socket),
    };
    const giveToNode = (chunk: Buffer) => {
      inLane.delete(socket);
      for (const [name, handler] of Object.entries(handlers)) socket.off(name, handler);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(chunk);
      toNode.call(server, socket);
      socket.resume();
    };
    inLane.add(socket);
    for (const [name, handler] of Object.entries(handlers)) socket.on(name, handler);
    socket.setTimeout(timeouts.headersTimeout);
  });

  // Between two requests a connection on the fast path is idle, as any other keep-alive connection is.
  const closeIdleOfNode = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of inLane) socket.end();
    closeIdleOfNode();
  };
}

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
 *
 * Without it one client delays all others (`npm run bench -- abuse`). It calls the listeners of Node's
 * server, and reads `_paused` of a socket. Tested by pipelining.test.ts.
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

/**
 * How long idle connections stay open, in milliseconds. A proxy that is about to use one then gets its answer,
 * and with it the header that closes the connection.
 */
const IDLE_GRACE = 1_000;

/** How many connections the system lets wait for a server of Node. */
const BACKLOG = 511;

/**
 * Accepts the connections that wait: when the socket closes, the system ends them without an answer. After a
 * busy turn of the event loop there are some, and a signal may be heard before them.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let isAccepted = true;
  const accepted = () => void (isAccepted = true);
  server.on('connection', accepted);
  for (let turn = 0; turn < BACKLOG && isAccepted; turn += 1) {
    isAccepted = false;
    // One is accepted in a turn, between the first of these moments and the second.
    for (let moment = 0; moment < 2; moment += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', accepted);
}

/**
 * Stops accepting connections and waits until every running request is answered; then cuts off the rest.
 *
 * It replaces `closeIdleConnections`, which Node's `close()` calls. Without that a stop closes connections
 * whose request is on its way, and one is lost at every switch of releases behind a proxy. Tested by
 * site-server.test.ts and e2e/front-door.spec.ts.
 * @param limit in milliseconds
 */
export async function drain(server: Server, limit: number): Promise<void> {
  const closeIdle = server.closeIdleConnections.bind(server);
  await acceptWaiting(server);
  // Node's close() would close them at once, since Node 26 also those whose first request is on its way.
  server.closeIdleConnections = () => {};
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const timer = new AbortController();
  const late = wait(limit, undefined, { signal: timer.signal }).catch(() => {});
  const end = Promise.race([closed, late]);
  await Promise.race([end, wait(IDLE_GRACE, undefined, { signal: timer.signal }).catch(() => {})]);
  const sweep = setInterval(closeIdle, 100);
  await end;
  timer.abort();
  clearInterval(sweep);
  server.closeAllConnections();
}
