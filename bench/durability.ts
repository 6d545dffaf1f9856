// npm run bench -- durability [kills of each kind, 100 by default]: kills the site, and PostgreSQL, at random
// moments while visitors write, and counts what was acknowledged and is missing. Exits with 1 if anything is
// missing, doubled or damaged.
import { setTimeout as wait } from 'node:timers/promises';
import { damage, postgresDatabase, sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { during } from '@/testing/processes/child';
import { freePort } from '@/testing/processes/free-port';
import { findProgram } from '@/testing/processes/program';
import { mailServer, type MailServer } from '@/testing/servers/smtp-server';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { startVisitors, type Visit } from '@/testing/site/visitors';
import { visitorWrites } from '@/testing/site/writes';
import { bench, countArgument } from './support/bench';
import { prepareSite } from './support/site';
import { syncsBeforeAnswers } from './support/syncs';
import { median, printRow } from './support/table';

/**
 * How long writes run between two kills, in milliseconds: a random time up to this; the first own series of a
 * process takes a second.
 */
const LONGEST_LOAD = 4_000;

/** Messages whose syncs are traced. */
const TRACED = 10;

const HEAD = [
  ...['', 'kills', 'messages', 'codes', 'used codes', 'sign-ins'],
  ...['declarations', 'saves', 'own series', 'lost', 'doubled', 'damaged', 'ready'],
];
const WIDTHS = [30, 7, 10, 7, 12, 10, 14, 7, 12, 6, 9, 9, 11];

void bench(async () => {
  const kills = countArgument('how often each is killed', 100, 1000);
  await prepareSite();
  console.log(
    'Acknowledged writes after kill -9 at random moments; ready: median ms from start to answer.\n',
  );
  printRow(HEAD, WIDTHS);
  return during(await mailServer(), async (mail) => [
    ...(await measure(await sqliteDatabase(), mail, kills)),
    ...(await measure(await postgresDatabase(), mail, kills)),
  ]);
});

/** @returns what is wrong */
function measure(database: BenchDatabase, mail: MailServer, kills: number): Promise<string[]> {
  return during({ stop: database.remove }, async () => {
    const settings = { ...database.settings, ...mail.settings, TRUSTED_PROXY_HOPS: '1' };
    return during(await secondSite(await freePort(), { settings }), async (site) => [
      ...(await killing('the site', () => killSite(site), { site, database, mail, kills })),
      ...(database.server
        ? await killing('PostgreSQL', () => killDatabase(database), { site, database, mail, kills })
        : []),
      ...(await trace(site, database, mail)),
    ]);
  });
}

type Killed = { site: SecondSite; database: BenchDatabase; mail: MailServer; kills: number };

/** @param kill resolves with the time from the start to the first response, in milliseconds */
async function killing(
  what: string,
  kill: () => Promise<number>,
  { site, database, mail, kills }: Killed,
): Promise<string[]> {
  const writes = visitorWrites(site.origin, mail, site.origin);
  const writers = startVisitors({
    a: writes.message,
    b: writes.message,
    c: writes.message,
    d: paced(writes.code),
    e: writes.saver(database.settings.NEXTAUTH_SECRET),
    f: writes.saver(database.settings.NEXTAUTH_SECRET),
  });
  const ready: number[] = [];
  let damaged = 0;
  await during(writers, async () => {
    for (let i = 0; i < kills; i += 1) {
      await wait(Math.random() * LONGEST_LOAD);
      ready.push(await kill());
      if ((await damage(database)).length > 0) damaged += 1;
    }
    await wait(LONGEST_LOAD);
  });
  const { lost, doubled } = await writes.compare(database);
  const counts = [kills, ...Object.values(writes.acknowledged()), lost, doubled, damaged];
  const name = `${what}, on ${database.name}`;
  printRow([name, ...counts.map(String), median(ready).toFixed(0)], WIDTHS);
  return lost + doubled + damaged > 0 ? [name] : [];
}

/** The site sends at most 300 codes an hour: most are left to those who sign in. */
const paced = (visit: Visit) => async () => {
  await wait(2_000);
  return visit();
};

async function killSite(site: SecondSite): Promise<number> {
  await site.end('SIGKILL');
  const begun = performance.now();
  await site.start();
  return performance.now() - begun;
}

/** PostgreSQL's `immediate` stop kills all its processes and leaves the files as after a crash. */
async function killDatabase({ server }: BenchDatabase): Promise<number> {
  await server?.stop('immediate');
  const begun = performance.now();
  await server?.start();
  return performance.now() - begun;
}

/** Shows that the disk has a write before the visitor is thanked for it. */
async function trace(site: SecondSite, database: BenchDatabase, mail: MailServer): Promise<string[]> {
  const strace = findProgram('strace');
  if (!strace) {
    console.log(`  syncs on ${database.name}: not traced, because strace is not installed`);
    return [];
  }
  const writes = visitorWrites(site.origin, mail, site.origin);
  const pids = [site.pid, ...(database.server ? [database.server.pid] : [])];
  const synced = await syncsBeforeAnswers(strace, pids, async () => {
    for (let i = 0; i < TRACED; i += 1) {
      await writes.message();
      // The mail about it is sent after the response, and writes too.
      await wait(500);
    }
  });
  console.log(
    `  syncs on ${database.name}: ${synced} of ${TRACED} messages were on disk (fsync or fdatasync) ` +
      'between request and response',
  );
  return synced < TRACED ? [`syncs on ${database.name}`] : [];
}
