import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import { inFormScope, type FormScope } from '@/lib/platform/http/form-page';
import { withPageStatus, type PageStatus } from '@/lib/platform/http/page-status';
import { errorFields, log } from '@/lib/platform/log';
import { REQUEST_ID_HEADER } from '@/lib/platform/request-id';

/** Next's own handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** What Next is asked, as data: no connection comes with it. */
export type NextRequest = {
  method: string;
  /** As it was asked for. */
  url: string;
  headers: IncomingHttpHeaders;
  body?: Uint8Array | undefined;
};

/** The whole response of Next. */
export type NextResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What the page said of its status. */
  page: PageStatus;
};

/**
 * Asks Next, in this thread or in another.
 * @param signal ends the response, which Next then stops to write, and releases what it needs for that
 */
export type Next = (request: NextRequest, signal?: AbortSignal) => Promise<NextResponse>;

export type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Next in this thread. If its handler throws, no response comes; the rejection ends the wait of all who need
 * it. Where a handler has named a page, the response is that page.
 */
export function nextOf(handle: Handle): Next {
  const ask: Next = async (request, signal) => {
    const page: PageStatus = {};
    const { statusCode, headers, rawPayload } = await withPageStatus(page, () =>
      withoutSocket(handle, request, signal),
    );
    return { status: statusCode, headers, body: rawPayload, page };
  };
  return (request, signal) => {
    const scope: FormScope = {};
    return inFormScope(scope, async () => {
      const response = await ask(request, signal);
      if (!scope.page) return response;
      return onPage(response, await ask(requestForPage(request, scope.page.path, response), signal));
    });
  };
}

/** What a page is told of the request whose response it renders. */
const OF_VISITOR = new Set([
  'host',
  'cookie',
  'user-agent',
  'content-security-policy',
  CLIENT_ADDRESS_HEADER,
  REQUEST_ID_HEADER,
]);

function requestForPage({ headers }: NextRequest, path: string, response: NextResponse): NextRequest {
  const ofVisitor = Object.fromEntries(Object.entries(headers).filter(([name]) => OF_VISITOR.has(name)));
  return { method: 'GET', url: path, headers: { ...ofVisitor, cookie: cookiesAfter(headers, response) } };
}

/**
 * The cookies of the browser when it has the response: a page shows nothing of a session that its handler
 * has ended.
 */
function cookiesAfter({ cookie = '' }: IncomingHttpHeaders, { headers }: NextResponse): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String);
  const names = new Set(set.map(nameOf));
  const present = cookie.split(/; */).filter((pair) => pair !== '' && !names.has(nameOf(pair)));
  const added = set.filter((one) => !/; *max-age=0(?:;|$)/i.test(one)).map((one) => one.split(';')[0]);
  return [...present, ...added].join('; ');
}

const nameOf = (pair: string) => pair.split('=')[0]?.trim();

/** What a handler says beside the page that it has named. */
const OF_HANDLER = ['set-cookie', 'retry-after', 'cache-control'];

/**
 * The page with the status and the headers of the handler that named it; or what became of the page, where
 * it was not rendered.
 */
function onPage(response: NextResponse, page: NextResponse): NextResponse {
  const headers = { ...page.headers };
  for (const name of OF_HANDLER) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  if (page.status === 200) return { ...page, headers, status: response.status };
  // Next redirects with 307, by which a browser would post the form once more.
  return { ...page, headers, status: REDIRECTS.has(page.status) ? 303 : page.status };
}

const REDIRECTS = new Set([307, 308]);

/**
 * Asks Next for a page without a visitor: the request contains the path and no client data. So nothing that
 * a client sends can get into a page that others see.
 * @param host of the site, for links to itself
 */
export function renderer(next: Next, host: string): (path: string) => Promise<Rendered> {
  return async (path) => {
    const request = { method: 'GET', url: encodeURI(path), headers: { host, accept: '*/*' } };
    const { status, headers, body } = await next(request);
    const texts = Object.entries(headers).map(([name, value]) => [
      name,
      // Next names where a page leads twice, when it has just rendered it.
      name === 'location' ? String([value].flat()[0]) : String(value),
    ]);
    return { status, headers: Object.fromEntries(texts) as Record<string, string>, body };
  };
}

const withoutSocket = (handle: Handle, { method, url, headers, body }: NextRequest, signal?: AbortSignal) =>
  new Promise<Response>((resolve, reject) => {
    const dispatch = (asked: IncomingMessage, reply: ServerResponse) => {
      // As it was asked for, not as a parser of addresses would write it.
      asked.url = url;
      signal?.addEventListener('abort', () => reply.destroy(), { once: true });
      handle(asked, reply).catch((error: unknown) => {
        if (reply.writableEnded) log.error(errorFields(error), 'Next failed after its response');
        reject(error);
      });
    };
    const request = { method: method as InjectOptions['method'], headers, url: '/' };
    const payload = body && Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    inject(dispatch as never, { ...request, ...(payload && { payload }) }).then(resolve, reject);
  });
