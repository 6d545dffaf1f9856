import type { Background } from '@/lib/platform/sides';
import { isEmbedded, knownPublications } from '@/lib/provider';
import { closeDb, db } from '@/lib/records/database';
import { waitingMessages } from '@/lib/records/message-delivery';
import { startDatabaseWork } from './database-work';
import { openRoutes } from './publishing/open-addresses';
import { Publications } from './publishing/publications';
import { hearRevalidations, revalidateHere } from './publishing/revalidation';
import { checks } from './readiness';
import { lateSeries } from './series/late-series';
import { mayReadInsights } from './sign-in/may-read-insights';

let stops: (() => void)[] = [];
let stopHearing = async () => {};

/** Everything that the site does without being asked; instrumentation.ts gives it to the server in front. */
export const background: Background = {
  start(isReady, builtAt) {
    const publications = new Publications({
      moments: knownPublications,
      renew: () => revalidateHere({ tag: 'blogs' }),
      since: builtAt,
    });
    stops = [startDatabaseWork(isReady), publications.watch()];
    stopHearing = hearRevalidations((revalidation) => void revalidateHere(revalidation));
  },
  stop: () => stops.forEach((stop) => stop()),
  async close() {
    await Promise.allSettled([stopHearing(), closeDb()]);
  },
  checks,
  openRoutes: openRoutes(),
  // An upstream's insights have no pages.
  mayReadInsights: async (cookie) => !isEmbedded() || mayReadInsights(cookie),
  waitingMessages: () => waitingMessages(db()),
  lateSeries: () => lateSeries(),
};
