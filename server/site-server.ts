import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import { errorFields, log } from '@/lib/log';
import { provider } from '@/lib/provider';
import { missingPages } from './missing-pages';
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
  const servedPath = missingPages(provider);
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { url, missing } = await servedPath(request.url ?? '/');
    request.url = url;
    if (missing) answerNotFound(request, response);
    return handle(request, response);
  };
  const server = createServer(TIMEOUTS, (request, response) => {
    request.headers[CLIENT_ADDRESS_HEADER] = clientAddress({
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: request.headers['x-forwarded-for']?.toString(),
      hops,
    });
    // Once it drains, a connection ends with the answer it is waiting for.
    if (!server.listening) response.setHeader('Connection', 'close');
    pass(request, response).catch((error: unknown) => {
      log.error({ ...errorFields(error), method: request.method }, 'A request was not handled');
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return server;
}

/** Whatever Next thinks of the page it sends, its status is 404; and a 404 is never "not modified". */
function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
  delete request.headers['if-none-match'];
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = ((_status: number, ...rest: unknown[]) =>
    writeHead(404, ...rest)) as ServerResponse['writeHead'];
}
