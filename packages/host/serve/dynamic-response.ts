import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { cspHash } from '@/lib/platform/csp-hash';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import { errorFields, log } from '@/lib/platform/log';
import { isRead, type Arrived } from './exchange';
import { compressFor, isCompressible } from './encodings';
import type { Next, NextResponse } from './next-handler';
import { isRouterState } from './private-next';
import { MinuteLimit } from './client-counts';
import { pageCsp, type CspSources, INERT_POLICY, isStrict } from '../headers.mjs';
import { FORM_LIMIT } from '@/lib/platform/http/body';
import { hasBody, nameOfQueue, queueFor, REFUSE_AFTER, type Queues } from './queues';
import { discardBody, endExchange, passOver, receiveBody } from './bodies';
import type { RequestQueue, Work } from './request-queue';
import type { Rules } from './rules';
import { withoutScripts } from './transform';

/**
 * How many writes of a client may be refused by handlers in a minute. Its next ones are refused here, before
 * anything is read: what is wrong with a body shows only when it has been parsed.
 */
const MOST_REFUSED = 120;

/**
 * In bytes: the longest upload that is read to its end although it is refused, so that any client sees the
 * sentence. Of a longer one a client that closes its connection may see only that it was cut off.
 */
const MOST_DISCARDED = 16_000_000;

type Dynamic = Arrived & { path: string };

type Options = {
  rules: Rules;
  next: Next;
  /** Works analyses out. */
  analyses: Next;
  queues: Queues;
  cspSources: CspSources;
  /**
   * Prepares the answer to a request that the queue rejects or that exceeded its time, and returns a
   * function that sends it. `part` is the queue, for the log.
   */
  refuse: (exchange: Dynamic, part: string) => Promise<() => void>;
  /** Sends the page that says that there is none. */
  sendMissing: (path: string, arrived: Arrived) => Promise<void>;
};

/**
 * Has Next answer a request when its turn in the queue comes, with a nonce in the policy. A request that
 * writes gets there when its body has arrived, so that a slow one takes no place from others. Next sees no
 * connection: it neither waits for a client that does not read, nor writes to one that a refusal has answered.
 * @returns a function whose promise settles with the response, and never settles if the client has left
 */
