import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainRequest, type PlainRequest } from './plain-request';

/** The whole response to a plain request, or undefined if it is not in memory. */
export type CachedBytes = (request: PlainRequest) => Buffer | undefined;

type Timeouts = { headersTimeout: number; keepAliveTimeout: number };

/**
 * Answers plain requests from memory before Node's server builds its request objects, which costs more than
 * all the rest. At the first request of another kind the connection goes to Node's server, unchanged, and
 * stays there: nothing is rejected, guessed or corrected here. See docs/decisions/0014.
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
        socket.setTimeout(timeouts.keepAliveTimeout);
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
