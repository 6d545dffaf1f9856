import type { BackgroundGauge } from '@/lib/platform/sides';
import { SECOND } from '@/lib/platform/clock';
import { db } from '@/lib/records/database';
import { waitingMessages } from '@/lib/records/message-delivery';
import { lateSeries } from './series/late-series';

/** What metrics say of the work beside requests. */
export function gauges(late = lateSeries): BackgroundGauge[] {
  type Waiting = Awaited<ReturnType<typeof waitingMessages>>;
  let reading: Promise<Waiting | undefined> | undefined;
  /** Two values of one query; none while the database fails. */
  const ofMessages = (valueOf: (waiting: Waiting) => number) => async () => {
    reading ??= waitingMessages(db())
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    const waiting = await reading;
    return waiting ? [['', valueOf(waiting)] as const] : [];
  };

  return [
    {
      name: 'messages_waiting',
      help: 'Contact messages that wait to be mailed or sent on',
      read: ofMessages(({ count }) => count),
    },
    {
      name: 'messages_oldest_seconds',
      help: 'How long the oldest of them waits',
      read: ofMessages(({ oldest }) => (oldest === null ? 0 : (Date.now() - oldest) / SECOND)),
    },
    {
      name: 'series_late',
      help: '1 for each series of which its publisher has newer values',
      label: 'series',
      read: async () => (await late()).map((series) => [series, 1] as const),
    },
  ];
}
