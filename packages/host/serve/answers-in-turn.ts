import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MinuteLimit } from './client-counts';
import type { Pages, Scripts } from './pages';
import { REFUSE_AFTER } from './queues';
import type { RequestQueue } from './request-queue';
import type { StoredResponse } from './stored-response';

/** How many analyses are worked out for one client in a minute, and for its network, while many wait. */
export const MOST_ANALYSES = { ofClient: 30, ofNetwork: 120 };

/** How many times a minute a client, and its network, may have own data worked out, whoever else waits. */
export const MOST_UPLOADS = { ofClient: 20, ofNetwork: 80 };

/** An analysis is not worked out now: the client had many, or there is no place to wait. */
export class NotNow extends Error {
  override name = 'NotNow';
  /** @param part what refused, for the log */
  constructor(
    readonly status: 429 | 503,
    readonly part = 'analyses',
  ) {
    super();
  }
}

/** Who asks. */
type Waiting = { response: ServerResponse; client: string };

/**
 * Answers to analyses, from memory, or worked out when their turn in the queue comes. People with phones
 * share addresses, so nobody is refused one for having had many while less than half of the places to wait
 * are taken.
 */
export function answersInTurn(answers: Pages, queue: RequestQueue) {
  const counted = new MinuteLimit(MOST_ANALYSES.ofClient, MOST_ANALYSES.ofNetwork);
  const uploads = new MinuteLimit(MOST_UPLOADS.ofClient, MOST_UPLOADS.ofNetwork);

  /** Counts an analysis that has to be worked out. @throws NotNow after a while, as queues refuse */
  async function take(client: string): Promise<void> {
    if (counted.hasRoom(client)) counted.add(client);
    else if (queue.isCrowded) {
      await wait(REFUSE_AFTER);
      throw new NotNow(429);
    }
  }

  /** Counts own data of a reader: a megabyte takes longer to read than a question. @throws NotNow */
  async function takeUpload(client: string): Promise<void> {
    if (!uploads.hasRoom(client)) {
      await wait(REFUSE_AFTER);
      throw new NotNow(429);
    }
    uploads.add(client);
  }

  /** Never settles if the client has left. @throws NotNow */
  async function inTurn<T>({ response, client }: Waiting, work: () => Promise<T>): Promise<T> {
    await take(client);
    return new Promise((resolve, reject) => {
      const leave = queue.add({
        client,
        run: () => work().then(resolve),
        refuse: () => reject(new NotNow(503)),
        fail: reject,
      });
      response.once('close', leave);
    });
  }

  return {
    take,
    takeUpload,
    /** @throws NotNow, PageUnavailable */
    get: async (path: string, client: Waiting): Promise<StoredResponse> =>
      answers.ready(path) ?? inTurn(client, () => answers.get(path)),
    /** @throws NotNow, PageUnavailable */
    scripts: async (path: string, client: Waiting): Promise<Scripts | null> => {
      const read = () => answers.scripts(path);
      return answers.ready(path) ? read() : inTurn(client, read);
    },
  };
}
