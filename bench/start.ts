// npm run bench -- start [starts, 5 by default]: the time from the site's start to its first response, and
// its memory use after every page was requested, compared with `next start` on the same build. Exits with 1
// if a target is missed.
import { during } from '@/testing/processes/child';
import { ask } from '@/testing/servers/loopback';
import { bench, countArgument } from './support/bench';
import { checkProc, residentMB, settled } from './support/process-use';
import { prepareSite, startNext, startSite, type Server } from './support/site';
import { publicPaths } from './support/sitemap';
import { median, printRow } from './support/table';

/** In ms and MB. */
type Start = { ready: number; memory: number };

/** Targets: milliseconds from Next's first response to ours, and MB. */
const TARGET = { behindNext: 300, memory: 250 };

/** The number of requests for each page in each encoding before memory is measured. */
const ROUNDS = 5;
const ENCODINGS = ['identity', 'gzip', 'br'];

const WIDTHS = [14, 12, 12];

void bench(async () => {
  const starts = countArgument('how many starts to measure', 5, 100);
  checkProc();
  const dataDir = await prepareSite();
  const siteStarts: Start[] = [];
  const peers: Start[] = [];
  // A first start, not measured: it creates the tables and brings the files into the page cache of the
  // system.
  await (await startSite(dataDir)).stop();
  for (let i = 0; i < starts; i += 1) {
    siteStarts.push(await measure(await startSite(dataDir)));
    peers.push(await measure(await startNext(dataDir)));
  }
  console.log(`Medians of ${starts}: from the start to the first answer, and memory after all pages.\n`);
  printRow(['', 'ready ms', 'memory MB'], WIDTHS);
  const site = medians('samvit', siteStarts);
  const next = medians('next start', peers);
  const behind = site.ready - next.ready;
  const missed = [
    ...(behind > TARGET.behindNext ? [`ready ${behind.toFixed(0)} ms after Next`] : []),
    ...(site.memory > TARGET.memory ? [`${site.memory.toFixed(0)} MB`] : []),
  ];
  console.log(
    `\nThe site is to be ready ${TARGET.behindNext} ms after Next or sooner, and to hold ` +
      `${TARGET.memory} MB or less: ${missed.length > 0 ? `MISSED with ${missed.join(' and ')}` : 'met'}.`,
  );
  return missed;
});

function measure(server: Server): Promise<Start> {
  return during(server, async ({ origin, pid, readyAfter }) => {
    const port = Number(new URL(origin).port);
    const paths = await publicPaths(origin);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const path of paths)
        for (const encoding of ENCODINGS) await ask(port, path, { headers: { 'Accept-Encoding': encoding } });
    await settled(pid);
    return { ready: readyAfter, memory: residentMB(pid) };
  });
}

/** Prints them as a row of the table, too. */
function medians(name: string, measured: readonly Start[]): Start {
  const ready = median(measured.map((one) => one.ready));
  const memory = median(measured.map((one) => one.memory));
  printRow([name, ready.toFixed(0), memory.toFixed(0)], WIDTHS);
  return { ready, memory };
}
