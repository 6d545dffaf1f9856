// npm run bench -- soak [duration, 30m by default]: a mixed load, half of what one core serves, and the slopes
// of memory, descriptors and tables; on SQLite. Exits with 1 if memory or descriptors grow.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sqliteFile } from '@/lib/platform/db/sqlite';
import { KEYS, type Database } from '@/lib/records/schema';
import { sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { during } from '@/testing/processes/child';
import { freePort } from '@/testing/processes/free-port';
import { mailServer } from '@/testing/servers/smtp-server';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { reading, type Visit } from '@/testing/site/visitors';
import { newClient, visitorWrites, type Writes } from '@/testing/site/writes';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { bench, words } from './support/bench';
import { checkProc, residentMB, settled } from './support/process-use';
import { prepareSite } from './support/site';
import { publicPaths } from './support/sitemap';
import { median, printRow } from './support/table';

const SAMPLES = 60;

/** How much more than in the second third of the time a measure may be in the last third. */
const GROWTH = 1.1;

/** Codes of new addresses are limited to a thousand a day. */
const SIGN_IN_PAUSE = 10_000;

const WIDTHS = [26, 12, 12, 16, 24];

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000 };

type Sample = { at: number; writes: number; measures: Record<string, number> };

void bench(async () => {
  const duration = durationOf(words[0] ?? '30m');
  checkProc();
  await prepareSite();
  const database = await sqliteDatabase();
  return during(await mailServer(), async (mail) => {
    const settings = { ...database.settings, ...mail.settings, TRUSTED_PROXY_HOPS: '1' };
    return during(await secondSite(await freePort(), { settings }), async (site) => {
      const writes = visitorWrites(site.origin, mail, site.origin);
      if ((await writes.signIn()) !== 200) throw new Error('Nobody could sign in.');
      // After its start a site renders its pages into memory.
      await settled(site.pid);
      const traffic = await startTraffic(site, writes);
      const samples: Sample[] = [];
      for (let i = 0; i <= SAMPLES; i += 1) {
        samples.push({
          at: performance.now(),
          writes: Object.values(writes.acknowledged()).reduce((sum, count) => sum + count, 0),
          measures: await measure(site, database),
        });
        await wait(duration / SAMPLES);
      }
      const visits = await traffic.stop();
      console.log(
        `\nResponses by status: ${[...visits].map(([status, count]) => `${status} x ${count}`).join(', ')}.`,
      );
      return report(samples);
    });
  });
});

/** @returns milliseconds */
function durationOf(text: string): number {
  const [, number, unit] = /^(\d+)([smh])$/.exec(text) ?? [];
  const duration = Number(number) * (UNITS[unit as keyof typeof UNITS] ?? NaN);
  if (!(duration >= 10_000)) throw new Stop('Say how long, at least 10s, such as 90s, 30m or 2h.');
  return duration;
}

/**
 * One visitor after the other, each followed by a pause of the same length, so that the site is idle for half
 * of the time on any machine.
 */
async function startTraffic({ origin }: SecondSite, writes: Writes) {
  const paths = await publicPaths(origin);
  const client = () => ({ 'X-Forwarded-For': newClient() });
  let [requestCount, isOver, signedIn] = [0, false, performance.now()];
  const cached = reading(() => `${origin}${paths[(requestCount += 1) % paths.length]}`, client);
  const kinds: [share: number, visit: Visit][] = [
    [60, cached],
    [10, reading(() => `${origin}/search?q=gold+${(requestCount += 1)}`, client)],
    [5, reading(() => `${origin}/blogs/no-such-post-${(requestCount += 1)}`, client)],
    [10, reading(() => `${origin}/api/v1/blogs?q=gold`, client)],
    [10, feed(origin, writes.token)],
    [5, writes.message],
  ];
  const total = kinds.reduce((sum, [share]) => sum + share, 0);
  function next(): Visit {
    if (performance.now() - signedIn > SIGN_IN_PAUSE) {
      signedIn = performance.now();
      return writes.signIn;
    }
    let point = Math.random() * total;
    return kinds.find(([share]) => (point -= share) < 0)?.[1] ?? cached;
  }
  const countByStatus = new Map<number, number>();
  const loop = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const status = await next()().catch(() => 0);
      countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1);
      await wait(performance.now() - begun);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await loop;
      return countByStatus;
    },
  };
}

const feed = (origin: string, token: () => string): Visit =>
  reading(
    () => `${origin}/api/v1/widgets/dashboard`,
    () => ({ 'X-Forwarded-For': newClient(), Authorization: `Bearer ${token()}` }),
  );

async function measure({ pid }: SecondSite, database: BenchDatabase): Promise<Record<string, number>> {
  const file = sqliteFile(database.settings.DATA_DIR ?? '');
  const files = [file, `${file}-wal`].filter((one) => existsSync(one));
  const tables = Object.keys(KEYS) as (keyof Database)[];
  const rows = await database.ask((db) =>
    Promise.all(
      tables.map(async (table) => {
        const { count } = await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return [`rows of ${table}`, count] as const;
      }),
    ),
  );
  return {
    'memory, MB': residentMB(pid),
    descriptors: readdirSync(path.join('/proc', String(pid), 'fd')).length,
    'database, MB': files.reduce((sum, one) => sum + statSync(one).size / 1_000_000, 0),
    ...Object.fromEntries(rows),
  };
}

/** @returns the measures that grew and should not */
function report(samples: readonly Sample[]): string[] {
  printRow(['', 'first', 'last', 'an hour more', 'for each 1,000 writes'], WIDTHS);
  const third = Math.floor(samples.length / 3);
  const late = samples.slice(third);
  const growths: string[] = [];
  for (const name of Object.keys(samples[0]?.measures ?? {})) {
    const valueOf = ({ measures }: Sample) => measures[name] ?? 0;
    const hourly = slope(late.map((one) => [one.at / UNITS.h, valueOf(one)]));
    const perWrite = slope(late.map((one) => [one.writes / 1_000, valueOf(one)]));
    const ends = [samples[0], samples.at(-1)].map((one) => format(one ? valueOf(one) : 0));
    printRow([name, ...ends, format(hourly), format(perWrite)], WIDTHS);
    const before = median(samples.slice(third, 2 * third).map(valueOf));
    const after = median(samples.slice(2 * third).map(valueOf));
    if (['memory, MB', 'descriptors'].includes(name) && after > before * GROWTH) growths.push(name);
  }
  console.log(
    `\nSlopes are those of the last two thirds. Memory and descriptors are to be at most ${GROWTH} ` +
      'times as much in the last third as in the second: ' +
      `${growths.length > 0 ? `MISSED by ${growths.join(' and ')}` : 'met'}.`,
  );
  return growths;
}

/** Of the line with the least squares. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(([one]) => one), mean(([, one]) => one)];
  const spread = mean(([one]) => (one - x) ** 2);
  return spread === 0 ? 0 : mean(([a, b]) => (a - x) * (b - y)) / spread;
}

const format = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 1 : 0 });
