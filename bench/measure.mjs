import { ask } from './answer.mjs';
import { cpuSeconds } from './process-use.mjs';
import { load } from './wrk.mjs';

/** @typedef {{ pid: number, origin: string }} Server */
/** @typedef {{ status: number, headers?: Record<string, string> }} Expected */
/** @typedef {{ perCore: number, p50: number, p99: number, bytes: number, encoding: string }} Measured */

/** Runs before each measurement, so that code is compiled and the path is known. */
const WARM_UP_SECONDS = 1;

/**
 * Load and server share the machine, so what counts is what a server did with the processor time it got: requests for each
 * second of it. The times are those of a client among {@link import('./wrk.mjs').CONNECTIONS}.
 * @param {Server} server
 * @param {string} path
 * @param {Expected} expected a 304 is asked for with the ETag of this very server
 * @param {string} encoding that the client takes
 * @param {number} seconds
 * @returns {Promise<Measured>}
 */
export async function measure({ pid, origin }, path, expected, encoding, seconds) {
  const url = origin + path;
  /** @type {Record<string, string>} */
  const headers = { ...expected.headers, 'Accept-Encoding': encoding };
  const whole = await ask(url, headers);
  if (expected.status === 304) headers['If-None-Match'] = String(whole.headers.etag);
  const { status, body } = await ask(url, headers);
  if (status !== expected.status) throw new Error(`${url} answered ${status}, not ${expected.status}.`);
  await load(url, headers, WARM_UP_SECONDS, status);
  const before = cpuSeconds(pid);
  const { requests, p50, p99 } = await load(url, headers, seconds, status);
  return {
    perCore: requests / (cpuSeconds(pid) - before),
    p50,
    p99,
    bytes: body.length,
    encoding: whole.headers['content-encoding'] ?? 'identity',
  };
}
