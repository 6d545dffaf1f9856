import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';

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

/** What the router of a running page says with a request. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * Takes from a request what its router says when the pages it has are said in a way Next cannot read: Next would answer 500 and
 * log the failure at length. Without it the answer is the page, to which a router goes as to any that it does not know.
 */
export function stripUnreadableRouterHeaders(headers: IncomingHttpHeaders): void {
  try {
    // Next's own check, so that what passes here passes there.
    parseAndValidateFlightRouterState(headers['next-router-state-tree']);
  } catch {
    for (const name of OF_ROUTER) delete headers[name];
  }
}
