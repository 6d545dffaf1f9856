import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import { INLINE_SCRIPTS } from '@/components/layout/inline-scripts';
import { cspHash } from '@/lib/platform/csp-hash';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import { withPageStatus, type PageStatus } from '@/lib/platform/http/page-status';
import { errorFields, log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id';
import type { Handle } from './next-handler';
import { MinuteLimit } from './client-counts';
import { pageCsp, type CspSources, INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';
import { FORM_LIMIT, OWN_DATA_LIMIT } from '@/lib/platform/http/body';
import { hasBody, queueFor, REFUSE_AFTER, type Queues } from './queues';
import { isOwnUpload } from './paths';
import { discardBody, discardUnreadBody, receiveBody } from './connections';
import type { RequestQueue, Work } from './request-queue';

/** Hashes of the root layout's inline scripts, which are the same on every page. */
const LAYOUT_HASHES = INLINE_SCRIPTS.map(({ code }) => cspHash(code));

/**
 * How many writes of a client may be refused by handlers in a minute. Its next ones are refused here, before
 * anything is read: what is wrong with a body shows only when it has been parsed.
 */
const MOST_REFUSED = 120;

/**
 * In bytes: the longest upload that is read to its end although it is refused, so that any client sees the sentence. Of a
 * longer one a client that closes its connection may see only that it was cut off.
 */
const MOST_DISCARDED = 16_000_000;

/**
 * How many parts may listen for the end of one response before Node warns of a leak, by default ten: five of
 * Next do, four of this server, and two of Sentry where it is on.
 */
const MOST_LISTENERS = 20;

type Asked = {
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Its address; see client-address.ts. */
  client: string;
};

type Options = {
  next: Handle;
  queues: Queues;
  cspSources: CspSources;
  /**
   * Prepares the answer to a request that the queue rejects or that exceeded its time, and returns a
   * function that sends it. Headers that were set on the response before are not sent.
   */
  refuse: (asked: Asked) => Promise<() => void>;
};

/**
 * Has Next answer a request when its turn in the queue comes, with a nonce in the policy. A request that
 * writes gets there when its body has arrived, so that a slow one takes no place from others.
 * @returns a function whose promise settles with the response, and never settles if the client has left
 */
export function dynamicAnswer({ next, queues, cspSources, refuse }: Options) {
  const refusedWrites = new MinuteLimit(MOST_REFUSED);

  return (asked: Asked): Promise<void> => {
    const { path, request, response, client } = asked;
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const giveUp = async () => {
        isRefused = true;
        // Next may still write to a response that is already finished.
        response.on('error', () => {});
        if (response.headersSent) return void response.destroy();
        const send = await refuse(asked);
        // Next has answered meanwhile.
        if (response.headersSent) return;
        dropHeaders(response);
        unwrap(response);
        send();
      };
      const settle = () => void giveUp().then(resolve, reject);
      const enter = (queue: RequestQueue, run: Work['run']) => {
        const leave = queue.add({
          client,
          run,
          refuse: settle,
          // The refusal answers, not the error.
          fail: (error) =>
            isRefused ? log.warn(errorFields(error), 'A refused request failed') : reject(error),
        });
        response.once('close', leave);
      };
      const queue = queueFor(queues, request.method ?? '', path);
      const process = () =>
        enter(queue, async (release) => {
          if (isRefused || response.closed) return;
          // The response is complete; the queue need not wait until the client has received it.
          const status = {};
          prepare(asked, cspSources, status);
          whenGiven(response, release);
          discardUnreadBody(request, response);
          await withPageStatus(status, () => next(request, response));
          resolve();
        });
      if (!hasBody(request.method ?? '')) return process();

      const isUpload = isOwnUpload(path);
      const bodies = isUpload ? queues.uploads : queues.bodies;
      if (!refusedWrites.hasRoom(client) || !bodies.hasRoomFor(client)) {
        // Its connection need not be closed then, and a new one would cost others a turn.
        request.resume();
        const timer = setTimeout(settle, REFUSE_AFTER);
        return void response.once('close', () => clearTimeout(timer));
      }
      whenGiven(response, () => {
        if (isRefused || response.statusCode < 400 || response.statusCode >= 500) return;
        refusedWrites.add(client);
      });
      // Its handler refuses such a length without reading any of it.
      const length = Number(request.headers['content-length']);
      if (isUpload && length > MOST_DISCARDED) return process();
      const isTooLong = isUpload && length > OWN_DATA_LIMIT;
      enter(bodies, async () => {
        await (isTooLong
          ? discardBody(request)
          : receiveBody(request, isUpload ? OWN_DATA_LIMIT : FORM_LIMIT));
        process();
      });
    });
  };
}

