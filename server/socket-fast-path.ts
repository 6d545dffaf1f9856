import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { plainRequest, type PlainRequest } from './plain-request';

/** What is sent to a plain request, head and all, or nothing when it is not at hand. */
export type CachedBytes = (request: PlainRequest) => Buffer | undefined;

type Timeouts = { headersTimeout: number; keepAliveTimeout: number };

/**
 * Answers plain requests for what is at hand before Node's server makes objects of them, which takes longer than all the rest.
 * With the first request of another kind a connection goes to Node's server, as it is, and stays there: nothing is refused,
 * guessed or mended here. See docs/decisions/0014.
 */
export function socketFastPath(server: Server, atOnce: CachedBytes, timeouts: Timeouts): void {
  // How Node's server takes a connection; it documents that connections may be given to it so.
  const [toNode] = server.listeners('connection') as [(this: Server, socket: Socket) => void];
  server.off('connection', toNode);
  const inLane = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
    const handlers = {
      data: (chunk: Buffer) => {
        // A client that does not take what it asked for, or a server that is about to end, is Node's to handle.
        const isOurs = server.listening && socket.writableLength === 0;
        const request = isOurs ? plainRequest(chunk) : undefined;
        const bytes = request && atOnce(request);
        if (!bytes) return giveToNode(chunk);
        socket.setTimeout(timeouts.keepAliveTimeout);
        socket.write(bytes);
      },
      end: () => socket.end(),
      timeout: () => socket.destroy(),
      // The socket closes by itself.
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

  // Between two requests a connection in the lane is as idle as any other.
  const closeIdleOfNode = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    for (const socket of inLane) socket.end();
    closeIdleOfNode();
  };
}
