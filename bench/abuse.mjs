// npm run bench:abuse -- [seconds per attack, 8 by default] [attack]: the response time of a page from memory
// and the server's memory use during each attack, compared with a quiet server, without a proxy and behind
// nginx as it ships. Loopback only; needs nginx. Exits with 1 if a target is missed.
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/steps/root.mjs';
import { SERVER_ARGS, SERVER_VARIABLES } from '../scripts/steps/server-bundle.mjs';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { during, start, stop } from '../testing/processes/child.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { nginxFolder, shippedConfiguration, startNginx } from '../testing/servers/nginx.ts';
import { checkProc, residentBytes, settled } from './process-use.mjs';
import { needProgram } from '../testing/processes/program.ts';
import { prepareSite, serve } from './serve.mjs';
import { percentile, printRow } from './table.mjs';
import { temporaryFolder } from '../testing/processes/temporary-folder.ts';

/**
 * Times of a visitor whose connection is new, and of one whose connection is kept, in milliseconds, and the
 * most memory held, in MB.
 * @typedef {{ new: number[], kept: number[], memory: number }} Found
 */
/** @typedef {{ origin: string, pid: number, stop: () => Promise<void> }} Site */

/** Limits during an attack: p99 in medians of the quiet page in the same run, and MB. */
const TARGET = { times: 10, memory: 400 };

/** The names of the attacks in bench/attack.mjs. */
const ATTACKS = {
  flood: '200 connections on pages that have to be rendered',
  pipeline: 'one connection, 1,500 such requests in one piece, again and again',
  deaf: '250 connections, 1,500 requests each, none reads an answer',
  unknown: 'two connections, unknown addresses without end, not waiting for answers',
  names: '250 connections on unknown addresses',
  writes: '200 connections, messages of 59 kB that are refused',
  slow: '324 connections of six clients, messages whose bodies do not come',
  boot: '250 connections on scripts of a page that no release has, with an earlier release',
};

/** A page that the server sends from memory. */
const PAGE = '/';

/** The pause between two requests for the page, in milliseconds. */
const PAUSE = 5;

/** The delay before measuring begins, in milliseconds: an attack takes a moment to reach its full load. */
const LEAD = 1_000;

const WIDTHS = [14, 10, 10, 10, 10, 10, 10];

const seconds = Number(process.argv[2] ?? 8);
const chosen = process.argv[3];

await command(async () => {
  if (!(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60))
    throw new Stop('Say how many seconds each attack lasts, from 1 to 60.');
  if (chosen !== undefined && !Object.hasOwn(ATTACKS, chosen))
    throw new Stop(`An attack is one of ${Object.keys(ATTACKS).join(', ')}.`);
  checkProc();
  const nginx = needProgram('nginx');
  const dataDir = await prepareSite();
  console.log(
    `A page from memory (${PAGE}), in ms, asked for on a new and on a kept connection in turn; p99 in medians of the quiet page (x); the most memory held, in MB.`,
  );
  const missed = [
    ...(await attacked('direct', await serveRelease(dataDir, 0))),
    ...(await attacked('behind nginx', await behindNginx(nginx, dataDir))),
  ];
  console.log();
  for (const [name, what] of Object.entries(ATTACKS)) console.log(`${name}: ${what}.`);
  console.log(
    `\nUnder each, p99 is to be ${TARGET.times} times the median of the quiet page or less, and the server to hold ${TARGET.memory} MB or less: ${missed.length > 0 ? `MISSED by ${missed.join(', ')}` : 'met'}.`,
  );
  if (missed.length > 0) process.exitCode = 1;
});

/**
 * Measures all attacks on a site.
 * @param {string} where
 * @param {Site} served
 * @returns {Promise<string[]>} the targets that were missed
 */
async function attacked(where, served) {
  return during(served, async (site) => {
    await settled(site.pid);
    console.log(`\n${where}`);
    printRow(['', 'new p50', 'p99', 'kept p50', 'p99', 'p99 x', 'memory'], WIDTHS);
    const quiet = await measure(site);
    const unit = percentile([...quiet.new, ...quiet.kept], 50);
    if (printFound('quiet', quiet, unit) > TARGET.times)
      console.log('The quiet page itself misses the target: this machine is too busy to tell.');
    const missed = [];
    for (const name of chosen === undefined ? Object.keys(ATTACKS) : [chosen]) {
      const found = await underAttack(name, site);
      const times = printFound(name, found, unit);
      if (times > TARGET.times) missed.push(`${name} ${where} with ${times.toFixed(0)} x`);
      if (found.memory > TARGET.memory) missed.push(`${name} ${where} with ${found.memory.toFixed(0)} MB`);
    }
    printFound('after it all', await measure(site), unit);
    return missed;
  });
}

/**
 * Serves the build as a release with an earlier one beside it, which has the same pages.
 * @param {string} dataDir
 * @param {number} hops trusted proxies in front
 */
async function serveRelease(dataDir, hops) {
  const releases = temporaryFolder('releases-');
  for (const release of ['1', '2']) {
    const folder = path.join(releases, release);
    mkdirSync(folder);
    for (const name of readdirSync(ROOT)) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  const own = path.join(releases, '2');
  writeFileSync(path.join(own, 'release.json'), '{}');
  return serve(SERVER_ARGS, own, {
    ...SERVER_VARIABLES,
    DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: String(hops),
  });
}

/** @param {string} nginx @param {string} dataDir @returns {Promise<Site>} */
async function behindNginx(nginx, dataDir) {
  const site = await serveRelease(dataDir, 1);
  const port = await freePort();
  const folder = nginxFolder(shippedConfiguration(port, Number(new URL(site.origin).port)));
  const proxy = await startNginx(nginx, folder, port);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: site.pid,
    stop: async () => {
      await proxy.stop();
      await site.stop();
    },
  };
}

/** @param {string} name @param {Site} site @returns {Promise<Found>} */
async function underAttack(name, site) {
  const attacker = start(process.execPath, [path.join(ROOT, 'bench', 'attack.mjs'), name, site.origin], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await wait(LEAD);
    return await measure(site);
  } finally {
    await stop(attacker);
    await settled(site.pid);
  }
}

/** @param {Site} site @returns {Promise<Found>} */
async function measure({ origin, pid }) {
  const end = performance.now() + seconds * 1_000;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  /** @type {Found} */
  const found = { new: [], kept: [], memory: 0 };
  while (performance.now() < end) {
    found.new.push(await timeOf(origin + PAGE, false));
    found.kept.push(await timeOf(origin + PAGE, kept));
    found.memory = Math.max(found.memory, residentBytes(pid) / 1_000_000);
    await wait(PAUSE);
  }
  kept.destroy();
  return found;
}

/** @param {string} url @param {Agent | false} agent */
async function timeOf(url, agent) {
  const begun = performance.now();
  const [response] = await once(get(url, { agent }), 'response');
  await once(response.resume(), 'end');
  if (response.statusCode !== 200) throw new Error(`${PAGE} answered ${response.statusCode}.`);
  return performance.now() - begun;
}

/** @param {string} name @param {Found} found @param {number} unit @returns {number} p99 in units */
function printFound(name, found, unit) {
  const [first, second] = [percentile(found.new, 99), percentile(found.kept, 99)];
  const times = Math.max(first, second) / unit;
  const cells = [percentile(found.new, 50), first, percentile(found.kept, 50), second, times];
  printRow([name, ...cells.map((cell) => cell.toFixed(1)), found.memory.toFixed(0)], WIDTHS);
  return times;
}
