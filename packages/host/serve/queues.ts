import { SECOND } from '@/lib/platform/clock';
import { RequestQueue } from './request-queue';
import type { Rules } from './rules';
import type { Turns } from './turns';

/**
 * The requests for Next, in queues by kind, so that a flood of one kind does not block the others, and what
 * is made from content never waits for a database that does not answer: all for visitors and all writes need
 * it. Before the queue of writes are those whose bodies are still arriving; a reader's own data have a queue
 * of their own for that.
 */
export type Queues = Record<
  | 'pages'
  | 'analyses'
  | 'visitorPages'
  | 'reads'
  | 'visitorReads'
  | 'bodies'
  | 'uploads'
  | 'writes'
  | 'codes',
  RequestQueue
>;

/**
 * A mail with a code may take seven seconds, a code of an upstream eight, its other calls three; the rest is
 * time in the queue.
 */
const DEADLINE = 25 * SECOND;

/** Clients that retry at once would use the processor for refusals alone. */
export const REFUSE_AFTER = SECOND;

/** How long a body may take, which is at most 64 kB. */
const BODY_DEADLINE = 10 * SECOND;

/**
 * How long a reader's own data may take, which are at most 1.2 MB. The connection ends five seconds later.
 */
const UPLOAD_DEADLINE = 25 * SECOND;

/** Fifty repeats of one message at once count as one message, so none of them is rejected. */
const WRITES = { runningOfClient: 6, waitingOfClient: 48 };

/** @param bodyDeadline in milliseconds */
export function queues(turns: Turns, bodyDeadline = BODY_DEADLINE): Queues {
  const inTurn = turns.add.bind(turns);
  const times = { deadline: DEADLINE, refuseAfter: REFUSE_AFTER };
  return {
    // A page takes some ten milliseconds of processor time. With those that run, one client may have as
    // many as a browser has connections.
    pages: new RequestQueue({ running: 2, waiting: 32, waitingOfClient: 4, ...times }, inTurn),
    // There is no end of analyses to ask for, so they leave the places of other pages free; the thread that
    // works them out does one after the other.
    analyses: new RequestQueue({ running: 1, waiting: 32, waitingOfClient: 4, ...times }, inTurn),
    // More at once: with a database that is silent each waits some seconds for it, and then says so.
    visitorPages: new RequestQueue({ running: 4, waiting: 32, waitingOfClient: 4, ...times }, inTurn),
    // Data takes a tenth of that. Another site that reads its posts and feed from here is one client.
    reads: new RequestQueue({ running: 4, waiting: 128, waitingOfClient: 32, ...times }, inTurn),
    visitorReads: new RequestQueue({ running: 4, waiting: 128, waitingOfClient: 32, ...times }, inTurn),
    // A body that arrives takes memory only, at most 100 MB in all. When there are too many, the slowest
    // gives way: an honest one is here within a second.
    bodies: new RequestQueue(
      {
        running: 512,
        runningOfClient: WRITES.runningOfClient + WRITES.waitingOfClient,
        waiting: 0,
        waitingOfClient: 0,
        replacesOldest: true,
        refuseAfter: REFUSE_AFTER,
        deadline: bodyDeadline,
      },
      (_client, begin) => begin(),
    ),
    // A reader's own data are as long as twenty messages: at most 40 MB in all.
    uploads: new RequestQueue(
      {
        running: 32,
        runningOfClient: 3,
        waiting: 0,
        waitingOfClient: 0,
        replacesOldest: true,
        refuseAfter: REFUSE_AFTER,
        deadline: UPLOAD_DEADLINE,
      },
      (_client, begin) => begin(),
    ),
    writes: new RequestQueue({ running: 32, waiting: 256, ...WRITES, ...times }, inTurn),
    // Requests for a code wait for a mail server, which may hang until the deadline of a mail. Each begins to wait
    // at once, because that deadline begins with it.
    codes: new RequestQueue({ ...WRITES, running: 256, waiting: 64, ...times }, inTurn),
  };
}

const READ = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request of this method has a body that is read before its turn in the queue. */
export const hasBody = (method: string) => !READ.has(method);

/** Its name, for the log. */
export const nameOfQueue = (queues: Queues, queue: RequestQueue): string =>
  Object.entries(queues).find(([, one]) => one === queue)?.[0] ?? 'unknown';

/** The queue for a request. */
export function queueFor(queues: Queues, rules: Rules, method: string, path: string): RequestQueue {
  if (rules.isWorkedOut(path)) return queues.analyses;
  const rule = hasBody(method) ? rules.queueRuleOfWrites(path) : rules.queueRule(path);
  return queues[rule?.queue ?? (hasBody(method) ? 'writes' : 'pages')];
}
