import type { IncomingMessage } from 'node:http';
import { limited, log } from '@/lib/platform/log';
import type { Rules } from './rules';

const LONGEST = 200;

/** Logs the path of a page that was not found: only the path, shortened and without control characters. */
export function noteMissing(request: IncomingMessage, path: string, { loggedAs }: Rules): void {
  // Scanners do not accept HTML; browsers do.
  if (!request.headers.accept?.includes('text/html')) return;
  const [withoutQuery = ''] = path.split('?', 1);
  const line =
    loggedAs(withoutQuery) ?? withoutQuery.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
  limited('page-not-found', () => log.info({ path: line }, 'Page not found'));
}
