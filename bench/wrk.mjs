import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../scripts/steps/root.mjs';
import { needProgram } from '../testing/processes/program.ts';

const REPORT = path.join(ROOT, 'bench', 'wrk.lua');

export const CONNECTIONS = 32;

/** Timeout in seconds; long, because slow servers are measured too. */
const TIMEOUT = 30;

/** @typedef {{ requests: number, p50: number, p99: number }} Load times in milliseconds */

/**
 * Repeats one request on persistent connections.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} seconds
 * @param {number} status that every response must have
 * @param {{ asVisitors?: boolean }} [options] whether each request comes from a new client, by X-Forwarded-For,
 * and gets a number where the URL ends with `=`
 * @returns {Promise<Load>}
 */
export async function load(url, headers, seconds, status, { asVisitors = false } = {}) {
  const { stdout } = await promisify(execFile)(needProgram('wrk'), [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, `--timeout=${TIMEOUT}s`, '-s', REPORT],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
    ...(asVisitors ? ['--', 'visitors'] : []),
  ]);
  const { requests, p50, p99, refused, broken } = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null');
  if (requests === 0) throw new Error(`${url}: no answer came within ${seconds} s; give a cell more.`);
  const wrong = status < 400 ? refused : requests - refused;
  if (wrong + broken > 0)
    throw new Error(`${url}: ${wrong} of ${requests} answers were not ${status}; ${broken} did not come.`);
  return { requests, p50: p50 / 1000, p99: p99 / 1000 };
}
