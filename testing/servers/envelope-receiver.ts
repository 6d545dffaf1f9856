import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, inflateSync } from 'node:zlib';

/**
 * One item that Sentry's SDK sent: an event, a session, a span batch, a replay. `body` is parsed if it is
 * JSON, otherwise text.
 */
export type Item = { type: string; body: unknown };

export type ErrorEvent = {
  environment?: string;
  release?: string;
  tags?: Record<string, string>;
  user?: object;
  request?: { url?: string; headers?: object; cookies?: object; data?: unknown; query_string?: unknown };
  exception?: { values?: { type?: string; value?: string; mechanism?: { handled?: boolean } }[] };
  breadcrumbs?: { category?: string; message?: string; data?: object }[];
  contexts?: Record<string, object>;
  sdk?: { settings?: { infer_ip?: string } };
};

export type EnvelopeReceiver = Awaited<ReturnType<typeof receiveEnvelopes>>;

/** A fake Sentry server on loopback: it accepts every envelope and stores its items. */
export async function receiveEnvelopes() {
  const items: Item[] = [];
  const traced: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers['sentry-trace']) traced.push(request.url ?? '');
    const bytes = await read(request);
    if (request.method === 'POST' && request.url?.startsWith('/api/1/envelope/')) items.push(...open(bytes));
    response
      .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
      .end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    dsn: `http://public@127.0.0.1:${port}/1`,
    items,
    /** Paths that were requested with a trace header. */
    traced,
    events: () => items.filter(({ type }) => type === 'event').map(({ body }) => body as ErrorEvent),
    /** The error message of each event, in the order of arrival. */
    messages: () =>
      items
        .filter(({ type }) => type === 'event')
        .map(({ body }) => (body as ErrorEvent).exception?.values?.at(-1)?.value),
    /** Everything received, as one searchable text. */
    text: () => JSON.stringify(items),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
}

/**
 * An envelope consists of lines: a JSON header, then for every item a JSON header and a payload. The
 * payload ends at the line break unless the header gives its length.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
function open(envelope: Buffer): Item[] {
  const items: Item[] = [];
  let at = 0;
  const lineEnd = () => {
    const end = envelope.indexOf('\n', at);
    return end === -1 ? envelope.length : end;
  };
  const take = (end: number) => {
    const part = envelope.subarray(at, end);
    at = end + 1;
    return part;
  };
  take(lineEnd());
  while (at < envelope.length) {
    const header = JSON.parse(take(lineEnd()).toString()) as { type: string; length?: number };
    const payload = take(header.length === undefined ? lineEnd() : at + header.length);
    items.push({
      type: header.type,
      body: header.type === 'replay_recording' ? recording(payload) : json(payload),
    });
  }
  return items;
}

/** A recording is a line of JSON, followed by its events, which the replay's worker has deflated. */
function recording(payload: Buffer): string {
  const events = payload.subarray(payload.indexOf('\n') + 1);
  return events[0] === '['.charCodeAt(0) ? events.toString() : inflateSync(events).toString();
}

function json(payload: Buffer): unknown {
  const text = payload.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
