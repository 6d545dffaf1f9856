import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SECOND } from '@/lib/platform/clock';
import { addCounts } from '@/lib/platform/counters';
import { errorFields, log } from '@/lib/platform/log';
import type { ThreadReply, ThreadMessage, ThreadStart } from './analysis-thread';
import { NotNow } from './answers-in-turn';
import type { Next, NextResponse } from './next-handler';

/** analysis-thread.ts, as the build bundles it. */
const PROGRAM = path.resolve('.next/front/analyses.cjs');

/** How long an analysis may take: several times as long as the costliest that a form allows. */
const DEADLINE = 10 * SECOND;

/** The first request of a thread waits until it has started, and loads what it needs. */
const START = 20 * SECOND;

/** The heap of the thread, in MB: an analysis that needs more ends it, and not the site. */
const MOST_MEMORY = 512;

type Waiting = { resolve: (response: NextResponse) => void; reject: (error: Error) => void };

/** What works analyses out. */
type Analyses = {
  /** @throws NotNow when it takes too long */
  ask: Next;
  /** Has values read that came in without a build, before the next analysis. */
  renew: () => void;
};

/**
 * Has analyses worked out and rendered in a thread of their own, which is started when the first is asked
 * for. One that takes too long ends the thread, and the next one has a new one. What the thread counted is
 * counted here.
 */
export function analysesInThread(start: ThreadStart, program = PROGRAM, deadline = DEADLINE): Analyses {
  let thread: Worker | undefined;
  let questions = 0;
  let isWarm = false;
  const waiting = new Map<number, Waiting>();

  function started(): Worker {
    const worker = new Worker(program, {
      execArgv: [],
      workerData: start,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    worker.on('message', ({ id, counts, ...reply }: ThreadReply) => {
      addCounts(counts);
      isWarm = true;
      const waiter = waiting.get(id);
      if ('error' in reply) waiter?.reject(new Error(reply.error));
      else waiter?.resolve({ ...reply.response, body: Buffer.from(reply.response.body) });
    });
    // No reason to stay for a process that has nothing else to do.
    worker.unref();
    worker.on('error', (error) => log.error(errorFields(error), 'The thread of analyses failed'));
    // Also after an error, or when it was ended.
    worker.on('exit', () => end(worker));
    return worker;
  }

  /** Whoever waits is told to come back, and the next request starts a new thread. */
  function end(worker: Worker): void {
    if (thread !== worker) return;
    thread = undefined;
    isWarm = false;
    void worker.terminate();
    for (const { reject } of waiting.values()) reject(new NotNow(503, 'analyses'));
  }

  return {
    ask: async (request) => {
      const worker = (thread ??= started());
      const id = (questions += 1);
      const limit = isWarm ? deadline : START + deadline;
      const timer = setTimeout(() => {
        log.warn({ seconds: limit / SECOND }, 'An analysis took too long, and was ended');
        end(worker);
      }, limit);
      try {
        return await new Promise<NextResponse>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          worker.postMessage({ id, request } satisfies ThreadMessage);
        });
      } finally {
        clearTimeout(timer);
        waiting.delete(id);
      }
    },
    renew: () => thread?.postMessage('values' satisfies ThreadMessage),
  };
}
