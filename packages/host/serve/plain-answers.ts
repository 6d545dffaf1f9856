import type { ServerResponse } from 'node:http';
import { INERT_POLICY, securityHeaders } from './security-headers.mjs';

/** 405: the address does not support this method. */
export function refuseMethod(path: string, methods: readonly string[], response: ServerResponse): void {
  response.writeHead(405, {
    ...bodiless(path),
    Allow: methods.join(', '),
    // The server does not wait for a request body.
    Connection: 'close',
  });
  response.end();
}

/** A JSON response in the shape that the handlers use. */
export function sendJson(
  response: ServerResponse,
  path: string,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  writeJson(response, path, status, { status, message, data: null }, headers);
}

export function writeJson(
  response: ServerResponse,
  path: string,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...bodiless(path),
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Headers of a response with a status and no body. */
export const bodiless = (path: string) => ({
  ...securityHeaders(path),
  'Content-Security-Policy': INERT_POLICY,
  'Cache-Control': 'no-store',
  'Content-Length': 0,
});
