import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Where the head of a request ends. In a body it may stand as well, which is then only read in two pieces. */
const END_OF_HEAD = '\r\n\r\n';

type Exchange = { request: IncomingMessage; response: ServerResponse };

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
    /** The body of a request that is not answered yet has to come in; nothing behind it. */
    const mustWait = () => unanswered.get(socket)?.request.complete || socket.writableNeedDrain;
    // With a listener of ours Node's server parses nothing by itself.
    socket.on('data', (chunk: Buffer) => {
      let rest = chunk;
      while (rest.length > 0 && !mustWait()) {
        // Refused, or ended with the answer before.
        if (socket.destroyed || socket.writableEnded) return;
        const end = rest.indexOf(END_OF_HEAD);
        const piece = end < 0 ? rest : rest.subarray(0, end + END_OF_HEAD.length);
        rest = rest.subarray(piece.length);
        toParser(piece);
      }
      if (rest.length === 0 || socket.destroyed) return;
      socket.pause();
      socket.unshift(rest);
    });
    socket.on('drain', () => goOn(socket));
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    unanswered.set(socket, { request, response });
    response.once('close', () => {
      if (unanswered.get(socket)?.response === response) unanswered.delete(socket);
      goOn(socket);
    });
  });
}

/** Reads on, after everybody else has had a turn. */
function goOn(socket: Socket): void {
  if (socket.isPaused()) setImmediate(() => socket.resume());
}
