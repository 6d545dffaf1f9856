import type { IncomingHttpHeaders } from 'node:http';

/**
 * What Next and the proxies some hosts put before it say to each other. From a stranger it is a lie: these headers have
 * skipped middleware, poisoned caches and chosen hosts in past versions. The content policy is among them because Next takes
 * its nonce from there.
 */
const INTERNAL =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender|rewrite|original|vercel|forwarded-host|forwarded-port)\b.*|next-(?:action|resume|test).*|content-security-policy.*|x-nonce)$/;

/** Removes from a request what only Next itself may say. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
}
