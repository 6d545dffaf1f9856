import { ask } from './answer.mjs';
import { cpuSeconds } from './process-use.mjs';
import { median } from './table.mjs';
import { load } from './wrk.mjs';

/** @typedef {{ pid: number, origin: string }} Server */
/** @typedef {{ status: number, headers?: Record<string, string> }} Expected */
/** @typedef {{ perCore: number, p50: number, p99: number, bytes: number, encoding: string }} Measured */

/** Seconds before each server is measured, so that code is compiled and the path is known. */
const WARM_UP = 1;

/**
 * Load and server share the machine, so what counts is what a server did with the processor time it got: requests for each
 * second of it. The servers take turns of a second, and the median of a server's turns is what it did: a machine that is slow
 * for a while is slow for all. The times are those of a client among {@link import('./wrk.mjs').CONNECTIONS}.
 * @param {{ server: Server, path: string }[]} asked which server, and where on it
 * @param {Expected} expected a 304 is asked for with the ETag of each server
 * @param {string} encoding that the client takes
 * @param {number} turns
 * @returns {Promise<Measured[]>} in the order they were asked
 */
export async function measure(asked, expected, encoding, turns) {
  const takers = await Promise.all(asked.map((one) => prepare(one, expected, encoding)));
  for (const { turn } of takers) await turn(WARM_UP);
  /** @type {Awaited<ReturnType<typeof turnOf>>[][]} */
  const taken = takers.map(() => []);
  for (let i = 0; i < turns; i += 1)
    for (const [which, { turn }] of takers.entries()) taken[which]?.push(await turn(1));
  return takers.map(({ bytes, encoding: sent }, which) => {
    const all = taken[which] ?? [];
    return {
      perCore: median(all.map(({ perCore }) => perCore)),
      p50: median(all.map(({ p50 }) => p50)),
      p99: median(all.map(({ p99 }) => p99)),
      bytes,
      encoding: sent,
    };
  });
}

/** @param {{ server: Server, path: string }} asked @param {Expected} expected @param {string} encoding */
async function prepare({ server, path }, expected, encoding) {
  const url = server.origin + path;
  /** @type {Record<string, string>} */
  const headers = { ...expected.headers, 'Accept-Encoding': encoding };
  const whole = await ask(url, headers);
  if (expected.status === 304) headers['If-None-Match'] = String(whole.headers.etag);
  const { status, body } = await ask(url, headers);
  if (status !== expected.status) throw new Error(`${url} answered ${status}, not ${expected.status}.`);
  return {
    bytes: body.length,
    encoding: whole.headers['content-encoding'] ?? 'identity',
    turn: (/** @type {number} */ seconds) => turnOf(server, url, headers, seconds, status),
  };
}

/**
 * @param {Server} server
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} seconds
 * @param {number} status
 */
async function turnOf({ pid }, url, headers, seconds, status) {
  const before = cpuSeconds(pid);
  const { requests, p50, p99 } = await load(url, headers, seconds, status);
  return { perCore: requests / (cpuSeconds(pid) - before), p50, p99 };
}
