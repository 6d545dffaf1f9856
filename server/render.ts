import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response } from 'light-my-request';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Asks Next for a page without a visitor: the request contains the path and no client data. So nothing that
 * a client sends can get into a page that others see.
 * @param host of the site, for links to itself
 */
export function renderer(handle: Handle, host: string): (path: string) => Promise<Rendered> {
  return async (path) => {
    const asked = { method: 'GET', url: encodeURI(path), headers: { host, accept: '*/*' } } as const;
    const response = await new Promise<Response>((resolve, reject) => {
      // A response that never comes would block every request that waits for this page.
      inject((request, reply) => void handle(request as never, reply as never).catch(reject), asked).then(
        resolve,
        reject,
      );
    });
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: response.statusCode,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: response.rawPayload,
    };
  };
}
