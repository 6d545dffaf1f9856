// npm run bench -- chaos [seconds of each fault, 5 by default] [a word of database and fault, for some only]:
// what visitors see while a part of the site fails, and how long until all is well again; on SQLite with one
// instance and on PostgreSQL with two, behind nginx. Exits with 1 if a visitor saw what the fault does not
// excuse, or an acknowledged write is missing.
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchDatabase } from '@/testing/database/databases';
import { during } from '@/testing/processes/child';
import { needProgram } from '@/testing/processes/program';
import {
  reading,
  startVisitors,
  visitsOf,
  type Seen,
  type Visit,
  type Visitors,
} from '@/testing/site/visitors';
import { newClient, visitorWrites, type Writes } from '@/testing/site/writes';
import { bench, countArgument, words } from './support/bench';
import { FAULTS, KINDS, type Fault, type Kind } from './support/faults';
import { prepareSite } from './support/site';
import { INSTANCES, setStage, type Stage } from './support/stage';
import { printRow } from './support/table';

/** A visitor of each kind is well after so many good responses in a row. */
const GOOD_IN_ROW = 3;

/** How long visitors of each kind may take to be well again, in milliseconds. */
const PATIENCE = 60_000;

const WIDTHS = [38, 20, 19, 19, 19, 17, 7, 6];

let seconds = 0;

void bench(async () => {
  seconds = countArgument('how many seconds each fault lasts', 5, 600);
  needProgram('nginx');
  await prepareSite();
  console.log(
    'What visitors saw, from before a fault until all was well: responses with 200 / with 503 / others ' +
      'or none, and the longest time. well: seconds from the end of the fault to the last bad response. ' +
      'lost: acknowledged writes that are missing.',
  );
  const missed: string[] = [];
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    console.log(`\n${name}, ${INSTANCES[name]} behind nginx`);
    printRow(['', ...KINDS, 'well', 'lost'], WIDTHS);
    for (const withUpstream of [false, true]) {
      const faults = faultsOf(name, withUpstream);
      if (faults.length === 0) continue;
      const stage = await setStage(name, { withUpstream });
      missed.push(...(await during(stage, () => causeAll(stage, faults, withUpstream))));
    }
  }
  return missed;
});

function faultsOf(database: BenchDatabase['name'], withUpstream: boolean): Fault[] {
  const word = words.find((one) => !/^\d/.test(one)) ?? '';
  return FAULTS.filter(
    (one) => Boolean(one.withUpstream) === withUpstream && `${database}: ${one.name}`.includes(word),
  );
}

/** @returns the faults under which something was wrong */
async function causeAll(stage: Stage, faults: readonly Fault[], withUpstream: boolean): Promise<string[]> {
  const writes = visitorWrites(stage.instances.origin, stage.mail, stage.publicOrigin);
  if (!withUpstream && (await writes.signIn()) !== 200)
    throw new Error('Nobody could sign in before the first fault.');
  const missed: string[] = [];
  for (const fault of faults) {
    const reason = fault.notHere?.(stage.database.name, stage);
    if (reason) {
      console.log(`${fault.name.padEnd(WIDTHS[0] ?? 0)}  not tried: ${reason}`);
      continue;
    }
    const visitors = startVisitors(visitsTo(stage, writes, fault));
    if (!(await during(visitors, () => watch(fault, stage, writes, visitors)))) missed.push(fault.name);
  }
  return missed;
}

/** @returns whether visitors saw only what the fault excuses, nothing is lost, and all was well again */
async function watch(fault: Fault, stage: Stage, writes: Writes, visitors: Visitors<Kind>): Promise<boolean> {
  const outcomes = Object.values(visitors.seen);
  if (!(await until(() => outcomes.every(({ goodInRow }) => goodInRow >= GOOD_IN_ROW))))
    throw new Error(
      `Not all was well before this: ${fault.name}. ` +
        `${KINDS.map((kind) => `${kind}: ${statusesOf(visitors.seen[kind])}`).join('; ')}`,
    );
  await fault.begin(stage);
  await wait(seconds * 1_000);
  const endOfFault = performance.now();
  await fault.end(stage);
  const endTime = performance.now();
  for (const outcome of outcomes) outcome.goodInRow = 0;
  const isWell = await until(() => outcomes.every(({ goodInRow }) => goodInRow >= GOOD_IN_ROW));
  await visitors.stop();
  const { lost } = await writes.compare(stage.database);
  const lastBad = Math.max(endOfFault, ...outcomes.map(({ lastBad: at }) => at));
  const unexcused = KINDS.filter((kind) => !isExcused(fault, stage, kind, visitors.seen[kind]));
  printRow(
    [
      fault.name,
      ...KINDS.map((kind) => (visitors.seen[kind] ? seenText(visitors.seen[kind]) : '-')),
      isWell ? ((lastBad - endOfFault) / 1_000).toFixed(1) : 'NEVER',
      String(lost),
    ],
    WIDTHS,
  );
  if (endTime - endOfFault > 2_000)
    console.log(`  (ending the fault took ${((endTime - endOfFault) / 1_000).toFixed(1)} s of this)`);
  for (const kind of unexcused) console.log(`  MISSED: ${kind} saw ${statusesOf(visitors.seen[kind])}`);
  return unexcused.length === 0 && lost === 0 && isWell;
}

let searches = 0;

/** What each kind of visitor does; without the feed where an upstream has it. */
function visitsTo(
  { instances: { origin } }: Stage,
  writes: Writes,
  { withUpstream }: Fault,
): Record<Kind, Visit> {
  const visitor = () => ({ 'X-Forwarded-For': newClient() });
  const visits: Record<Kind, Visit> = {
    'page in memory': reading(() => `${origin}/about-us`, visitor),
    'rendered page': reading(() => `${origin}/search?q=${(searches += 1)}`, visitor),
    feed: reading(
      () => `${origin}/api/v1/widgets/dashboard`,
      () => ({ ...visitor(), Authorization: `Bearer ${writes.token()}` }),
    ),
    message: writes.message,
    // Codes of new addresses are limited to a thousand a day.
    code: async () => {
      await wait(500);
      return writes.code();
    },
  };
  const { feed, ...others } = visits;
  return withUpstream ? (others as typeof visits) : { ...others, feed };
}

async function until(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!condition() && performance.now() < end) await wait(20);
  return condition();
}

const statusesOf = (seen: Seen | undefined) =>
  [...(seen?.statuses ?? [])].map(([status, count]) => `${status || 'nothing'} x ${count}`).join(', ');

function seenText(seen: Seen): string {
  const good = visitsOf(seen, (status) => status === 200);
  const refusals = visitsOf(seen, (status) => status === 503);
  return `${good}/${refusals}/${visitsOf(seen) - good - refusals}, ${(seen.longest / 1_000).toFixed(1)} s`;
}

function isExcused(fault: Fault, { database }: Stage, kind: Kind, seen: Seen | undefined): boolean {
  if (!seen) return true;
  const mayRefuse = fault.mayRefuse(database.name).includes(kind);
  const isRight = (status: number) =>
    status === 200 || (mayRefuse && status === 503) || (Boolean(fault.mayCut) && status === 0);
  return visitsOf(seen, (status) => !isRight(status)) === 0;
}
