import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response } from 'light-my-request';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

export type Rendered = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Asks Next for a page without a visitor: the request holds the path and nothing else. So nothing a stranger sends can end
 * in a page that others are shown.
 * @param host of the site, as links to itself name it
 */
export function renderer(handle: Handle, host: string): (path: string) => Promise<Rendered> {
  return async (path) => {
    const asked = { method: 'GET', url: encodeURI(path), headers: { host, accept: '*/*' } } as const;
    const response = await new Promise<Response>((resolve, reject) => {
      // An answer that never comes would keep everybody waiting who asks for the page.
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
