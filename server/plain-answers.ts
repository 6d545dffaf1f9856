import type { ServerResponse } from 'node:http';
import { INERT_POLICY, securityHeaders } from './security-headers.mjs';

/** That an address has no such method. */
export function refuseMethod(path: string, methods: readonly string[], response: ServerResponse): void {
  response.writeHead(405, {
    ...bodiless(path),
    Allow: methods.join(', '),
    // Whatever body comes with it is not waited for.
    Connection: 'close',
  });
  response.end();
}

/** An answer in the shape of those of the handlers. */
export function sendJson(
  response: ServerResponse,
  path: string,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ status, message, data: null });
  response.writeHead(status, {
    ...bodiless(path),
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Headers of an answer whose status says all. */
export const bodiless = (path: string) => ({
  ...securityHeaders(path),
  'Content-Security-Policy': INERT_POLICY,
  'Cache-Control': 'no-store',
  'Content-Length': 0,
});
