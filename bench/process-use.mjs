import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from '../scripts/steps/stop.mjs';

/** Linux counts processor time in hundredths of a second, on every machine Node runs on. */
const TICKS_A_SECOND = 100;

/** A process that takes less of a core than this has nothing left to do. */
const IDLE = 0.02;

/** @throws Stop where there is nothing to read */
export function checkProc() {
  if (!existsSync('/proc/self/stat'))
    throw new Stop(
      'What a process uses is read from /proc, which this system does not have: measure on Linux.',
    );
}

/** A process and all below it. @param {number} pid @returns {number[]} */
function family(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Processor time a server has used so far, in seconds: all threads and processes, also those that have ended. @param {number} pid */
export function cpuSeconds(pid) {
  return sum(family(pid).map(ticks)) / TICKS_A_SECOND;
}

/** utime, stime, cutime and cstime of proc(5), counted behind the name, which may hold anything. @param {number} pid */
function ticks(pid) {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 15).map(Number));
}

/** Memory a server holds, in bytes. @param {number} pid */
export function residentBytes(pid) {
  return sum(
    family(pid).map((one) => {
      const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${one}/status`)) ?? [];
      return Number(kilobytes ?? 0) * 1024;
    }),
  );
}

/** Waits until a server has done what it does by itself after its start, such as compressing. @param {number} pid */
export async function settled(pid) {
  for (;;) {
    const before = cpuSeconds(pid);
    await wait(1_000);
    if (cpuSeconds(pid) - before < IDLE) return;
  }
}

/** What has just ended uses nothing. @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (['ENOENT', 'ESRCH'].includes(code)) return '';
    throw error;
  }
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
