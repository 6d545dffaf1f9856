import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { copyRealContent, writeContent } from '@/testing/content/content-folder';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { BADLY, fredFile, publisher, whole, type Publisher } from '@/testing/servers/publisher';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { standingUpdates } from '@/lib/records/series-updates';
import { setLivePoints } from '@/lib/research/series/live-points';
import { readSeriesFile } from '@/lib/research/series/series-file';
import { mayBeFetched } from '@/lib/research/supply/supply';
import { keep, wait, waitingFor } from '@/lib/services/series/received-files';
import { readUpdates } from '@/lib/services/series/live-updates';
import { BY, fetchAndApply } from './series-daily';

// The site asks a publisher that plays FRED, well and badly.

const dataDir = freshDataDir();
const NOW = Date.parse('2026-11-24T09:00:00Z');

let fred: Publisher;
beforeAll(async () => {
  await migrate();
  fred = await publisher();
});
afterAll(async () => {
  setLivePoints(new Map());
  await fred.close();
  await closeDb();
});
beforeEach(() => {
  copyRealContent();
  fred.asked.length = 0;
});

/** Somebody has read the terms of the publisher, and they allow it. */
function allow(id: string, column: string, { decimals = 2, more = '' } = {}): void {
  const url = `https://publisher.example/${id}.csv?from={from}`;
  const terms =
    'terms: { by: a test, on: 2026-11-24, at: https://publisher.example/terms, fetching: allowed }';
  writeContent(
    `supply/${id}.yaml`,
    `layout: fred\ncolumn: ${column}\ndecimals: ${decimals}\nurl: ${url}\n${terms}\n${more}`,
  );
}
const last = (id: string, count: number) =>
  readSeriesFile(id)
    .points.slice(-count)
    .map(([month, value]): [string, number | null] => [month, typeof value === 'number' ? value : null]);
const good = () => fredFile('GS10', last('us-10y', 12));
const stored = (id: string) => {
  const folder = path.join(dataDir, 'figures/raw', id);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const run = (patience?: number) =>
  fetchAndApply({ now: NOW, send: fred.fetch, ...(patience && { patience }) });

test('nothing is asked that nobody has allowed, that is forbidden, or that is paused', async () => {
  expect(mayBeFetched()).toEqual([]);
  allow('us-10y', 'GS10', { more: 'paused: Until the publisher has moved.' });
  expect(await run()).toEqual({ waiting: [], applied: [], report: '' });
  expect(fred.asked).toEqual([]);
});

test.each(Object.keys(BADLY))('%s changes nothing, is said in one sentence, and is stored', async (kind) => {
  allow('us-10y', 'GS10');
  const before = stored('us-10y').length;
  fred.sends('/us-10y', BADLY[kind]?.(good()) ?? whole(''));
  const { applied, waiting, report } = await run(kind === 'a slow drip' ? 500 : undefined);
  const isPassing = ['half a download', 'a slow drip', 'an error', 'nothing'].includes(kind);
  expect([applied, waiting]).toEqual([[], isPassing ? [] : ['us-10y']]);
  expect(report.split('\n')).toEqual([
    isPassing ? 'Publishers that did not answer, and are asked again tomorrow:' : 'For a person:',
    expect.stringMatching(/^ {2}us-10y: https:\/\/publisher\.example\/us-10y\.csv\S*: ./),
  ]);
  expect(await standingUpdates(db())).toEqual([]);
  expect(waitingFor('us-10y')).toBeUndefined();
  // What had no byte has no file.
  const isEmpty = ['nothing', 'a redirect to this machine', 'a redirect to another host'].includes(kind);
  expect(stored('us-10y')).toHaveLength(isEmpty ? before : before + 1);
});

test('a refused file names its line', async () => {
  allow('us-10y', 'GS10');
  fred.sends('/us-10y', whole(`${good()}2026-07-01,"4,20"\n`));
  expect((await run()).report).toMatch(/us-10y\.csv\?from=\{from\}:14: "4,20" has a decimal comma/);
});

test('a publisher that fails does not stop another; the same file is stored once, and who asks is said', async () => {
  allow('us-10y', 'GS10');
  allow('us-cpi', 'CPIAUCNS', { decimals: 3 });
  fred.sends('/us-10y', (_, response) => response.destroy());
  fred.sends('/us-cpi', whole(fredFile('CPIAUCNS', last('us-cpi', 12))));
  const report = await run();
  expect(report).toMatchObject({ applied: [], waiting: [] });
  expect(report.report).toMatch(/tomorrow:\n {2}us-10y: .*\nNothing new:\n {2}us-cpi$/);
  await run();
  expect(stored('us-cpi')).toHaveLength(1);
  expect(fred.asked.map(({ agent }) => agent)).toEqual(
    Array(4).fill(expect.stringMatching(/^Samvit \(\+https?:\/\/.+; .+@.+\)$/)),
  );
});

test('what a person imported is left to that person', async () => {
  allow('us-10y', 'GS10');
  const byHand = keep('us-10y', { name: 'mine.csv', bytes: Buffer.from(good()), now: NOW });
  wait('us-10y', byHand);
  fred.sends('/us-10y', whole(good()));
  expect((await run()).report).toContain('us-10y: mine.csv was imported, and waits.');
  expect([waitingFor('us-10y'), fred.asked]).toEqual([byHand, []]);
  wait('us-10y', { ...byHand, name: 'https://publisher.example/us-10y.csv?from={from}' });
  expect((await run()).report).toBe('Nothing new:\n  us-10y');
  expect(waitingFor('us-10y')).toBeUndefined();
});

test('a new value unlike any before waits for a person, who may apply it', async () => {
  allow('us-10y', 'GS10');
  fred.sends('/us-10y', whole(`${good()}2026-06-01,9.10\n`));
  const { applied, waiting, report } = await run();
  expect([applied, waiting]).toEqual([[], ['us-10y']]);
  expect(report).toContain('2026-06: further from the value before than any that we have.');
  expect(await standingUpdates(db())).toEqual([]);
});

test('a revision waits for a person, and a new month is applied in the name of the setting', async () => {
  allow('us-10y', 'GS10');
  allow('us-cpi', 'CPIAUCNS', { decimals: 3 });
  const [[month, value] = ['', 0], ...later] = last('us-10y', 12);
  fred.sends('/us-10y', whole(fredFile('GS10', [[month, Number(value) + 0.5], ...later])));
  fred.sends('/us-cpi', whole(fredFile('CPIAUCNS', [...last('us-cpi', 12), ['2026-06', 335.9]])));
  const report = await run();
  expect(report).toMatchObject({ applied: ['us-cpi'], waiting: ['us-10y'] });
  expect(report.report).toContain('npm run series -- review us-10y');
  expect(
    await db().selectFrom('series_updates').select(['series', 'points', 'applied_by']).execute(),
  ).toEqual([{ series: 'us-cpi', points: '[["2026-06",335.9]]', applied_by: BY }]);
  await readUpdates();
  expect(readSeriesFile('us-cpi').points.at(-1)).toEqual(['2026-06', 335.9]);
});
