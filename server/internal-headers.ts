import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

/**
 * Headers that Next and the proxies of some hosts use between themselves. From a client they are forged: in
 * past versions such headers have skipped middleware, poisoned caches and chosen hosts. The content
 * security policy is among them because Next reads its nonce from there.
 */
const INTERNAL =
  /^(?:x-(?:middleware|nextjs|next|invoke|matched|now|prerender|rewrite|original|vercel|forwarded-host|forwarded-port)\b.*|next-(?:action|resume|test).*|content-security-policy.*|x-nonce)$/;

/** Removes the headers of a request that only Next itself may set. */
export function stripInternalHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
}

/** The header in which the client-side router sends its state. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * Removes the router's headers when its state is malformed: Next would answer 500 and log the whole
 * failure. Without the headers the response is the full page, which the router then loads.
 */
export function stripUnreadableRouterHeaders(headers: IncomingHttpHeaders): void {
  try {
    // Next's own check, so both accept the same values.
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    for (const name of OF_ROUTER) delete headers[name];
  }
}
