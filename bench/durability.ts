// npm run bench:durability -- [kills of each kind, 100 by default]: kills the site, and PostgreSQL, at random
// moments while visitors write, and counts what was acknowledged and is missing. Exits with 1 if anything is
// missing, doubled or damaged.
import { setTimeout as wait } from 'node:timers/promises';
import { secondSite, type SecondSite } from '@/testing/site/second-site';
import { buildIfStale } from '../scripts/steps/build';
import { readSettings } from '../scripts/steps/settings';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during } from '@/testing/processes/child';
import { damage, postgresDatabase, sqliteDatabase, type BenchDatabase } from '@/testing/database/databases';
import { freePort } from '@/testing/processes/free-port';
import { mailServer, type MailServer } from '@/testing/servers/mail-server';
import { findProgram } from '@/testing/processes/program';
import { syncsBeforeAnswers } from './syncs';
import { median, printRow } from './table.mjs';
import { startVisitors } from '@/testing/site/visitors';
import { visitorWrites, type Writes } from '@/testing/site/writes';

/** How long writes run between two kills, in milliseconds: a random time up to this. */
const LONGEST_LOAD = 1_200;

/** Messages whose syncs are traced. */
const TRACED = 10;

const WIDTHS = [30, 7, 10, 7, 10, 10, 14, 6, 9, 9, 11];

const kills = Number(process.argv[2] ?? 100);

void command(async () => {
  if (!(Number.isInteger(kills) && kills >= 1 && kills <= 1000))
    throw new Stop('Say how often each is killed, from 1 to 1000.');
  await buildIfStale(readSettings());
  console.log(
    'Acknowledged writes after kill -9 at random moments; ready: median ms from start to answer.\n',
  );
  printRow(
    [
      ...['', 'kills', 'messages', 'codes', 'used codes', 'sign-ins'],
      ...['declarations', 'lost', 'doubled', 'damaged', 'ready'],
    ],
    WIDTHS,
  );
  const mail = await mailServer();
  try {
    await measure(await sqliteDatabase(), mail);
    await measure(await postgresDatabase(), mail);
  } finally {
    mail.close();
  }
});

async function measure(database: BenchDatabase, mail: MailServer): Promise<void> {
  const settings = {
    ...database.settings,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    TRUSTED_PROXY_HOPS: '1',
  };
  let site: SecondSite | undefined;
  try {
    site = await secondSite(await freePort(), { settings });
    await killing('site', site, database, mail);
    if (database.server) await killing('database', site, database, mail);
    await trace(site, database, mail);
  } finally {
    await site?.stop();
    await database.remove();
  }
}

async function killing(
  what: 'site' | 'database',
  site: SecondSite,
  database: BenchDatabase,
  mail: MailServer,
) {
  const writes = visitorWrites(site.origin, mail, site.origin);
  const writers = startVisitors({
    a: writes.message,
    b: writes.message,
    c: writes.message,
    d: writes.code,
    e: paced(writes.signIn),
  });
  const ready: number[] = [];
  let damaged = 0;
  await during(writers, async () => {
    for (let i = 0; i < kills; i += 1) {
      await wait(Math.random() * LONGEST_LOAD);
      ready.push(await (what === 'site' ? killSite(site) : killDatabase(database)));
      if ((await damage(database)).length > 0) damaged += 1;
    }
    await wait(LONGEST_LOAD);
  });
  await printResult(`${what === 'site' ? 'the site' : 'PostgreSQL'}, on ${database.name}`, {
    writes,
    database,
    damaged,
    ready,
  });
}

/** Codes of new addresses are limited to a thousand a day, so the bench requests few. */
const paced = (visit: () => Promise<number>) => async () => {
  await wait(200);
  return visit();
};

/** Resolves with the time from the start to the first response, in milliseconds. */
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

type Result = { writes: Writes; database: BenchDatabase; damaged: number; ready: number[] };

async function printResult(name: string, { writes, database, damaged, ready }: Result): Promise<void> {
  const { lost, doubled } = await writes.compare(database);
  const counts = Object.values(writes.acknowledged()).map(String);
  const bad = [lost, doubled, damaged];
  printRow([name, String(kills), ...counts, ...bad.map(String), median(ready).toFixed(0)], WIDTHS);
  if (bad.some((count) => count > 0)) process.exitCode = 1;
}

/** Shows that the disk has a write before the visitor is thanked for it. */
async function trace(site: SecondSite, database: BenchDatabase, mail: MailServer): Promise<void> {
  const strace = findProgram('strace');
  if (!strace) return console.log(`  syncs on ${database.name}: not traced, because strace is not installed`);
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
    `  syncs on ${database.name}: ${synced} of ${TRACED} messages were on disk (fsync or fdatasync) between request and response`,
  );
  if (synced < TRACED) process.exitCode = 1;
}
