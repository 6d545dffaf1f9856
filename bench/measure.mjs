import { ask } from './answer.mjs';
import { cpuSeconds } from './process-use.mjs';
import { median } from './table.mjs';
import { load } from './wrk.mjs';

/** @typedef {{ pid: number, origin: string }} Server */
/** @typedef {{ status: number, headers?: Record<string, string> }} Expected */
/** @typedef {{ perCore: number, p50: number, p99: number, bytes: number, encoding: string }} Measured */

/** Seconds of load before each measurement, so that the JavaScript engine has compiled the code. */
const WARM_UP = 1;

/**
 * Measures servers that share the machine with the load generator. The result is therefore requests per
 * second of processor time that the server used. The servers alternate in turns of a second and the result
 * is the median of a server's turns, so that a slow phase of the machine affects all of them. Times are
 * those of one client among {@link import('./wrk.mjs').CONNECTIONS}.
 * @param {{ server: Server, path: string }[]} asked the servers, each with the path to request
 * @param {Expected} expected a 304 is requested with the ETag of each server
 * @param {string} encoding that the client accepts
 * @param {number} turns
 * @returns {Promise<Measured[]>} in the order of `asked`
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
