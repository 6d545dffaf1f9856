// npm run bench -- abuse [seconds per attack, 8 by default] [attack]: the response time of a page from memory, the
// server's memory use, and how long a reader waits for an analysis during each attack, compared with a quiet server,
// without a proxy and behind nginx as it ships. Loopback only; needs nginx. Exits with 1 if a target is missed.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@/lib/platform/commands/root.mjs';
import { Stop } from '@/lib/platform/commands/stop.mjs';
import { during, start, stop } from '@/testing/processes/child';
import { freePort } from '@/testing/processes/free-port';
import { needProgram } from '@/testing/processes/program';
import { temporaryFolder } from '@/testing/processes/temporary-folder';
import { nginxFolder, shippedConfiguration, startNginx } from '@/testing/servers/nginx';
import { ATTACKS } from './support/attacks';
import { bench, countArgument, words } from './support/bench';
import { checkProc, residentMB, settled } from './support/process-use';
import { prepareSite, startSite } from './support/site';
import { percentile, printRow } from './support/table';

/**
 * Times of a visitor whose connection is new, and of one whose connection is kept, in milliseconds, and the
 * most memory held, in MB; then times of analyses that nobody has asked for, and how many were refused.
 */
type Found = { new: number[]; kept: number[]; memory: number; answers: number[]; refused: number };
type Site = { origin: string; pid: number; dataDir: string; stop: () => Promise<void> };

/** Limits during an attack: how long a page from memory takes, in ms, in the middle and at p99, and MB. */
const TARGET = { p50: 50, p99: 250, memory: 400 };

/** A page that the server sends from memory. */
const PAGE = '/';

/** How many analyses a reader asks for, one after another. */
const READINGS = 3;

/** The pause between two requests for the page, in milliseconds. */
const PAUSE = 5;

/** The delay before measuring begins, in milliseconds: an attack takes a moment to reach its full load. */
const LEAD = 1_500;

const WIDTHS = [14, 10];

let seconds = 0;

void bench(async () => {
  seconds = countArgument('how many seconds each attack lasts', 8, 60);
  const names = Object.keys(ATTACKS);
  const filter = words.find((word) => !/^[-\d]/.test(word));
  if (filter !== undefined && !names.includes(filter))
    throw new Stop(`An attack is one of ${names.join(', ')}.`);
  const attacks = filter === undefined ? names : [filter];
  checkProc();
  const nginx = needProgram('nginx');
  const dataDir = await prepareSite();
  console.log(
    `A page from memory (${PAGE}), in ms, asked for on a new and on a kept connection in turn; p99 in ` +
      `medians of the quiet page (x); the most memory held, in MB; the median of ${READINGS} analyses of ` +
      'one reader, in ms, and how many were refused.',
  );
  const missed = [
    ...(await attacked('direct', await serveRelease(dataDir, 0), attacks)),
    ...(await attacked('behind nginx', await behindNginx(nginx, dataDir), attacks)),
  ];
  console.log();
  for (const [name, { what }] of Object.entries(ATTACKS)) console.log(`${name}: ${what}.`);
  console.log(
    `\nUnder each, the page is to take ${TARGET.p50} ms in the middle and ${TARGET.p99} ms at p99 or ` +
      `less, and the server to hold ${TARGET.memory} MB or less: ` +
      `${missed.length > 0 ? `MISSED by ${missed.join(', ')}` : 'met'}.`,
  );
  return missed;
});

/** Measures attacks on a site. @returns the targets that were missed */
function attacked(where: string, served: Site, attacks: readonly string[]): Promise<string[]> {
  return during(served, async (site) => {
    await settled(site.pid);
    console.log(`\n${where}`);
    printRow(['', 'new p50', 'p99', 'kept p50', 'p99', 'p99 x', 'memory', 'analysis', 'refused'], WIDTHS);
    const quiet = await measure(site);
    const unit = percentile([...quiet.new, ...quiet.kept], 50);
    printFound('quiet', quiet, unit);
    const missed: string[] = [];
    for (const name of attacks) {
      const response = await underAttack(name, site);
      const { p50, p99 } = printFound(name, response, unit);
      if (p50 > TARGET.p50 || p99 > TARGET.p99)
        missed.push(`${name} ${where} with ${p50.toFixed(0)} and ${p99.toFixed(0)} ms`);
      if (response.memory > TARGET.memory)
        missed.push(`${name} ${where} with ${response.memory.toFixed(0)} MB`);
    }
    printFound('after it all', await measure(site), unit);
    return missed;
  });
}

