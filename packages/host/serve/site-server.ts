import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { errorFields, log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id';
import { limitPipelining, socketFastPath, type CachedBytes } from './private-node';
import type { RequestHandler } from './exchange';
import { rawHeader } from './request';
import { INERT_POLICY, securityHeaders } from '../headers.mjs';
import { clientAddress } from './client-address';
import { ClientCounts } from './client-counts';

/**
 * A browser sends its headers at once and its 64 kB within seconds; a slower client only occupies a socket.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /**
   * Longer than the usual minute of a proxy, so that the site never closes a connection that a proxy is
   * about to use.
   */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** How long a connection may be without any traffic, in milliseconds. */
const IDLE = 70_000;

/** Status codes for errors of Node's parser, by error code. */
const REFUSED: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

type Options = {
  isProxied?: boolean;
  timeouts?: typeof TIMEOUTS;
  atOnce?: CachedBytes;
  connected?: () => void;
};

/**
 * The HTTP server: it applies the time limits and connection limits, and always sends a response.
 * @param options.isProxied whether all clients come through a trusted proxy, which then limits connections
 * @param options.atOnce responses that depend on the address alone
 * @param options.connected is called for each connection; see turns.ts
 */
export function siteServer(
  answer: RequestHandler,
  { isProxied = false, timeouts = TIMEOUTS, atOnce, connected }: Options = {},
): Server {
  const server = createServer({ ...timeouts, requireHostHeader: false }, (request, response) => {
    // Without this, Node would answer by itself and without our headers.
    if (request.httpVersion === '1.1' && rawHeader(request, 'host') === undefined)
      return void response.writeHead(400, closingHeaders()).end();
    // While the server stops, a connection closes after its pending response.
    if (!server.listening) response.setHeader('Connection', 'close');
    const fail = (error: unknown) => {
      const requestId = response.getHeader(REQUEST_ID_HEADER);
      log.error({ ...errorFields(error), method: request.method, requestId }, 'A request was not handled');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, errorHeaders()).end();
    };
    try {
      answer(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  });
  server.timeout = IDLE;
  limitPipelining(server);
  if (atOnce) socketFastPath(server, atOnce, timeouts);
  if (!isProxied) limitConnections(server);
  if (connected) server.on('connection', connected);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket as Socket, error.code));
  server.on('checkExpectation', (_request, response) => response.writeHead(417, closingHeaders()).end());
  // The site supports HTTP only, no upgrade to another protocol.
  server.prependListener('upgrade', (_request, socket) => refuse(socket as Socket, undefined));
  return server;
}

const errorHeaders = () => ({
  ...securityHeaders('/'),
  'Content-Security-Policy': INERT_POLICY,
  'Cache-Control': 'no-store',
  'Content-Length': '0',
});

const closingHeaders = () => ({ ...errorHeaders(), Connection: 'close' });

function refuse(socket: Socket, code: string | undefined): void {
  // Node removes its error listener from an upgraded socket; an error without a listener would end the
  // process.
  socket.on('error', () => socket.destroy());
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = REFUSED[code ?? ''] ?? 400;
  const headers = Object.entries(closingHeaders())
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headers}\r\n`);
}

/** Browsers open six connections. One address may be a whole office, but not a city. */
const MOST = 256;

/**
 * Closes new connections of a client, or of a network, that already has very many, so that one client
 * cannot use up all connections.
 */
export function limitConnections(server: Server, most = MOST): void {
  const counts = new ClientCounts();
  server.on('connection', (socket: Socket) => {
    const client = clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor: undefined, hops: 0 });
    if (!counts.hasRoom(client, most)) return void socket.destroy();
    counts.add(client, 1);
    socket.once('close', () => counts.add(client, -1));
  });
}
