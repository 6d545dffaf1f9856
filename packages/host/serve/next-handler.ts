import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import { withPageStatus, type PageStatus } from '@/lib/platform/http/page-status';
import { errorFields, log } from '@/lib/platform/log';
import type { Ask } from '@/lib/platform/sides';

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
 * it.
 */
export const nextOf =
  (handle: Handle): Next =>
  async (request, signal) => {
    const page: PageStatus = {};
    const { statusCode, headers, rawPayload } = await withPageStatus(page, () =>
      withoutSocket(handle, request, signal),
    );
    return { status: statusCode, headers, body: rawPayload, page };
  };

/**
 * Asks Next for a page without a visitor: the request contains the path and no client data. So nothing that
 * a client sends can get into a page that others see.
 * @param host of the site, for links to itself
 */
export function renderer(next: Next, host: string): (path: string) => Promise<Rendered> {
  return async (path) => {
    const request = { method: 'GET', url: encodeURI(path), headers: { host, accept: '*/*' } };
    const { status, headers, body } = await next(request);
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return { status, headers: Object.fromEntries(texts) as Record<string, string>, body };
  };
}

/**
 * Sends Next requests of the site itself. They belong to no visitor's request, though one may have caused
 * them.
 */
export function asking(next: Next, host: string): Ask {
  return AsyncResource.bind(async ({ headers, ...asked }: Parameters<Ask>[0]) => {
    const { status, body } = await next({ ...asked, headers: { ...headers, host } });
    return { status, text: body.toString() };
  });
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
