import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';

/** In place of a file of an analysis that has no answer, or none that may be passed on: why, in words. */
export const refusedFile = (sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status: 422,
    headers: {
      ...PUBLIC_FILE_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