/** Headers that Next reads, and those that the response will have. */
function prepare(
  { path, request, response, client }: Asked,
  cspSources: CspSources,
  status: PageStatus,
): void {
  const { headers } = request;
  stripInternalHeaders(headers);
  stripUnreadableRouterHeaders(headers);
  headers[CLIENT_ADDRESS_HEADER] = client;
  const nonce = randomBytes(16).toString('base64');
  const policy = pageCsp([`'nonce-${nonce}'`, ...LAYOUT_HASHES], cspSources);
  // Next reads the nonce from this header, and puts it on its own scripts.
  headers['content-security-policy'] = policy;
  response.setMaxListeners(MOST_LISTENERS);
  finishHeaders(response, path, policy, status);
  takeAllAtOnce(response);
}

/** Removes the headers of a response that another one replaces. */
function dropHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name);
}

/**
 * Gives a response the methods of Node back. Those of Next's compression, through which it may have gone, take a stored
 * response's flat list of headers for pairs, and throw.
 */
function unwrap(response: ServerResponse): void {
  for (const name of ['writeHead', 'write', 'end', 'on', 'flush']) Reflect.deleteProperty(response, name);
}

/**
 * Writes the security headers over those of the route, just before the head is sent. A route's own policy
 * stays if it is strict.
 */
function finishHeaders(response: ServerResponse, path: string, policy: string, page: PageStatus): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...args: unknown[]) => {
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    if (!isStrict(response.getHeader('Content-Security-Policy')?.toString()))
      response.setHeader('Content-Security-Policy', isPage ? policy : INERT_POLICY);
    if (page.isMissing) return writeHead(404, ...args);
    if (page.retryAfter === undefined) return writeHead(status, ...args);
    response.setHeader('Retry-After', page.retryAfter);
    return writeHead(503, ...args);
  }) as ServerResponse['writeHead'];
}

/**
 * Next stops rendering while a client does not read, and would occupy its queue slot for as long. A page is
 * a few dozen kilobytes and a connection has one response at a time, so the response is buffered here until
 * the client reads.
 */
function takeAllAtOnce(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = ((...args: unknown[]) => {
    write(...args);
    return true;
  }) as ServerResponse['write'];
}

/**
 * Calls back when all of a response has been given to Node. The events that Node documents come later: they wait for
 * the client.
 */
function whenGiven(response: ServerResponse, done: () => void): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    const isFirst = !response.writableEnded;
    end(...args);
    if (isFirst) done();
    return response;
  }) as ServerResponse['end'];
}

/**
 * Headers that Next and the proxies of some hosts use between themselves. From a client they are forged: in
 * past versions such headers have skipped middleware, poisoned caches and chosen hosts. The content
 * security policy is among them because Next reads its nonce from there.
 */
const INTERNAL =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender|rewrite|original|vercel|forwarded-host|forwarded-port)\b.*|next-(?:action|resume|test).*|content-security-policy.*|x-nonce)$/;

/** Removes the headers of a request that only Next itself may set. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
}

/** Headers by which Next's router asks for data instead of the page. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * Removes the router's headers when its state is malformed: Next would answer 500 and log the whole
 * failure. Without the headers the response is the full page, which the router then loads.
 */
export function stripUnreadableRouterHeaders(headers: IncomingHttpHeaders): void {
  try {
    // Next's own check, so both accept the same values.
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    for (const name of OF_ROUTER) delete headers[name];
  }
}
