import { PUBLIC_FILE_HEADERS } from '@/lib/platform/http/public-file';

/** In place of a file of an analysis that has no answer, or none that may be passed on: why, in words. */
export const refusedFile = (words: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(words, {
    status: 422,
    headers: { ...PUBLIC_FILE_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' },
  });
