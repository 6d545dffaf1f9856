import { AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INLINE_SCRIPTS } from '@/components/site/inline-scripts';
import { cspHash } from '@/lib/platform/csp-hash';
import { SECOND } from '@/lib/platform/clock';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import { errorFields, log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id';
import type { Handle } from './cache/render';
import { clientAddress } from './client-address';
import { pageCsp, type CspSources } from './csp.mjs';
import { forwardedForNotice } from './forwarded-for';
import { stripInternalHeaders, stripUnreadableRouterHeaders } from './internal-headers';
import { queueFor, type Queues } from './queues';
import { INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';
import { discardUnreadBody } from './unread-body';

/** Hashes of the root layout's inline scripts, which are the same on every page. */
const LAYOUT_HASHES = INLINE_SCRIPTS.map(({ code }) => cspHash(code));

/** How long a request that is being processed may take to send its body, which is at most 64 kB. */
const BODY_DEADLINE = 10 * SECOND;

/**
 * How many parts may listen for the end of one response before Node warns of a leak, by default ten: five of
 * Next do, four of this server, and two of Sentry where it is on.
 */
const MOST_LISTENERS = 20;

type Asked = { path: string; request: IncomingMessage; response: ServerResponse };

type Options = {
  /** Next's own handler. */
  next: Handle;
  queues: Queues;
  cspSources: CspSources;
  /** How many trusted proxies are in front. */
  hops: number;
  /** In milliseconds. */
  bodyDeadline?: number;
  /**
   * Prepares the answer to a request that the queue rejects or that exceeded its time, and returns a
   * function that sends it. Headers that were set on the response before are not sent.
   */
  refuse: (asked: Asked) => Promise<() => void>;
};

/**
 * Has Next answer a request when its turn in the queue comes, with a nonce in the policy.
 * @returns a function whose promise settles with the response, and never settles if the client has left
 */
export function dynamicAnswer({
  next,
  queues,
  cspSources,
  hops,
  bodyDeadline = BODY_DEADLINE,
  refuse,
}: Options) {
  const noteForwardedFor = forwardedForNotice(hops);

  return ({ path, request, response }: Asked): Promise<void> => {
    const forwardedFor = request.headers['x-forwarded-for']?.toString();
    noteForwardedFor(forwardedFor);
    const client = clientAddress({ remoteAddress: request.socket.remoteAddress, forwardedFor, hops });
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const giveUp = async () => {
        isRefused = true;
        // Next may still write to a response that is already finished.
        response.on('error', () => {});
        if (response.headersSent) return void response.destroy();
        const send = await refuse({ path, request, response });
        // Next has answered meanwhile.
        if (response.headersSent) return;
        dropHeaders(response);
        send();
      };
      const settle = () => void giveUp().then(resolve, reject);
      const leave = queueFor(queues, request.method ?? '', path).add({
        client,
        // Another request's end starts it; its log lines belong to this one.
        run: AsyncResource.bind(async (release: () => void) => {
          // The response is complete; the queue need not wait until the client has received it.
          response.once('prefinish', release);
          // The queue limits processing. A client that sends slowly would otherwise occupy a queue slot for
          // as long as a request may take.
          const bodyTimer = setTimeout(() => {
            if (request.complete || response.closed) return;
            release();
            settle();
          }, bodyDeadline).unref();
          response.once('close', () => clearTimeout(bodyTimer));
          prepare({ path, request, response }, client, cspSources);
          discardUnreadBody(request, response);
          await next(request, response);
          resolve();
        }),
        refuse: settle,
        // The refusal answers, not the error.
        fail: (error) =>
          isRefused ? log.warn(errorFields(error), 'A refused request failed') : reject(error),
      });
      response.once('close', leave);
    });
  };
}

/** Headers that Next reads, and those that the response will have. */
function prepare({ path, request, response }: Asked, client: string, cspSources: CspSources): void {
  const { headers } = request;
  stripInternalHeaders(headers);
  stripUnreadableRouterHeaders(headers);
  headers[CLIENT_ADDRESS_HEADER] = client;
  const nonce = randomBytes(16).toString('base64');
  const policy = pageCsp([`'nonce-${nonce}'`, ...LAYOUT_HASHES], cspSources);
  // Next reads the nonce from this header, and puts it on its own scripts.
  headers['content-security-policy'] = policy;
  response.setMaxListeners(MOST_LISTENERS);
  finishHeaders(response, path, policy);
  takeAllAtOnce(response);
}

/** Removes the headers of a response that another one replaces. */
function dropHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (name !== REQUEST_ID_HEADER) response.removeHeader(name);
}

/**
 * Writes the security headers over those of the route, just before the head is sent. A route's own policy
 * stays if it is strict.
 */
function finishHeaders(response: ServerResponse, path: string, policy: string): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((...args: unknown[]) => {
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    if (!isStrict(response.getHeader('Content-Security-Policy')?.toString()))
      response.setHeader('Content-Security-Policy', isPage ? policy : INERT_POLICY);
    return writeHead(...args);
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
