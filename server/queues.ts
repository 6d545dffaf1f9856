import { SECOND } from '@/lib/platform/clock';
import { RequestQueue } from './request-queue';

/** The requests for Next, in three queues, so that a flood of one kind does not block the others. */
export type Queues = { pages: RequestQueue; reads: RequestQueue; writes: RequestQueue };

/** Sending a code may take eight seconds, and an upstream three; the rest is time in the queue. */
const DEADLINE = 25 * SECOND;

const REFUSE_AFTER = SECOND;

export function queues(): Queues {
  const times = { deadline: DEADLINE, refuseAfter: REFUSE_AFTER };
  return {
    // A page takes some ten milliseconds of processor time. With those that run, one client may have as
    // many as a browser has connections.
    pages: new RequestQueue({ running: 2, waiting: 32, waitingOfClient: 4, ...times }),
    // Data takes a tenth of that. Another site that reads its posts and feed from here is one client.
    reads: new RequestQueue({ running: 4, waiting: 128, waitingOfClient: 32, ...times }),
    // Requests that write wait for bodies and mail servers more than for the processor. A client that sends
    // its body slowly occupies only its own share.
    writes: new RequestQueue({
      running: 32,
      runningOfClient: 6,
      // Fifty repeats of one message at once count as one message, so none of them is rejected.
      waiting: 256,
      waitingOfClient: 48,
      ...times,
    }),
  };
}

const READ = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The queue for a request. */
export function queueFor({ pages, reads, writes }: Queues, method: string, path: string): RequestQueue {
  if (!READ.has(method)) return writes;
  return path.startsWith('/api/') ? reads : pages;
}