export function dynamicResponse({ rules, next, analyses, queues, cspSources, refuse, sendMissing }: Options) {
  const hashes = rules.site.inlineScripts.map(cspHash);
  const { largest } = rules.site.uploads;
  const refusedWrites = new MinuteLimit(MOST_REFUSED);

  return (exchange: Dynamic): Promise<void> => {
    const { path, request, response, client } = exchange;
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const ended = new AbortController();
      const giveUp = async (queue: RequestQueue) => {
        isRefused = true;
        const send = await refuse(exchange, nameOfQueue(queues, queue));
        // Next may have answered meanwhile.
        if (!response.headersSent) send();
        ended.abort();
      };
      const settle = (queue: RequestQueue) => void giveUp(queue).then(resolve, reject);
      const enter = (queue: RequestQueue, run: Work['run']) => {
        const leave = queue.add({
          client,
          run,
          refuse: () => settle(queue),
          // The refusal answers, not the error.
          fail: (error) =>
            isRefused ? log.warn(errorFields(error), 'A refused request failed') : reject(error),
        });
        response.once('close', leave);
      };
      const process = (body?: Buffer) =>
        enter(queueFor(queues, rules, request.method ?? '', path), async () => {
          if (isRefused || response.closed) return;
          const status = await respond(exchange, body, ended.signal);
          if (body && !isRefused && status >= 400 && status < 500) refusedWrites.add(client);
          resolve();
        });
      if (!hasBody(request.method ?? '')) return process();

      // What no handler reads; otherwise the next request of the connection would wait behind it.
      response.once('finish', () => endExchange(request));
      const isUpload = rules.isUpload(path);
      const bodies = isUpload ? queues.uploads : queues.bodies;
      if (!refusedWrites.hasRoom(client) || !bodies.hasRoomFor(client)) {
        // Its connection need not be closed then, and a new one would cost others a turn.
        passOver(request);
        const timer = setTimeout(() => settle(bodies), REFUSE_AFTER);
        return void response.once('close', () => clearTimeout(timer));
      }
      // Its handler refuses such a length without reading any of it.
      const length = Number(request.headers['content-length']);
      if (isUpload && length > MOST_DISCARDED) return process(NOTHING);
      const isTooLong = isUpload && length > largest;
      enter(bodies, async () => {
        if (!isTooLong) return process(await receiveBody(request, isUpload ? largest : FORM_LIMIT));
        await discardBody(request);
        process(NOTHING);
      });
    });
  };

  /** Sends what Next answers, unless the request was refused meanwhile. @returns the status */
  async function respond(exchange: Dynamic, body: Buffer | undefined, signal: AbortSignal): Promise<number> {
    const { path, request, response } = exchange;
    const nonce = randomBytes(16).toString('base64');
    const policy = pageCsp([`'nonce-${nonce}'`, ...hashes], cspSources);
    const { method = '', url = '/' } = request;
    const isWhole = rules.isWorkedOut(path);
    const sent = headersForNext(exchange, policy);
    // Next would compress what is changed here.
    if (isWhole) delete sent['accept-encoding'];
    const rendered = await (isWhole ? analyses : next)({ method, url, headers: sent, body }, signal);
    const { headers, page } = rendered;
    const status = page.isMissing ? 404 : page.retryAfter === undefined ? rendered.status : 503;
    if (response.headersSent) return status;
    // The address of a form's handler, which stands in the address bar after it, and has no page of its own.
    if (status === 405 && isRead(request) && request.headers.accept?.includes('text/html')) {
      await sendMissing(path, exchange);
      return 404;
    }
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined && !OF_CONNECTION.has(name)) response.setHeader(name, value);
    for (const [name, value] of Object.entries(rules.headers(path))) response.setHeader(name, value);
    // A route's own policy stays if it is strict.
    if (!isStrict(headers['content-security-policy']?.toString()))
      response.setHeader('Content-Security-Policy', isPage(headers) ? policy : INERT_POLICY);
    // Next says of a page of the build that shared caches may keep it for a year; over the next release, too.
    if (String(headers['cache-control'] ?? '').includes('s-maxage'))
      response.setHeader('Cache-Control', 'no-store');
    if (status === 503 && page.retryAfter !== undefined) response.setHeader('Retry-After', page.retryAfter);
    response.statusCode = status;
    response.end(isWhole ? await wholeResponse(exchange, rendered) : rendered.body);
    return status;
  }
}

/**
 * The body of what is worked out for one visitor. A page of it is complete as HTML: its copy for React would be
 * two thirds of it.
 */
async function wholeResponse(
  { request, response }: Arrived,
  { headers, body }: NextResponse,
): Promise<Buffer> {
  const whole = isPage(headers) ? Buffer.from(withoutScripts(body.toString())) : body;
  if (!isCompressible(String(headers['content-type'] ?? ''), whole)) return whole;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const { encoding, bytes } = await compressFor(accepted, whole);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  return bytes;
}

const NOTHING = Buffer.alloc(0);

/** Headers of a response that Node writes itself. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const isPage = (headers: OutgoingHttpHeaders) =>
  String(headers['content-type'] ?? '').startsWith('text/html');

function headersForNext({ request, client }: Dynamic, policy: string): IncomingHttpHeaders {
  // Without this one light-my-request would write its own name.
  const headers: IncomingHttpHeaders = { 'user-agent': undefined, ...request.headers };
  stripInternalHeaders(headers);
  stripUnreadableRouterHeaders(headers);
  // Next reads the nonce from the policy, and puts it on its own scripts.
  return { ...headers, [CLIENT_ADDRESS_HEADER]: client, 'content-security-policy': policy };
}

/**
 * Headers that Next and the proxies of some hosts use between themselves. From a client they are forged: in
 * past versions such headers have skipped middleware, poisoned caches and chosen hosts. The content
 * security policy is among them because Next reads its nonce from there.
 */
const INTERNAL = new RegExp(
  `^(?:${[
    'x-(?:middleware|nextjs|next|invoke|matched|now|prerender|rewrite|original|vercel)\\b.*',
    'x-forwarded-(?:host|port)\\b.*',
    'next-(?:action|resume|test).*',
    'content-security-policy.*',
    'x-nonce',
  ].join('|')})$`,
);

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
  if (isRouterState(headers['next-router-state-tree'])) return;
  for (const name of OF_ROUTER) delete headers[name];
}
