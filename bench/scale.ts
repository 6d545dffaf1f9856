// npm run bench -- scale [turns of a second for each cell, 5 by default]: requests per second of one, two and
// four instances of the same build behind nginx, on one PostgreSQL. The three alternate, so that a slow phase
// of the machine affects all of them.
import { availableParallelism } from 'node:os';
import { postgresDatabase } from '@/testing/database/databases';
import { during } from '@/testing/processes/child';
import { needProgram } from '@/testing/processes/program';
import { mailServer } from '@/testing/servers/smtp-server';
import { startFront, startInstances, type Instances } from '@/testing/site/instances';
import { visitorWrites } from '@/testing/site/writes';
import { bench, countArgument } from './support/bench';
import { checkProc, settled } from './support/process-use';
import { prepareSite } from './support/site';
import { printRow } from './support/table';
import { inTurns, type Rate } from './support/turns';

const COUNTS = [1, 2, 4];
const PUBLIC_ORIGIN = 'http://localhost';

const WIDTHS = [36, 10, 11, 10, 17, 10, 9, 9];

void bench(async () => {
  const turns = countArgument('how many turns of a second each cell takes', 5, 60);
  needProgram('wrk');
  checkProc();
  await prepareSite();
  const database = await postgresDatabase();
  await during({ stop: database.remove }, async () =>
    during(await mailServer(), async (mail) => {
      const settings = {
        ...database.settings,
        ...mail.settings,
        SITE_URL: PUBLIC_ORIGIN,
        TRUSTED_PROXY_HOPS: '1',
      };
      const instances = await startInstances(Array.from({ length: Math.max(...COUNTS) }, () => settings));
      await during(instances, async () => {
        const writes = visitorWrites(instances.origin, mail, PUBLIC_ORIGIN);
        if ((await writes.signIn()) !== 200) throw new Error('Nobody could sign in.');
        for (const site of instances.sites) await settled(site.pid);
        await compare(instances, writes.token(), turns);
      });
    }),
  );
  return [];
});

async function compare({ sites }: Instances, token: string, turns: number): Promise<void> {
  const cores = availableParallelism();
  console.log(
    `Medians of ${turns} turns. This machine has ${cores} core${cores > 1 ? 's' : ''}, which wrk, ` +
      'nginx and PostgreSQL share with the instances: more instances than free cores add nothing here. ' +
      '"a core": requests for each second of processor time of the instances.\n',
  );
  printRow(['', 'requests', 'x of one', 'a core', 'x of one, a core', 'p50 ms', 'p99 ms'], WIDTHS);
  const kinds: { name: string; path: string; headers: Record<string, string> }[] = [
    { name: 'page in memory', path: '/about-us', headers: {} },
    { name: 'rendered page', path: '/search?q=', headers: {} },
    {
      name: 'feed of /api/v1',
      path: '/api/v1/widgets/dashboard',
      headers: { Authorization: `Bearer ${token}` },
    },
  ];
  const fronts = await Promise.all(
    COUNTS.map(async (count) => {
      const siteGroup = sites.slice(0, count);
      const front = await startFront(siteGroup.map((site) => Number(new URL(site.origin).port)));
      return { ...front, count, pids: siteGroup.map(({ pid }) => pid) };
    }),
  );
  for (const { name, path, headers } of kinds) {
    const rates = await inTurns(
      fronts.map(({ origin, pids, count }) => ({
        ...{ url: origin + path, headers, status: 200, asVisitors: true, pids },
        name: `${name}, ${count} instance${count > 1 ? 's' : ''}`,
      })),
      turns,
    );
    for (const rate of rates) printRate(rate.name, rate, rates[0] ?? rate);
  }
  for (const front of fronts) await front.stop();
}

function printRate(name: string, rate: Rate, ofOne: Rate): void {
  printRow(
    [
      name,
      Math.round(rate.perSecond).toLocaleString('en'),
      (rate.perSecond / ofOne.perSecond).toFixed(2),
      Math.round(rate.perCore).toLocaleString('en'),
      (rate.perCore / ofOne.perCore).toFixed(2),
      rate.p50.toFixed(1),
      rate.p99.toFixed(1),
    ],
    WIDTHS,
  );
}
