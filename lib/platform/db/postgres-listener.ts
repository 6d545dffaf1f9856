import type { Client } from 'pg';
import { SECOND } from '@/lib/platform/clock';
import { limited, log } from '@/lib/platform/log';

const RECONNECT = SECOND / 4;
/** How often an idle connection is tested, and how long it has to answer, in milliseconds. */
const CHECK = 10 * SECOND;
const ANSWER_LIMIT = 3 * SECOND;

type Handlers = {
  onMessage: (payload: string) => void;
  /** Called when a lost connection is restored: notifications may have been missed in between. */
  onGap: () => void;
};

/** Listens to the notifications of a channel on a connection of its own, until the returned function is called. */
export function listen(url: string, channel: string, { onMessage, onGap }: Handlers): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let wasLost = false;

  async function connect(): Promise<void> {
    const { default: pg } = await import('pg');
    if (isOver) return;
    const listener = new pg.Client({
      connectionString: url,
      application_name: 'samvit listener',
      connectionTimeoutMillis: ANSWER_LIMIT,
      query_timeout: ANSWER_LIMIT,
      keepAlive: true,
    });
    client = listener;
    listener.on('error', () => lost(listener));
    listener.on('end', () => lost(listener));
    listener.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await listener.connect();
      await listener.query(`listen ${channel}`);
      if (wasLost) onGap();
      wasLost = false;
      check(listener);
    } catch {
      lost(listener);
    }
  }

  function check(mine: Client): void {
    timer = setTimeout(() => {
      mine.query('select 1').then(
        () => !isOver && client === mine && check(mine),
        () => lost(mine),
      );
    }, CHECK);
    timer.unref();
  }

  function lost(mine: Client): void {
    if (isOver || client !== mine) return;
    client = undefined;
    wasLost = true;
    clearTimeout(timer);
    limited('database-listener', () => log.warn('The connection for notifications was lost'));
    mine.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), RECONNECT);
    timer.unref();
  }

  void connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
