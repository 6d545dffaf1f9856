import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { closeDb } from '@/lib/records/database';
import { fetchAndApply } from './fetch-and-apply';
import { seeLiveSeries } from './live-series';

// The thread in which the running site does what `npm run series -- daily` does; daily-fetch.ts starts it.

async function main(): Promise<void> {
  // Pages come first. On Linux a thread has a priority of its own; elsewhere this would be that of the whole site.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  await seeLiveSeries();
  parentPort?.postMessage(await fetchAndApply({ now: Date.now() }).finally(closeDb));
}

void main();