/**
 * Serves the build as a release with an earlier one beside it, which has the same pages.
 * @param hops trusted proxies in front
 */
async function serveRelease(dataDir: string, hops: number): Promise<Site> {
  const releases = temporaryFolder('releases-');
  for (const release of ['1', '2']) {
    const folder = path.join(releases, release);
    mkdirSync(folder);
    for (const name of readdirSync(ROOT)) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  const servedRelease = path.join(releases, '2');
  writeFileSync(path.join(servedRelease, 'release.json'), '{}');
  return { dataDir, ...(await startSite(dataDir, { TRUSTED_PROXY_HOPS: String(hops) }, servedRelease)) };
}

async function behindNginx(nginx: string, dataDir: string): Promise<Site> {
  const site = await serveRelease(dataDir, 1);
  const port = await freePort();
  const folder = nginxFolder(shippedConfiguration(port, Number(new URL(site.origin).port)));
  const proxy = await startNginx(nginx, folder, port);
  return {
    ...site,
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await proxy.stop();
      await site.stop();
    },
  };
}

async function underAttack(name: string, site: Site): Promise<Found> {
  const words = ['--import', 'tsx', 'bench/attack.ts', name, site.origin, site.dataDir];
  const attacker = start(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await wait(LEAD);
    return await measure(site);
  } finally {
    await stop(attacker);
    await settled(site.pid);
  }
}

async function measure({ origin, pid }: Site): Promise<Found> {
  const end = performance.now() + seconds * 1_000;
  const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 1 });
  const measurement: Found = { new: [], kept: [], memory: 0, answers: [], refused: 0 };
  while (performance.now() < end) {
    measurement.new.push(await timeOf(origin + PAGE, false));
    measurement.kept.push(await timeOf(origin + PAGE, keepAliveAgent));
    measurement.memory = Math.max(measurement.memory, residentMB(pid));
    await wait(PAUSE);
  }
  keepAliveAgent.destroy();
  // Afterwards, so that no page waits for the work of whoever measures.
  for (let i = 0; i < READINGS; i += 1) {
    const begun = performance.now();
    const { ok } = await fetch(origin + nextAnalysis());
    if (ok) measurement.answers.push(performance.now() - begun);
    else measurement.refused += 1;
  }
  return measurement;
}

let analyses = 0;
/** One that is asked for here alone. */
const nextAnalysis = () => `/analysis/lumpsum/gold-inr-10g/10y/amount-${10_000_000 + (analyses += 1)}`;

async function timeOf(url: string, agent: Agent | false): Promise<number> {
  const begun = performance.now();
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${PAGE} answered ${response.statusCode}.`);
  return performance.now() - begun;
}

/** @returns the larger median and p99 of new and kept connections, in ms */
function printFound(name: string, found: Found, unit: number): { p50: number; p99: number } {
  const [first, second] = [percentile(found.new, 99), percentile(found.kept, 99)];
  const medians = [percentile(found.new, 50), percentile(found.kept, 50)] as const;
  const p99 = Math.max(first, second);
  const cells = [medians[0], first, medians[1], second, p99 / unit];
  const analysis = found.answers.length > 0 ? percentile(found.answers, 50).toFixed(0) : '-';
  const counts = [found.memory.toFixed(0), analysis, String(found.refused)];
  printRow([name, ...cells.map((cell) => cell.toFixed(1)), ...counts], WIDTHS);
  return { p50: Math.max(...medians), p99 };
}
