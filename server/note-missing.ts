import type { IncomingMessage } from 'node:http';
import { limited, log } from '@/lib/platform/log';

const LONGEST = 200;

/** Logs the path of a page that was not found: only the path, shortened and without control characters. */
export function noteMissing(request: IncomingMessage, path: string): void {
  // Scanners do not accept HTML; browsers do.
  if (!request.headers.accept?.includes('text/html')) return;
  limited('page-not-found', () => log.info({ path: loggable(path) }, 'Page not found'));
}

function loggable(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
}
