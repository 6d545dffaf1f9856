// npm run bench:pages -- [turns of a second for each server and cell, 5 by default]: requests per second of
// processor time for this server, nginx and `next start`, with the same pages in the same run. Exits with 1
// if prerendered HTML misses its target.
import { command, Stop } from '../scripts/steps/stop.mjs';
import { ask } from './answer.mjs';
import { during } from '../testing/processes/child.ts';
import { measure } from './measure.mjs';
import { checkProc, settled } from './process-use.mjs';
import { needProgram } from '../testing/processes/program.ts';
import { prepareSite, startNext, startSite } from './serve.mjs';
import { signIn } from '../testing/site/api-session.ts';
import { serveWithNginx } from './static-nginx.mjs';
import { printRow } from './table.mjs';
import { CONNECTIONS } from './wrk.mjs';

/** @typedef {import('./measure.mjs').Measured} Measured */
/** @typedef {import('./measure.mjs').Server} Server */
/** @typedef {{ name: string, path: string, status: number, headers?: Record<string, string> }} Kind */

const ENCODINGS = ['identity', 'gzip', 'br'];

/**
 * Targets for prerendered HTML and a client that accepts gzip or brotli: the share of nginx's rate, and
 * milliseconds.
 */
const TARGET = { ofNginx: 0.6, p99: 5 };

const HEAD = ['', 'bytes', 'samvit', 'p50', 'p99', 'nginx', 'p50', 'p99', 'next', 'p50', 'p99'];
const WIDTHS = [19, 7, 9, 8, 8, 10, 8, 8, 9, 8, 8, 10, 17];

const turns = Number(process.argv[2] ?? 5);

await command(async () => {
  if (!(Number.isInteger(turns) && turns >= 1 && turns <= 60))
    throw new Stop('Say how many turns of a second each server takes, from 1 to 60.');
  needProgram('wrk');
  needProgram('nginx');
  checkProc();
  const dataDir = await prepareSite();
  await during(await startSite(dataDir), async (site) =>
    during(await startNext(dataDir), async (next) => {
      await settled(site.pid);
      await compare(site, next, kinds(await signIn(site.origin, dataDir)));
    }),
  );
});

/** @param {string} token of a session @returns {Kind[]} */
function kinds(token) {
  const headers = { Authorization: `Bearer ${token}` };
  return [
    { name: 'HTML', path: '/', status: 200 },
    { name: '304', path: '/', status: 304 },
    { name: '404', path: '/no-such-page', status: 404 },
    { name: 'feed', path: '/api/v1/widgets/dashboard', status: 200, headers },
  ];
}

/** @param {Server} site @param {Server} next @param {Kind[]} asked */
async function compare(site, next, asked) {
  const cells = asked.flatMap((kind) =>
    ENCODINGS.map((encoding) => ({ kind, encoding, name: `${kind.name}-${encoding}` })),
  );
  const answers = new Map();
  for (const { kind, encoding, name } of cells)
    answers.set(name, await ask(site.origin + kind.path, { ...kind.headers, 'Accept-Encoding': encoding }));
  console.log(
    `Requests for each second of processor time; p50 and p99 in ms. Loopback, ${CONNECTIONS} connections, medians of ${turns} turns of a second.\n`,
  );
  printRow([...HEAD, 'of nginx', 'x next'], WIDTHS);
  const missed = await during(await serveWithNginx(answers), async (nginx) => {
    const found = [];
    for (const { kind, encoding, name } of cells) {
      const servers = [
        { server: site, path: kind.path },
        { server: nginx, path: `/${name}` },
        { server: next, path: kind.path },
      ];
      const [ours, files, peer] = await measure(servers, kind, encoding, turns);
      if (!ours || !files || !peer) throw new Error('Three servers were asked.');
      printCell(name, ours, files, peer);
      if (kind.name === 'HTML' && encoding !== 'identity') found.push(...missedTargets(name, ours, files));
    }
    return found;
  });
  console.log(`\nnginx sends files made of these very answers, headers and all; it knows nothing of a feed.`);
  console.log(
    `HTML under gzip and brotli is to have ${TARGET.ofNginx} of nginx or more, and a p99 of ${TARGET.p99} ms or less: ${missed.join('; ') || 'met'}.`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

/** @param {string} name @param {Measured} ours @param {Measured} files @param {Measured} peer */
function printCell(name, ours, files, peer) {
  const speeds = [ours, files, peer].flatMap(({ perCore, p50, p99 }) => [
    Math.round(perCore).toLocaleString('en'),
    p50.toFixed(2),
    p99.toFixed(2),
  ]);
  const times = (ours.perCore / peer.perCore).toFixed(1);
  // A server that does not support the encoding has less work, so the table names the encoding that it
  // used.
  const note = peer.encoding === ours.encoding ? '' : `${peer.encoding}: `;
  printRow(
    [name, String(ours.bytes), ...speeds, (ours.perCore / files.perCore).toFixed(2), note + times],
    WIDTHS,
  );
}

/** @param {string} name @param {Measured} ours @param {Measured} files */
function missedTargets(name, ours, files) {
  const share = ours.perCore / files.perCore;
  return [
    ...(share < TARGET.ofNginx ? [`${name} MISSED with ${share.toFixed(2)}`] : []),
    ...(ours.p99 > TARGET.p99 ? [`${name} MISSED with ${ours.p99.toFixed(1)} ms`] : []),
  ];
}
