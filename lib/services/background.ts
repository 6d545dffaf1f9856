import type { Background } from '@/lib/platform/sides';
import { HOUR } from '@/lib/platform/clock';
import { isEmbedded, knownPublications } from '@/lib/provider';
import { closeDb } from '@/lib/records/database';
import { startDatabaseWork } from './database-work';
import { gauges } from './gauges';
import { openRoutes } from './publishing/open-addresses';
import { Renewals } from './publishing/renewals';
import { renewViews } from './publishing/report-views';
import { hearRevalidations, revalidateHere } from './publishing/revalidation';
import { startOfDayInIndia } from '@/lib/web/format';
import { checks } from './readiness';
import { showAtStart, watchUpdates } from './series/live-updates';
import { mayReadInsights } from './sign-in/may-read-insights';

let stops: (() => void)[] = [];
let stopHearing = async () => {};

const newFigures = () => revalidateHere({ tag: 'figures' });
const newDay = () => revalidateHere({ tag: 'day' });

/** Everything that the site does without being asked; instrumentation.ts gives it to the server in front. */
export const background: Background = {
  async renewPages(isReady, builtAt) {
    if (isReady) showAtStart(newFigures, builtAt);
    if (builtAt < startOfDayInIndia(Date.now())) newDay();
    // A build has no database, so its pages show no counts.
    if (isReady) await renewViews();
  },
  start(isReady, builtAt) {
    const publications = new Renewals({
      moments: knownPublications,
      renew: () => revalidateHere({ tag: 'blogs' }),
      since: builtAt,
    });
    const days = new Renewals({
      moments: () => [startOfDayInIndia(Date.now())],
      renew: newDay,
      since: Date.now(),
    });
    const hours = new Renewals({
      moments: () => [Math.floor(Date.now() / HOUR) * HOUR],
      renew: renewViews,
      since: Date.now(),
    });
    stops = [
      startDatabaseWork(isReady),
      ...[publications, days, hours].map((renewals) => renewals.watch()),
      watchUpdates(newFigures),
    ];
    stopHearing = hearRevalidations(revalidateHere);
  },
  stop: () => stops.forEach((stop) => stop()),
  async close() {
    await Promise.allSettled([stopHearing(), closeDb()]);
  },
  checks,
  openRoutes: openRoutes(),
  // An upstream's insights have no pages.
  mayReadInsights: async (cookie) => !isEmbedded() || mayReadInsights(cookie),
  gauges: gauges(),
};
