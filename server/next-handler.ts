import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type InjectOptions, type Response } from 'light-my-request';
import { errorFields, log } from '@/lib/platform/log';
import type { Ask } from '@/lib/platform/sides';

/** Next's own handler. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Asks Next for a page without a visitor: the request contains the path and no client data. So nothing that
 * a client sends can get into a page that others see.
 * @param host of the site, for links to itself
 */
export function renderer(handle: Handle, host: string): (path: string) => Promise<Rendered> {
  return async (path) => {
    const request = { method: 'GET', url: encodeURI(path), headers: { host, accept: '*/*' } } as const;
    const response = await withoutSocket(handle, request);
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: response.rawPayload,
    };
  };
}

/** Sends Next requests of the site itself. They belong to no visitor's request, though one may have caused them. */
export function asking(handle: Handle, host: string): Ask {
  return AsyncResource.bind(async ({ headers, ...asked }: Parameters<Ask>[0]) => {
    const request = { ...asked, headers: { ...headers, host } };
    const { statusCode, payload } = await withoutSocket(handle, request);
    return { status: statusCode, text: payload };
  });
}

type Request = Omit<InjectOptions, 'url' | 'signal'> & {
  url: string;
  /** Ends the response, which Next then stops to write, and releases what it needs for that. */
  signal?: AbortSignal;
};

/**
 * The whole response of Next to a request, of which it gets what is given here and no connection. If the handler
 * throws, no response comes; the rejection ends the wait of all who need it.
 */
export const withoutSocket = (handle: Handle, { url, signal, ...request }: Request) =>
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
    inject(dispatch as never, { ...request, url: '/' }).then(resolve, reject);
  });
