// npm run bench:start -- [starts, 5 by default]: the time from the site's start to its first response, and
// its memory use after every page was requested, compared with `next start` on the same build. Exits with 1
// if a target is missed.
import { command, Stop } from '../scripts/steps/stop.mjs';
import { ask } from './answer.mjs';
import { during } from '../testing/processes/child.ts';
import { checkProc, residentBytes, settled } from './process-use.mjs';
import { prepareSite, startNext, startSite } from './serve.mjs';
import { publicPaths } from './sitemap.mjs';
import { median, printRow } from './table.mjs';

/** @typedef {{ ready: number, memory: number }} Start in ms and MB */

/** Targets: milliseconds from Next's first response to ours, and MB. */
const TARGET = { behindNext: 300, memory: 250 };

/** The number of requests for each page in each encoding before memory is measured. */
const ROUNDS = 5;
const ENCODINGS = ['identity', 'gzip', 'br'];

const WIDTHS = [14, 12, 12];

const starts = Number(process.argv[2] ?? 5);

await command(async () => {
  if (!(Number.isInteger(starts) && starts > 0)) throw new Stop('Say how many starts to measure, 1 or more.');
  checkProc();
  const dataDir = await prepareSite();
  /** @type {Start[]} */
  const ours = [];
  /** @type {Start[]} */
  const peers = [];
  // A first start, not measured: it creates the tables and brings the files into the page cache of the
  // system.
  await (await startSite(dataDir)).stop();
  for (let i = 0; i < starts; i += 1) {
    ours.push(await measure(() => startSite(dataDir)));
    peers.push(await measure(() => startNext(dataDir)));
  }
  report(medians(ours), medians(peers));
});

/** @param {() => Promise<import('./serve.mjs').Server>} start @returns {Promise<Start>} */
async function measure(start) {
  return during(await start(), async ({ origin, pid, readyAfter }) => {
    const paths = await publicPaths(origin);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of paths)
        for (const encoding of ENCODINGS) await ask(origin + path, { 'Accept-Encoding': encoding });
    await settled(pid);
    return { ready: readyAfter, memory: residentBytes(pid) / 1_000_000 };
  });
}

/** @param {Start[]} measured @returns {Start} */
function medians(measured) {
  return {
    ready: median(measured.map(({ ready }) => ready)),
    memory: median(measured.map(({ memory }) => memory)),
  };
}

/** @param {Start} site @param {Start} next */
function report(site, next) {
  console.log(`Medians of ${starts}: from the start to the first answer, and memory after all pages.\n`);
  printRow(['', 'ready ms', 'memory MB'], WIDTHS);
  for (const [name, { ready, memory }] of Object.entries({ samvit: site, 'next start': next }))
    printRow([name, ready.toFixed(0), memory.toFixed(0)], WIDTHS);
  const behind = site.ready - next.ready;
  const missed = [
    ...(behind > TARGET.behindNext ? [`ready ${behind.toFixed(0)} ms after Next`] : []),
    ...(site.memory > TARGET.memory ? [`${site.memory.toFixed(0)} MB`] : []),
  ];
  console.log(
    `\nThe site is to be ready ${TARGET.behindNext} ms after Next or sooner, and to hold ${TARGET.memory} MB or less: ${missed.length > 0 ? `MISSED with ${missed.join(' and ')}` : 'met'}.`,
  );
  if (missed.length > 0) process.exitCode = 1;
}
