import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A publisher on this machine: it sends what a test defines for each path, and records who asks. */
export type Publisher = {
  /** `https://localhost:PORT` with a certificate of its own, otherwise `http://127.0.0.1:PORT`. */
  origin: string;
  /** The host is that of the address before `fetch` changed it. */
  requests: { host: string; path: string; agent: string }[];
  /** What is sent for paths that begin so, of several beginnings the longest; for all others 404. */
  sends: (path: string, listener: RequestListener) => void;
  /** As `fetch`, but every https address is of this publisher. */
  fetch: typeof fetch;
  close: () => Promise<void>;
};

/** Which publisher is meant, for a server that plays several. */
const HOST = 'x-meant-host';

type Certificate = { key: Buffer; cert: Buffer };

export async function publisher(certificate?: Certificate): Promise<Publisher> {
  const requests: Publisher['requests'] = [];
  const listeners = new Map<string, RequestListener>();
  const answer: RequestListener = (request, response) => {
    const { url: path = '', headers } = request;
    requests.push({ host: String(headers[HOST] ?? headers.host), path, agent: headers['user-agent'] ?? '' });
    const [, listener] =
      [...listeners].sort(([a], [b]) => b.length - a.length).find(([begin]) => path.startsWith(begin)) ?? [];
    if (listener) listener(request, response);
    else response.writeHead(404).end();
  };
  const server = certificate ? createTlsServer(certificate, answer) : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return {
    origin,
    requests,
    sends: (begin, listener) => void listeners.set(begin, listener),
    fetch: (url, init) => {
      const headers = { ...init?.headers, [HOST]: new URL(String(url)).host };
      return fetch(String(url).replace(/^https:\/\/[^/]+/, origin), { ...init, headers });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A certificate for `localhost`, made by openssl; a process trusts it by NODE_EXTRA_CA_CERTS.
 * @param folder where its two files go
 */
export function certificateIn(folder: string): Certificate & { file: string } {
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
    '-nodes',
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(file), file };
}

export const whole =
  (text: string | Buffer): RequestListener =>
  (_, response) =>
    response.end(text);

/** A publisher that fails, and publishers that do harm: each makes of a good CSV what it sends instead. */
export const BADLY: Readonly<Record<string, (good: string) => RequestListener>> = {
  'decimal commas': (good) => whole(good.replace(/,(\d+)\.(\d+)$/gm, ',"$1,$2"')),
  'another unit': (good) =>
    whole(good.replace(/,([\d.]+)$/gm, (_, value) => `,${(Number(value) * 100).toFixed(2)}`)),
  'two columns swapped': (good) =>
    whole(good.replace(/^([^,\n]+),([^,\n]+)$/gm, '$2,$1').replace(/^.*$/m, /^.*/.exec(good)?.[0] ?? '')),
  'a web page with status 200': () => whole('<!doctype html><title>Are you a robot?</title>'),
  'a gzip bomb': () => (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40_000_000))),
  'a redirect to this machine': () => (_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(),
  'a redirect to another host': () => (_, response) =>
    response.writeHead(301, { location: 'https://elsewhere.example/file.csv' }).end(),
  'ten million rows': (good) => (_, response) => {
    const rows = Buffer.from(good.split('\n').slice(1).join('\n').repeat(200));
    const more = () => {
      while (!response.destroyed) if (!response.write(rows)) return response.once('drain', more);
      return undefined;
    };
    response.write(good);
    more();
  },
  'a date in the future': (good) => whole(`${good}2031-01-01,4.2\n`),
  'a period twice with two values': (good) =>
    whole(`${good}${good.split('\n').at(-2)?.replace(/,.*/, ',9.99')}\n`),
  'the file of another series': (good) => whole(good.replace(/,GS10$/m, ',GS2')),
  'the values of another series': (good) =>
    whole(good.replace(/,([\d.]+)$/gm, (_, value) => `,${(9 - Number(value)).toFixed(2)}`)),
  'half a download': (good) => (_, response) => {
    response.writeHead(200, { 'content-length': String(good.length) });
    response.write(good.slice(0, good.length / 2), () => response.destroy());
  },
  'a cell that is a formula': (good) => whole(`${good}2026-07-01,=cmd|'/C calc'!A0\n`),
  'a slow drip': (good) => (_, response) => {
    response.write(good.slice(0, 5));
    const timer = setInterval(() => response.write('.'), 50);
    response.on('close', () => clearInterval(timer));
  },
  'an error': () => (_, response) => response.writeHead(503).end('busy'),
  nothing: () => (_, response) => response.destroy(),
};
