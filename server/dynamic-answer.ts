import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { INLINE_SCRIPTS } from '@/components/site/inline-scripts';
import { cspHash } from '@/lib/platform/csp-hash';
import { SECOND } from '@/lib/platform/clock';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import type { Handle } from './cache/render';
import { clientAddress } from './client-address';
import { pageCsp, type CspSources } from './csp.mjs';
import { forwardedForNotice } from './forwarded-for';
import { stripInternalHeaders, stripUnreadableRouterHeaders } from './internal-headers';
import { queueFor, type Queues } from './queues';
import { INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';

/** The scripts of the root layout, which are the same on every page. */
const LAYOUT_HASHES = INLINE_SCRIPTS.map(({ code }) => cspHash(code));

/** How long a body may take to come in while its request has a place; the largest is 64 kB. */
const BODY_DEADLINE = 10 * SECOND;

type Asked = { path: string; request: IncomingMessage; response: ServerResponse };

type Options = {
  /** Next's own handler. */
  next: Handle;
  queues: Queues;
  cspSources: CspSources;
  /** How many trusted proxies stand in front. */
  hops: number;
  /** In milliseconds. */
  bodyDeadline?: number;
  /** Answers who finds no place, or has waited or kept us waiting too long; what is set on the response by then is not sent. */
  refuse: (asked: Asked) => Promise<void>;
};

/**
 * Has Next answer a request when its turn comes, with a nonce in the policy.
 * @returns a function whose promise settles with the answer, and never when nobody waits for it any more
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
      const giveUp = () => {
        // Next may go on with what is answered by then.
        response.on('error', () => {});
        if (response.headersSent) response.destroy();
        else {
          for (const name of response.getHeaderNames()) response.removeHeader(name);
          refuse({ path, request, response }).then(resolve, reject);
        }
      };
      const leave = queueFor(queues, request.method ?? '', path).add({
        client,
        run: async (release) => {
          // All is made now; whether the client takes it is no matter of this queue.
          response.once('prefinish', release);
          // Its place is for the work; who sends slowly would hold it for as long as a request may take.
          const bodyTimer = setTimeout(() => {
            if (request.complete || response.closed) return;
            release();
            giveUp();
          }, bodyDeadline).unref();
          response.once('close', () => clearTimeout(bodyTimer));
          await answer({ path, request, response }, client);
          resolve();
        },
        refuse: giveUp,
        fail: reject,
      });
      response.once('close', leave);
    });
  };

  async function answer({ path, request, response }: Asked, client: string): Promise<void> {
    const { headers } = request;
    stripInternalHeaders(headers);
    stripUnreadableRouterHeaders(headers);
    headers[CLIENT_ADDRESS_HEADER] = client;
    const nonce = randomBytes(16).toString('base64');
    const policy = pageCsp([`'nonce-${nonce}'`, ...LAYOUT_HASHES], cspSources);
    // Next finds the nonce here, and puts it on its own scripts.
    headers['content-security-policy'] = policy;
    finishHeaders(response, path, policy);
    takeAllAtOnce(response);
    await next(request, response);
  }
}

/** Writes the security headers over those of the route, as late as can be; a policy of its own stays when it is strict. */
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
 * Next stops rendering while a client does not read, and would hold its place for as long. A page is a few dozen kilobytes, and
 * a connection has one at a time: it is taken whole, and waits for its reader.
 */
function takeAllAtOnce(response: ServerResponse): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = ((...args: unknown[]) => {
    write(...args);
    return true;
  }) as ServerResponse['write'];
}
