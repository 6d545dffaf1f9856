import { cpuSeconds } from './process-use';
import { median } from './table';
import { load, type Load } from './wrk';

/** What is measured: a request, and the servers that answer it. */
export type Contender = Load & { pids: readonly number[] };

/** Requests for each second, and for each second of processor time of the servers; times in milliseconds. */
export type Rate = { perSecond: number; perCore: number; p50: number; p99: number };

/** Seconds of load before each measurement, so that the JavaScript engine has compiled the code. */
const WARM_UP = 2;

/**
 * Measures servers that share the machine with the load generator, therefore by the processor time that they
 * use. They alternate in turns of a second and the result is the median of a server's turns, so that a slow
 * phase of the machine affects all of them.
 * @returns the contenders with their rates, in the same order
 */
export async function inTurns<One extends Contender>(
  contenders: readonly One[],
  turns: number,
): Promise<(One & Rate)[]> {
  for (const one of contenders) await turn(one, WARM_UP);
  const ratesByContender = contenders.map((): Rate[] => []);
  for (let i = 0; i < turns; i += 1)
    for (const [index, one] of contenders.entries()) ratesByContender[index]?.push(await turn(one, 1));
  return contenders.map((one, which) => ({ ...one, ...medians(ratesByContender[which] ?? []) }));
}

function medians(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perCore: median(rates.map(({ perCore }) => perCore)),
    p50: median(rates.map(({ p50 }) => p50)),
    p99: median(rates.map(({ p99 }) => p99)),
  };
}

async function turn(contender: Contender, seconds: number): Promise<Rate> {
  const cpuTime = () => contender.pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpuTime();
  const { requests, p50, p99 } = await load(contender, seconds);
  return { perSecond: requests / seconds, perCore: requests / (cpuTime() - before), p50, p99 };
}
