import { Agent, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';

import { signInWithSeries } from './account';
import { analysisOfStored, carriedPair, longUpload, twoCenturies } from './uploads';

type Attack = {
  what: string;
  /** @param dataDir of the site */
  run: (site: URL, dataDir: string) => void | Promise<void>;
};

/** Milliseconds before a closed connection is opened again. */
const PAUSE = 20;

let requests = 0;
/** A number that was not used before, so that no answer can be one that is known. */
const next = () => (requests += 1);
const renderedPath = () => `/web?callbackUrl=/faqs&n=${next()}`;
const unknown = () => `/no-such-page-${next()}`;
/** Of no series. */
const invented = () => `/analysis/growth/no-such-series-${next()}/10y`;
const analysis = () => `/analysis/lumpsum/gold-inr-10g/10y/amount-${1_000 + next()}`;
/** Scripts of a report that no release has. */
const boot = () => `/_boot/junk${next()}.js?of=/reports/gold-vs-silver`;

/** A message without an address: it is refused. */
const REFUSED = JSON.stringify({ email: '', message: 'a'.repeat(59_000) });
const WRITE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
};

export const ATTACKS: Record<string, Attack> = {
  flood: {
    what: '200 connections on pages that have to be rendered',
    run: (site) => flood(site, { connections: 200, path: renderedPath }),
  },
  pipeline: {
    what: 'one connection, 1,500 such requests in one piece, again and again',
    run: (site) => send(site, { connections: 1, words: () => pipelined(site, renderedPath), reads: true }),
  },
  deaf: {
    what: '250 connections, 1,500 requests each, none reads an answer',
    run: (site) => send(site, { connections: 250, words: () => pipelined(site, () => '/'), reads: false }),
  },
  unknown: {
    what: 'two connections, unknown addresses without end, not waiting for answers',
    run: (site) => send(site, { connections: 2, words: () => pipelined(site, unknown, 64), reads: true }),
  },
  names: {
    what: '250 connections on unknown addresses',
    run: (site) => flood(site, { connections: 250, path: unknown }),
  },
  writes: {
    what: '200 connections, messages of 59 kB that are refused',
    run: (site) =>
      flood(site, { connections: 200, path: () => '/api/waitlist', options: WRITE, body: REFUSED }),
  },
  slow: {
    what: '324 connections of six clients, messages whose bodies do not come',
    run: (site) => send(site, { connections: 324, clients: 6, words: () => begun(site), reads: false }),
  },
  invented: {
    what: '250 connections on addresses of analyses that are none',
    run: (site) => flood(site, { connections: 250, path: invented }),
  },
  analyses: {
    what: '200 clients of as many networks, each on analyses that nobody has asked for',
    run: (site) => flood(site, { connections: 200, clients: 200, path: analysis }),
  },
  asking: {
    what: '100 connections of one client on analyses that nobody has asked for',
    run: (site) => flood(site, { connections: 100, path: analysis }),
  },
  uploads: {
    what: 'eight clients, each with a table of the most rows, and each costly measure of it in turn',
    run: (site) => flood(site, { connections: 8, clients: 8, ...uploading(longUpload) }),
  },
  pairs: {
    what: 'eight clients, each with two own series of the most rows, and each costly measure of both in turn',
    run: (site) => flood(site, { connections: 8, clients: 8, ...uploading(carriedPair) }),
  },
  stored: {
    what:
      'eight clients with the cookie of an account that has two series of the most rows, on each costly ' +
      'measure of both in turn',
    run: async (site, dataDir) => {
      const headers = { Cookie: await signInWithSeries(site, dataDir) };
      flood(site, { connections: 8, clients: 8, path: () => analysisOfStored(next()), options: { headers } });
    },
  },
  centuries: {
    what: 'eight clients, each with thirty weeks of 1700 and thirty of 2025',
    run: (site) => flood(site, { connections: 8, clients: 8, ...uploading(twoCenturies) }),
  },
  boot: {
    what: '250 connections on scripts of a page that no release has, with an earlier release',
    run: (site) => flood(site, { connections: 250, path: boot }),
  },
};

/** Each request has another analysis, so that none can be known. */
const uploading = (upload: (turn: number) => { type: string; body: string }) => ({
  path: () => '/analysis/own/answer',
  options: { method: 'POST', headers: { 'Content-Type': upload(0).type, 'Sec-Fetch-Site': 'same-origin' } },
  body: () => upload(next()).body,
});

/** An address of this machine for a client of its own; who measures has the first. */
const addressOf = (client: number) => `127.0.0.${client + 2}`;

type Flood = {
  connections: number;
  /** Whose addresses they have; each address is a network of its own. */
  clients?: number;
  path: () => string;
  options?: RequestOptions;
  body?: string | (() => string);
};

/** Each connection sends its next request as soon as it has received a response. */
function flood({ hostname, port }: URL, { connections, clients = 1, path, options = {}, body }: Flood): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (client: number) => {
    const again = () => setTimeout(ask, PAUSE, client);
    const to = { hostname, port, agent, localAddress: addressOf(client), path: path(), ...options };
    request(to, (response) =>
      response
        .resume()
        .on('end', () => ask(client))
        .on('error', again),
    )
      .on('error', again)
      .end(typeof body === 'function' ? body() : body);
  };
  for (let i = 0; i < connections; i += 1) ask(i % clients);
}

type Sending = { connections: number; clients?: number; words: () => string; reads: boolean };

/** Each connection sends all its words at once; when it is closed, a new one replaces it. */
function send({ hostname, port }: URL, { connections, clients = 1, words, reads }: Sending): void {
  const open = (i: number) => {
    const to = { port: Number(port), host: hostname, localAddress: addressOf(i % clients) };
    const socket = connect(to, () => {
      const more = () => socket.write(words(), () => reads && socket.writable && more());
      more();
    });
    socket.on('error', () => {}).on('close', () => setTimeout(() => open(i), PAUSE));
    if (reads) socket.resume();
    else socket.pause();
  };
  for (let i = 0; i < connections; i += 1) open(i);
}

const pipelined = ({ hostname }: URL, path: () => string, count = 1_500) =>
  Array.from({ length: count }, () => `GET ${path()} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join('');

/** The head of a message, of whose body nothing more than this comes. */
const begun = ({ hostname }: URL) =>
  `POST /api/waitlist HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;
