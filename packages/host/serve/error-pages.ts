import type { IncomingMessage } from 'node:http';
import { NO_SUCH_FRAME, routes } from '@/lib/web/routes';
import { limited, log } from '@/lib/platform/log';
import { isAnalysis } from './paths';

/** A page that says that another one cannot be rendered at the moment. */
export const UNAVAILABLE_PAGE = '/unavailable';

/** A page that says that too many analyses were asked for in this minute. */
export const TOO_MANY_PAGE = '/analysis/busy';

const NOT_FOUND = '/_not-found';
const NO_SUCH_POST = '/blogs/-';
const NO_SUCH_CODE = '/v/-';
const NO_SUCH_ANALYSIS = '/analysis/-';
const NO_SUCH_INSIGHT = '/no-such-insight';
const NO_SUCH_REPORT = routes.embed(NO_SUCH_FRAME);

/** The 404 pages, each a whole page with its own text. */
export const MISSING_PAGES: readonly string[] = [
  NOT_FOUND,
  NO_SUCH_POST,
  NO_SUCH_CODE,
  NO_SUCH_ANALYSIS,
  NO_SUCH_INSIGHT,
  NO_SUCH_REPORT,
];

/** The status of the error pages, by path. */
export const STATUS_OF_PAGE: Readonly<Record<string, number | undefined>> = {
  [UNAVAILABLE_PAGE]: 503,
  [TOO_MANY_PAGE]: 429,
  ...Object.fromEntries(MISSING_PAGES.map((page) => [page, 404])),
};

/** The 404 page for this path. */
export function missingPageFor(path: string): string {
  // A page of a list that has become shorter, not a post.
  if (/^\/blogs\/(?:page|tag|author)\//.test(path)) return NOT_FOUND;
  if (path.startsWith('/blogs/')) return NO_SUCH_POST;
  if (path.startsWith('/v/')) return NO_SUCH_CODE;
  if (isAnalysis(path)) return NO_SUCH_ANALYSIS;
  if (path.startsWith('/web/insights/')) return NO_SUCH_INSIGHT;
  // A frame on another site: the site's normal 404 page may not be framed there.
  if (path.startsWith('/embed/')) return NO_SUCH_REPORT;
  return NOT_FOUND;
}

const LONGEST = 200;

/** Logs the path of a page that was not found: only the path, shortened and without control characters. */
export function noteMissing(request: IncomingMessage, path: string): void {
  // Scanners do not accept HTML; browsers do.
  if (!request.headers.accept?.includes('text/html')) return;
  const [withoutQuery = ''] = path.split('?', 1);
  limited('page-not-found', () => log.info({ path: loggable(withoutQuery) }, 'Page not found'));
}

/**
 * Of an analysis not what was asked: whoever types an address by hand may put into it what he wants to know. Of a link to an
 * insight, or to take an account back, not its token, of which a part may have been cut off.
 */
function loggable(path: string): string {
  if (missingPageFor(path) === NO_SUCH_ANALYSIS) return '/analysis/';
  const [, withToken] = /^\/+(shared|address-change)\//i.exec(path) ?? [];
  if (withToken) return `/${withToken.toLowerCase()}/`;
  return path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
}
