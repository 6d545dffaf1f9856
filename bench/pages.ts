// npm run bench -- pages [turns of a second for each server and cell, 5 by default]: requests per second of
// processor time for this server, nginx and `next start`, with the same pages in the same run. Exits with 1
// if prerendered HTML misses its target.
import { during } from '@/testing/processes/child';
import { needProgram } from '@/testing/processes/program';
import { ask, type Answered } from '@/testing/servers/loopback';
import { signIn } from '@/testing/site/writes';
import { bench, countArgument } from './support/bench';
import { checkProc, settled } from './support/process-use';
import { prepareSite, startNext, startSite } from './support/site';
import { serveWithNginx } from './support/static-nginx';
import { printRow } from './support/table';
import { inTurns, type Contender, type Rate } from './support/turns';
import { CONNECTIONS } from './support/wrk';

type Server = { origin: string; pid: number };
/** One kind of response in one encoding, under a name. */
type Cell = { name: string; path: string; status: number; headers: Record<string, string> };
type MeasuredPage = Contender & { answer: Answered };
type Measured = MeasuredPage & Rate;

const ENCODINGS = ['identity', 'gzip', 'br'];

/**
 * Targets for prerendered HTML and a client that accepts gzip or brotli: the share of nginx's rate, and
 * milliseconds.
 */
const TARGET = { ofNginx: 0.6, p99: 5 };

const HEAD = ['', 'bytes', 'samvit', 'p50', 'p99', 'nginx', 'p50', 'p99', 'next', 'p50', 'p99'];
const WIDTHS = [19, 7, 9, 8, 8, 10, 8, 8, 9, 8, 8, 10, 17];

void bench(async () => {
  const turns = countArgument('how many turns of a second each server takes', 5, 60);
  needProgram('wrk');
  needProgram('nginx');
  checkProc();
  const dataDir = await prepareSite();
  return during(await startSite(dataDir), async (site) =>
    during(await startNext(dataDir), async (next) => {
      await settled(site.pid);
      return compare(site, next, cellsFor(await signIn(site.origin, dataDir)), turns);
    }),
  );
});

/** @param token of a session */
function cellsFor(token: string): Cell[] {
  const kinds: Cell[] = [
    { name: 'HTML', path: '/', status: 200, headers: {} },
    { name: '304', path: '/', status: 304, headers: {} },
    { name: '404', path: '/no-such-page', status: 404, headers: {} },
    {
      name: 'feed',
      path: '/api/v1/widgets/dashboard',
      status: 200,
      headers: { Authorization: `Bearer ${token}` },
    },
  ];
  return kinds.flatMap((kind) =>
    ENCODINGS.map((encoding) => ({
      ...kind,
      name: `${kind.name}-${encoding}`,
      headers: { ...kind.headers, 'Accept-Encoding': encoding },
    })),
  );
}

async function compare(site: Server, next: Server, cells: readonly Cell[], turns: number): Promise<string[]> {
  const answers = new Map<string, Answered>();
  for (const { name, path, headers } of cells) answers.set(name, await ask(portOf(site), path, { headers }));
  console.log(
    `Requests for each second of processor time; p50 and p99 in ms. Loopback, ${CONNECTIONS} ` +
      `connections, medians of ${turns} turns of a second.\n`,
  );
  printRow([...HEAD, 'of nginx', 'x next'], WIDTHS);
  const missed: string[] = [];
  await during(await serveWithNginx(answers), async (nginx) => {
    for (const cell of cells) {
      const contenders = [
        await contender(site, cell),
        await contender(nginx, { ...cell, path: `/${cell.name}` }),
        await contender(next, cell),
      ];
      const [siteRate, files, peer] = await inTurns(contenders, turns);
      if (!siteRate || !files || !peer) throw new Error('Three servers were asked.');
      printCell(cell.name, siteRate, files, peer);
      if (/^HTML-(?:gzip|br)$/.test(cell.name)) missed.push(...missedTargets(cell.name, siteRate, files));
    }
  });
  console.log(`\nnginx sends files made of these very answers, headers and all; it knows nothing of a feed.`);
  console.log(
    `HTML under gzip and brotli is to have ${TARGET.ofNginx} of nginx or more, and a p99 of ` +
      `${TARGET.p99} ms or less: ${missed.join('; ') || 'met'}.`,
  );
  return missed;
}

/** A server and what it is asked; a 304 is requested with the ETag of each server. */
async function contender(server: Server, { path, status, headers }: Cell): Promise<MeasuredPage> {
  const { etag = '' } = (await ask(portOf(server), path, { headers })).headers;
  const requestHeaders = status === 304 ? { ...headers, 'If-None-Match': etag } : headers;
  const answer = await ask(portOf(server), path, { headers: requestHeaders });
  const url = server.origin + path;
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}.`);
  return { url, headers: requestHeaders, status, pids: [server.pid], answer };
}

const portOf = ({ origin }: Server) => Number(new URL(origin).port);
const encodingOf = ({ answer }: MeasuredPage) => answer.headers['content-encoding'] ?? 'identity';

function printCell(name: string, ours: Measured, files: Measured, peer: Measured): void {
  const speeds = [ours, files, peer].flatMap(({ perCore, p50, p99 }) => [
    Math.round(perCore).toLocaleString('en'),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  const times = (ours.perCore / peer.perCore).toFixed(1);
  // A server that does not support the encoding has less work, so the table names the encoding that it used.
  const note = encodingOf(peer) === encodingOf(ours) ? '' : `${encodingOf(peer)}: `;
  const share = (ours.perCore / files.perCore).toFixed(2);
  printRow([name, String(ours.answer.body.length), ...speeds, share, note + times], WIDTHS);
}

function missedTargets(name: string, ours: Measured, files: Measured): string[] {
  const share = ours.perCore / files.perCore;
  return [
    ...(share < TARGET.ofNginx ? [`${name} MISSED with ${share.toFixed(2)}`] : []),
    ...(ours.p99 > TARGET.p99 ? [`${name} MISSED with ${ours.p99.toFixed(1)} ms`] : []),
  ];
}
