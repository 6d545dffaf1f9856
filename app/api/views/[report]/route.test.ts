import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { fillDisk, setMaxPages } from '@/testing/database/full-disk';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address';
import { listReports } from '@/lib/texts/reports/read-report';
import { NETWORK_VIEWS } from '@/lib/records/view-counts';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
beforeEach(async () => {
  for (const table of ['view_counts', 'view_marks'] as const) await db().deleteFrom(table).execute();
});

const [{ slug } = { slug: '' }] = listReports();
const open = (
  address: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  report = slug,
) =>
  POST(
    new Request(`http://site/api/views/${report}`, {
      method: 'POST',
      headers: { ...headers, [CLIENT_ADDRESS_HEADER]: address },
    }),
    { params: Promise.resolve({ report }) },
  );
const views = async (response: Response) => ((await response.json()) as { views: number }).views;

test('a reader is counted once a day, by the /64 of the address', async () => {
  expect(await views(await open('192.0.2.1'))).toBe(1);
  expect(await views(await open('192.0.2.1'))).toBe(1);
  expect(await views(await open('2001:db8:0:1::/64'))).toBe(2);
});

test('a request that does not come from our own pages is not counted', async () => {
  expect(await views(await open('192.0.2.1'))).toBe(1);
  const foreign: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
  ];
  for (const headers of foreign) expect((await open('192.0.2.2', headers)).status).toBe(403);
  expect(await views(await open('192.0.2.1'))).toBe(1);
  expect((await open('192.0.2.1', undefined, 'no-such-report')).status).toBe(404);
});

test('65,536 clients of one /48 are a few views; those of the next are counted separately', async () => {
  for (let i = 0; i < 40; i += 1) await open(`2001:db8:77:${i.toString(16)}::/64`);
  expect(await views(await open('2001:db8:78:0::/64'))).toBe(NETWORK_VIEWS + 1);
});

test('with a full disk a view gets 503 and shows no number, and is counted later', async () => {
  await fillDisk();
  // SQLite fills its current page before it needs disk space.
  let status = 200;
  for (let i = 0; i < 200 && status === 200; i += 1) ({ status } = await open(`198.51.100.${i}`));
  expect(status).toBe(503);
  await setMaxPages(1_000_000);
  expect((await open('198.51.100.250')).status).toBe(200);
  expect(await db().selectFrom('view_counts').selectAll().execute()).toHaveLength(2);
});
