import { SECOND } from '@/lib/platform/clock';
import { RequestQueue } from './request-queue';

/** What Next answers, in three kinds, so that a flood of one leaves the others their places. */
export type Queues = { pages: RequestQueue; reads: RequestQueue; writes: RequestQueue };

/** Sending a code may take eight seconds, and a page that waits for an upstream three; the rest is waiting. */
const DEADLINE = 25 * SECOND;

const REFUSE_AFTER = SECOND;

export function queues(): Queues {
  const times = { deadline: DEADLINE, refuseAfter: REFUSE_AFTER };
  return {
    // A page takes the processor for some ten milliseconds; with those that run, one client may have as many as a browser has
    // connections.
    pages: new RequestQueue({ running: 2, waiting: 32, waitingOfClient: 4, ...times }),
    // Data takes a tenth of that. A site that takes its posts and feed from here is one client.
    reads: new RequestQueue({ running: 4, waiting: 128, waitingOfClient: 32, ...times }),
    // Those that write wait for bodies and mail servers more than for the processor. Whoever sends his body slowly holds only
    // his share of places.
    writes: new RequestQueue({
      running: 32,
      runningOfClient: 6,
      // Fifty repeats of one message at once are one message, and none of them is refused.
      waiting: 256,
      waitingOfClient: 48,
      ...times,
    }),
  };
}

const READ = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where a request waits. */
export function queueFor({ pages, reads, writes }: Queues, method: string, path: string): RequestQueue {
  if (!READ.has(method)) return writes;
  return path.startsWith('/api/') ? reads : pages;
}
