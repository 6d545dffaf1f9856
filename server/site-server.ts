import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { errorFields, log } from '@/lib/log';
import { servedPath } from './blog-paths';
import { clientAddress } from './client-address';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** A browser sends its headers at once and its 64 kB within seconds; who is slower holds a socket for nothing. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the usual minute of a proxy, so that it is never us who closes a connection it is about to use. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * The server in front of Next: it names the client of every request by an address nobody can forge, and passes it on.
 * @param hops how many trusted proxies stand in front
 */
export function siteServer(handle: Handle, hops: number): Server {
  const server = createServer(TIMEOUTS, (request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress({
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
      hops,
    });
    request.url = servedPath(request.url ?? '/');
    // Once it drains, a connection ends with the answer it is waiting for.
    if (!server.listening) response.setHeader('Connection', 'close');
    handle(request, response).catch((error: unknown) => {
      log.error({ ...errorFields(error), method: request.method }, 'A request was not handled');
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return server;
}
