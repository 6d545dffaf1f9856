// npm run bench:abuse -- [seconds per attack, 8 by default]: the response time of a page from memory and
// the server's memory use during each attack, compared with a quiet server. Loopback only. Exits with 1 if
// a target is missed.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/steps/root.mjs';
import { command, Stop } from '../scripts/steps/stop.mjs';
import { ask } from './answer.mjs';
import { during, start, stop } from './child.mjs';
import { checkProc, residentBytes, settled } from './process-use.mjs';
import { serveSite } from './serve.mjs';
import { percentile, printRow } from './table.mjs';

/** @typedef {{ p50: number, p99: number, longest: number, memory: number }} Found in milliseconds and MB */

/** Limits during an attack, in milliseconds and MB. */
const TARGET = { p99: 50, memory: 400 };

/** The names of the attacks in bench/attack.mjs. */
const ATTACKS = {
  flood: '200 connections on pages that have to be rendered',
  pipeline: 'one connection, 1,500 such requests in one piece, again and again',
  deaf: '250 connections, 1,500 requests each, none reads an answer',
};

/** A page that the server sends from memory. */
const PAGE = '/';

/** The pause between two requests for the page, in milliseconds. */
const PAUSE = 5;

/** The delay before measuring begins, in milliseconds: an attack takes a moment to reach its full load. */
const LEAD = 1_000;

const WIDTHS = [12, 10, 10, 12, 14];

const seconds = Number(process.argv[2] ?? 8);

await command(async () => {
  if (!(Number.isInteger(seconds) && seconds >= 1 && seconds <= 60))
    throw new Stop('Say how many seconds each attack lasts, from 1 to 60.');
  checkProc();
  await during(await serveSite(), async (site) => {
    await settled(site.pid);
    console.log(
      `A page from memory (${PAGE}), in ms, asked for one after the other; the most memory held, in MB.\n`,
    );
    printRow(['', 'p50', 'p99', 'longest', 'memory'], WIDTHS);
    printFound('quiet', await measure(site));
    const missed = [];
    for (const name of Object.keys(ATTACKS)) {
      const found = await underAttack(name, site);
      printFound(name, found);
      if (found.p99 > TARGET.p99) missed.push(`${name} with ${found.p99.toFixed(0)} ms`);
      if (found.memory > TARGET.memory) missed.push(`${name} with ${found.memory.toFixed(0)} MB`);
    }
    printFound('after it all', await measure(site));
    console.log();
    for (const [name, what] of Object.entries(ATTACKS)) console.log(`${name}: ${what}.`);
    console.log(
      `\nUnder each, the page is to have a p99 of ${TARGET.p99} ms or less, and the server to hold ${TARGET.memory} MB or less: ${missed.length > 0 ? `MISSED by ${missed.join(', ')}` : 'met'}.`,
    );
    if (missed.length > 0) process.exitCode = 1;
  });
});

/** @param {string} name @param {import('./serve.mjs').Server} site @returns {Promise<Found>} */
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

/** @param {import('./serve.mjs').Server} site @returns {Promise<Found>} */
async function measure({ origin, pid }) {
  const end = performance.now() + seconds * 1_000;
  /** @type {number[]} */
  const times = [];
  let memory = 0;
  while (performance.now() < end) {
    const begun = performance.now();
    const { status } = await ask(origin + PAGE);
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`${PAGE} answered ${status}.`);
    memory = Math.max(memory, residentBytes(pid) / 1_000_000);
    await wait(PAUSE);
  }
  return { p50: percentile(times, 50), p99: percentile(times, 99), longest: Math.max(...times), memory };
}

/** @param {string} name @param {Found} found */
function printFound(name, { p50, p99, longest, memory }) {
  printRow([name, p50.toFixed(1), p99.toFixed(1), longest.toFixed(0), memory.toFixed(0)], WIDTHS);
}
