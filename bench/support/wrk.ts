import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { needProgram } from '@/testing/processes/program';

const REPORT = path.resolve('bench/support/wrk.lua');

export const CONNECTIONS = 32;

/** Timeout in seconds; long, because slow servers are measured too. */
const TIMEOUT = 30;

/** A request that is repeated on persistent connections. */
export type Load = {
  url: string;
  headers: Record<string, string>;
  /** Which every response must have. */
  status: number;
  /**
   * Whether each request comes from a new client, by X-Forwarded-For, and gets a number where the URL ends
   * with `=`.
   */
  asVisitors?: boolean;
};

/** How many requests were answered, and the times in milliseconds. */
type Answered = { requests: number; p50: number; p99: number };

export async function load({ url, headers, status, asVisitors }: Load, seconds: number): Promise<Answered> {
  const { stdout } = await promisify(execFile)(needProgram('wrk'), [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, `--timeout=${TIMEOUT}s`, '-s', REPORT],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
    ...(asVisitors ? ['--', 'visitors'] : []),
  ]);
  const { requests, p50, p99, refused, broken } = JSON.parse(
    /^RESULT (.*)$/m.exec(stdout)?.[1] ?? 'null',
  ) as Answered & { refused: number; broken: number };
  if (requests === 0) throw new Error(`${url}: no answer came within ${seconds} s; give a cell more.`);
  const wrong = status < 400 ? refused : requests - refused;
  if (wrong + broken > 0)
    throw new Error(`${url}: ${wrong} of ${requests} answers were not ${status}; ${broken} did not come.`);
  return { requests, p50: p50 / 1000, p99: p99 / 1000 };
}
