import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEAD_SCRIPT } from '@/components/site/head-script';
import { SPECULATION_RULES } from '@/components/site/speculation-rules';
import { CLIENT_ADDRESS_HEADER } from '@/lib/http/client-address';
import type { BuildRoutes } from './build-routes';
import type { Handle } from './cache/render';
import type { StoredResponse } from './cache/stored-response';
import { PageUnavailable } from './cache/page-cache';
import { clientAddress } from './client-address';
import { pagePolicy, type Surroundings } from './content-policy.mjs';
import { scriptHash } from './inline-scripts';
import { stripInternalHeaders } from './internal-headers';
import { missingPageFor } from './missing-pages';
import { noteMissing } from './note-missing';
import { BOOT_PATH, type Pages } from './pages';
import { rawHeader } from './raw-header';
import { requestTarget } from './request-target';
import { INERT_POLICY, isStrict, securityHeaders } from './security-headers.mjs';

/** Says, with 503, that a page cannot be made just now. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** Answers a request, at once where it can. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The scripts of the root layout, which are the same on every page. */
const LAYOUT_HASHES = [HEAD_SCRIPT, SPECULATION_RULES].map(scriptHash);

type Options = {
  /** Next's own handler. */
  next: Handle;
  pages: Pages;
  routes: BuildRoutes;
  /** Whether a path whose last part is a name has a page. */
  exists: (path: string) => Promise<boolean>;
  surroundings: Surroundings;
  /** How many trusted proxies stand in front. */
  hops: number;
};

/**
 * Answers every request: what was rendered in advance from memory; what is dynamic by Next, with a nonce in its policy; and
 * what is neither with a page that says so.
 */
export function frontDoor({ next, pages, routes, exists, surroundings, hops }: Options): Answer {
  return (request, response) => {
    // The hot path, which waits for nothing: a page by its plain address.
    const ready = isRead(request) && !isForRouter(request) ? pages.ready(request.url ?? '/') : undefined;
    return ready ? ready.send(request, response) : find(request, response);
  };

  async function find(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = requestTarget(request.url ?? '/');
    // Apps are answered in the words of the API whatever they send; it reads no cookie, so nothing is at stake.
    if (!target && request.url?.startsWith('/api/v1/')) return dynamic('/api/v1/', request, response);
    if (!target) return missing('/', request, response);
    const { path, search } = target;
    if (path.startsWith(BOOT_PATH)) return scripts(path + search, request, response);
    if (!isKnown(path) || !(await exists(path))) return missing(path, request, response);
    if (!isRead(request) && !path.startsWith('/api/')) return refuseMethod(path, response);
    if (routes.isPrerendered(path) && !isForRouter(request)) return prerendered(path, request, response);
    request.url = encodeURI(path) + search;
    return dynamic(path, request, response);
  }

  /** With a slash at its end too: Next leads those to the address without. */
  function isKnown(path: string): boolean {
    return routes.isKnown(path) || (path.endsWith('/') && routes.isKnown(path.slice(0, -1)));
  }

  async function prerendered(path: string, request: IncomingMessage, response: ServerResponse) {
    let stored: StoredResponse;
    try {
      stored = await pages.get(path);
    } catch (error) {
      if (!(error instanceof PageUnavailable)) throw error;
      stored = await pages.get(UNAVAILABLE_PAGE);
    }
    if (stored.status === 404) return missing(path, request, response);
    stored.send(request, response);
  }

  async function missing(path: string, request: IncomingMessage, response: ServerResponse) {
    noteMissing(request, path);
    (await pages.get(missingPageFor(path))).send(request, response);
  }

  async function scripts(url: string, request: IncomingMessage, response: ServerResponse) {
    const page = new URL(url, 'http://localhost').searchParams.get('of') ?? '';
    const isPage = requestTarget(page)?.path === page && routes.isPrerendered(page) && (await exists(page));
    // Of a page that cannot be made there are no scripts either.
    const found = isPage ? await pages.scripts(page).catch(() => null) : null;
    if (!found) return missing(url, request, response);
    if (found.url === url) return found.response.send(request, response);
    // The page was made anew after somebody got it: it runs with what it is made from now.
    response.writeHead(307, { ...bodiless(BOOT_PATH), Location: found.url }).end();
  }

  function refuseMethod(path: string, response: ServerResponse) {
    response.writeHead(405, {
      ...bodiless(path),
      Allow: 'GET, HEAD',
      // Whatever body comes with it is not waited for.
      Connection: 'close',
    });
    response.end();
  }

  async function dynamic(path: string, request: IncomingMessage, response: ServerResponse) {
    const { headers } = request;
    stripInternalHeaders(headers);
    headers[CLIENT_ADDRESS_HEADER] = clientAddress({
      remoteAddress: request.socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      hops,
    });
    const nonce = randomBytes(16).toString('base64');
    const policy = pagePolicy([`'nonce-${nonce}'`, ...LAYOUT_HASHES], surroundings);
    // Next finds the nonce here, and puts it on its own scripts.
    headers['content-security-policy'] = policy;
    finishHeaders(response, path, policy);
    await next(request, response);
    if (path === '/api/revalidate' && response.statusCode === 200) pages.expire();
  }
}

/** Headers of an answer whose status says all. */
const bodiless = (path: string) => ({
  ...securityHeaders(path),
  'Content-Security-Policy': INERT_POLICY,
  'Cache-Control': 'no-store',
  'Content-Length': 0,
});

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The router of a page that is running asks for data, under the page's own address. */
const isForRouter = (request: IncomingMessage) =>
  rawHeader(request, 'rsc') !== undefined || rawHeader(request, 'next-router-prefetch') !== undefined;

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
