import type { IncomingMessage } from 'node:http';
import { limited, log } from '@/lib/platform/log';

const LONGEST = 200;

/** Writes down which page somebody looked for in vain. Only the path is logged: cut, and without control characters. */
export function noteMissing(request: IncomingMessage, path: string): void {
  // Scripts that try addresses one after the other do not ask for pages; people's browsers do.
  if (!request.headers.accept?.includes('text/html')) return;
  limited('page-not-found', () => log.info({ path: loggable(path) }, 'Page not found'));
}

function loggable(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
}
