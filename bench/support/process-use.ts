import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from '@/lib/platform/commands/stop.mjs';

/** Linux counts processor time in ticks of 10 ms on every machine that Node supports. */
const TICKS_A_SECOND = 100;

/** A process that uses a smaller share of a core than this counts as idle. */
const IDLE = 0.02;

/** @throws Stop if /proc cannot be read */
export function checkProc(): void {
  if (!existsSync('/proc/self/stat'))
    throw new Stop(
      'What a process uses is read from /proc, which this system does not have: measure on Linux.',
    );
}

/** The ids of a process and all its descendants. */
export function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/** Processor time that a server has used so far, in seconds: all its threads and processes, including ended ones. */
export function cpuSeconds(pid: number): number {
  return sum(family(pid).map(ticks)) / TICKS_A_SECOND;
}

/**
 * utime, stime, cutime and cstime of proc(5). Fields are counted from the end of the name, which may
 * contain spaces and parentheses.
 * @param {number} pid
 */
function ticks(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(fields.slice(11, 15).map(Number));
}

/** Memory use of a server, in MB. */
export function residentMB(pid: number): number {
  const kilobytes = family(pid).map((one) =>
    Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return (sum(kilobytes) * 1024) / 1_000_000;
}

/** Waits until a server is idle after its start, for example has rendered its pages into memory. */
export async function settled(pid: number): Promise<void> {
  for (;;) {
    const before = cpuSeconds(pid);
    await wait(1_000);
    if (cpuSeconds(pid) - before < IDLE) return;
  }
}

/** A process that has just ended uses nothing: its missing file is not an error. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ESRCH'].includes(code)) return '';
    throw error;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
