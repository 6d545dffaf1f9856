import { AsyncResource } from 'node:async_hooks';
import inject, { type Response } from 'light-my-request';
import type { Ask } from '@/lib/platform/sides';
import type { Handle } from './render';

const REVALIDATION = '/api/revalidate';

/**
 * Next's handler, after which a revalidation counts for this server too, wherever it came from.
 * @param forget what this server has in memory
 */
export function revalidating(handle: Handle, forget: () => void): Handle {
  return async (request, response) => {
    const isRevalidation = request.url?.split('?')[0] === REVALIDATION;
    await handle(request, response);
    if (isRevalidation && response.statusCode === 200) forget();
  };
}

/** Sends Next requests of the site itself. They belong to no visitor's request, though one may have caused them. */
export function asking(handle: Handle, host: string): Ask {
  return AsyncResource.bind(async ({ headers, body, ...asked }: Parameters<Ask>[0]) => {
    const { statusCode, payload } = await new Promise<Response>((resolve, reject) => {
      // If the handler throws, there is no response.
      inject((request, reply) => void handle(request as never, reply as never).catch(reject), {
        ...asked,
        headers: { ...headers, host },
        payload: body,
      }).then(resolve, reject);
    });
    return { status: statusCode, text: payload };
  });
}
