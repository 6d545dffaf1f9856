/** Headers of a file that any site may show or read. */
export const PUBLIC_FILE_HEADERS = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
};

/** JSON for a public file, which people read too. */
export const readableJson = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** For an answer to an analysis, which may change when its series do. next.config.mjs says the same for its page. */
export const ANSWER_CACHING = 'public, max-age=300';

/** A file of such values with that header, unless it is not there. */
export function withAnswerCaching(response: Response): Response {
  if (response.ok) response.headers.set('Cache-Control', ANSWER_CACHING);
  return response;
}

/** For what lists posts: a new post is there within two minutes, also for readers behind a cache. */
export const PUBLISHED_CACHING = 'public, max-age=60';
