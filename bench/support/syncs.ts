import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { start, stop } from '@/testing/processes/child';
import { family } from './process-use';
import { removeFolder, temporaryFolder } from '@/testing/processes/temporary-folder';

const CALLS = 'read,recvfrom,write,writev,sendto,sendmsg,fsync,fdatasync';

/** What strace prints for the request of a contact message, a sync, and a response. */
const REQUEST = /(?:read|recvfrom)\(.*"POST \/api\/waitlist/;
const SYNC = /(?:fsync|fdatasync)(?:\(| resumed>).*= 0$/;
const RESPONSE = /(?:write|writev|sendto|sendmsg)\(.*"HTTP\/1\.1 200/;

/**
 * Traces processes while messages are sent one after the other.
 * @param pids of the servers, which are traced with their descendants
 * @returns how many responses followed a sync that came after their request
 */
export async function syncsBeforeAnswers(
  strace: string,
  pids: readonly number[],
  send: () => Promise<void>,
): Promise<number> {
  const folder = temporaryFolder('bench-strace-');
  const output = path.join(folder, 'calls');
  const pidArguments = pids.flatMap((pid) => family(pid)).flatMap((pid) => ['-p', String(pid)]);
  const tracer = start(strace, ['-f', '-s', '64', '-e', `trace=${CALLS}`, '-o', output, ...pidArguments], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let traceText = '';
  tracer.stderr?.on('data', (chunk) => (traceText += String(chunk)));
  while (!traceText.includes('attached')) {
    if (tracer.exitCode !== null) throw new Error(`strace: ${traceText}`);
    await wait(50);
  }
  try {
    await send();
  } finally {
    await stop(tracer, 'SIGINT');
  }
  const calls = readFileSync(output, 'utf8').split('\n');
  removeFolder(folder);
  return countSynced(calls);
}

function countSynced(calls: readonly string[]): number {
  let [synced, isOpen, hasSync] = [0, false, false];
  for (const call of calls) {
    if (REQUEST.test(call)) [isOpen, hasSync] = [true, false];
    else if (SYNC.test(call)) hasSync = true;
    else if (RESPONSE.test(call) && isOpen) {
      isOpen = false;
      if (hasSync) synced += 1;
    }
  }
  return synced;
}
