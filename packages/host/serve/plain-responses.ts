import type { ServerResponse } from 'node:http';
import { INERT_POLICY } from '../headers.mjs';

type Headers = Readonly<Record<string, string>>;

/**
 * 405: the address does not support this method.
 * @param headers of every response at that address
 */
export function refuseMethod(headers: Headers, methods: readonly string[], response: ServerResponse): void {
  response.writeHead(405, {
    ...bodiless(headers),
    Allow: methods.join(', '),
    // The server does not wait for a request body.
    Connection: 'close',
  });
  response.end();
}

/**
 * A JSON response in the shape that the handlers use.
 * @param headers what every response at this address has (`rules.headers`), and what this one has besides
 */
export function sendJson(response: ServerResponse, headers: Headers, status: number, message: string): void {
  writeJson(response, headers, status, { status, message, data: null });
}

export function writeJson(response: ServerResponse, headers: Headers, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    ...bodiless(headers),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** Headers of a response with a status and no body. */
export const bodiless = (headers: Headers) => ({
  ...headers,
  'Content-Security-Policy': INERT_POLICY,
  'Cache-Control': 'no-store',
  'Content-Length': 0,
});
