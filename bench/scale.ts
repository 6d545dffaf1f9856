// npm run bench:scale -- [turns of a second for each cell, 5 by default]: requests per second of one, two and
// four instances of the same build behind nginx, on one PostgreSQL. The three alternate, so that a slow phase
// of the machine affects all of them.
import { availableParallelism } from 'node:os';
import { startFront, startInstances, type Instances } from '@/testing/site/instances';
import { buildIfStale } from '../scripts/steps/build';
import { readSettings } from '../scripts/steps/settings';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from '@/testing/processes/child';
import { postgresDatabase } from '@/testing/database/databases';
import { mailServer } from '@/testing/servers/mail-server';
import { checkProc, cpuSeconds, settled } from './process-use.mjs';
import { needProgram } from '@/testing/processes/program';
import { median, printRow } from './table.mjs';
import { load } from './wrk.mjs';
import { visitorWrites } from '@/testing/site/writes';

const COUNTS = [1, 2, 4];

/** Seconds of load before each measurement, so that the JavaScript engine has compiled the code. */
const WARM_UP = 2;

const WIDTHS = [36, 10, 11, 10, 17, 10, 9, 9];

type Kind = { name: string; path: string; headers?: Record<string, string> };
type Front = { count: number; origin: string; pids: number[] };
type Turn = { perSecond: number; perCore: number; p50: number; p99: number };

const turns = Number(process.argv[2] ?? 5);

void command(async () => {
  if (!(Number.isInteger(turns) && turns >= 1 && turns <= 60))
    throw new Stop('Say how many turns of a second each cell takes, from 1 to 60.');
  needProgram('wrk');
  checkProc();
  await buildIfStale(readSettings());
  const database = await postgresDatabase();
  await during({ stop: database.remove }, async () => {
    const mail = await mailServer();
    const settings = {
      ...database.settings,
      SITE_URL: 'http://localhost',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      TRUSTED_PROXY_HOPS: '1',
    };
    const all = await startInstances(Array.from({ length: Math.max(...COUNTS) }, () => settings));
    await during(all, async () => {
      const writes = visitorWrites(all.origin, mail, settings.SITE_URL);
      if ((await writes.signIn()) !== 200) throw new Error('Nobody could sign in.');
      for (const site of all.sites) await settled(site.pid);
      await compare(all, writes.token());
    });
    mail.close();
  });
});

async function compare({ sites }: Instances, token: string): Promise<void> {
  const fronts: (Front & { stop: () => Promise<void> })[] = [];
  try {
    for (const count of COUNTS) {
      const some = sites.slice(0, count);
      const front = await startFront(some.map((site) => Number(new URL(site.origin).port)));
      fronts.push({ ...front, count, pids: some.map(({ pid }) => pid) });
    }
    printHead();
    const kinds: Kind[] = [
      { name: 'page in memory', path: '/about-us' },
      { name: 'rendered page', path: '/search?q=' },
      {
        name: 'feed of /api/v1',
        path: '/api/v1/widgets/dashboard',
        headers: { Authorization: `Bearer ${token}` },
      },
    ];
    for (const kind of kinds) await compareKind(kind, fronts);
  } finally {
    for (const front of fronts) await front.stop();
  }
}

function printHead(): void {
  const cores = availableParallelism();
  console.log(
    `Medians of ${turns} turns. This machine has ${cores} core${cores > 1 ? 's' : ''}, which wrk, nginx and PostgreSQL share with the instances: more instances than free cores add nothing here. "a core": requests for each second of processor time of the instances.\n`,
  );
  printRow(['', 'requests', 'x of one', 'a core', 'x of one, a core', 'p50 ms', 'p99 ms'], WIDTHS);
}

async function compareKind(kind: Kind, fronts: readonly Front[]): Promise<void> {
  const taken = new Map<Front, Turn[]>(fronts.map((front) => [front, []]));
  for (const front of fronts) await turn(kind, front, WARM_UP);
  for (let i = 0; i < turns; i += 1)
    for (const front of fronts) taken.get(front)?.push(await turn(kind, front, 1));
  const results = fronts.map((front) => medians(taken.get(front) ?? []));
  const [one] = results;
  for (const [i, result] of results.entries()) {
    const times = (of: (turn: Turn) => number) => (one ? (of(result) / of(one)).toFixed(2) : '');
    const count = fronts[i]?.count ?? 0;
    printRow(
      [
        `${kind.name}, ${count} instance${count > 1 ? 's' : ''}`,
        Math.round(result.perSecond).toLocaleString('en'),
        times(({ perSecond }) => perSecond),
        Math.round(result.perCore).toLocaleString('en'),
        times(({ perCore }) => perCore),
        result.p50.toFixed(1),
        result.p99.toFixed(1),
      ],
      WIDTHS,
    );
  }
}

async function turn({ path, headers = {} }: Kind, { origin, pids }: Front, seconds: number): Promise<Turn> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const { requests, p50, p99 } = await load(origin + path, headers, seconds, 200, { asVisitors: true });
  return { perSecond: requests / seconds, perCore: requests / (used() - before), p50, p99 };
}

const medians = (all: readonly Turn[]): Turn => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  perCore: median(all.map(({ perCore }) => perCore)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});
