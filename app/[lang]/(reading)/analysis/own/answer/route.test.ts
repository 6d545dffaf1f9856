import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { sessionCookieName } from '@/lib/platform/http/cookies';
import { closeDb, db } from '@/lib/records/database';
import { declareAdult } from '@/lib/records/declarations';
import { migrate } from '@/lib/records/migrate';
import { storedOwnSeries, storeOwnSeries } from '@/lib/records/own-series';
import { createSession } from '@/lib/records/sessions';
import type { tables } from '@samvit/research';
import { GET, POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(closeDb);

/** What the page of the last response is to show. */
let shown: tables.OwnResult | undefined;

async function respond(request: Request): Promise<Response> {
  const { response, page } = await responseToForm(POST, request);
  // The handler names one page, and this is what it shows.
  shown = page?.result as tables.OwnResult | undefined;
  if (page) expect(page.path).toBe('/analysis/own/result');
  return response;
}

const CSV = 'Date,Close\n2024-01-31,100\n2024-02-29,110\n2024-03-31,121\n';
const OWN = {
  name: '=1+1',
  unit: 'INR',
  kind: 'price',
  observed: 'close',
  rows: [
    ['2024-01', 100],
    ['2024-02', 110],
  ],
};

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return respond(
    new Request('https://samvit.example/analysis/own/answer', {
      method: 'POST',
      body: form,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    }),
  );
}

test('the response is a page, and nothing of it is in an address or a cookie', async () => {
  const response = await post({ text: CSV });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(shown).toMatchObject({ state: 'asks', text: CSV.replaceAll('\n', '\r\n') });
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403, /our own pages/],
  ['what says that it is longer', { 'content-length': '412000000' }, 413, /has 412 MB; at most 1 MB fits/],
])('%s is refused on a page', async (_, headers, status, words) => {
  expect((await post({ text: CSV }, headers)).status).toBe(status);
  expect(shown).toMatchObject({ state: 'refused', sentence: expect.stringMatching(words) });
});

test('beside a file that is too large the cells that were pasted stay in the form', async () => {
  const form = new FormData();
  form.append('text', CSV);
  form.append('file', new Blob(['x'.repeat(1_050_000)]), 'own.csv');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const request = new Request('https://samvit.example/analysis/own/answer', {
    method: 'POST',
    body: form,
    headers,
  });
  expect((await respond(request)).status).toBe(413);
  expect(shown).toMatchObject({ state: 'refused', pasted: CSV.replaceAll('\n', '\r\n') });
});

test('a CSV is the response itself', async () => {
  const fields = {
    own: JSON.stringify(OWN),
    measure: 'compare',
    a: 'gold-inr-10g',
    window: 'all',
    do: 'csv',
  };
  const response = await post({ ...fields, b: await ownNameOf() });
  expect(response.headers.get('content-disposition')).toContain('attachment');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toMatch(/^period,gold-inr-10g,own\.\w{8}\r\n2024-01,/);
});

test('where a publisher does not permit it there is no CSV', async () => {
  const fields = {
    own: JSON.stringify(OWN),
    measure: 'compare',
    a: 'nvidia-close',
    window: 'all',
    do: 'csv',
  };
  expect((await post({ ...fields, b: await ownNameOf() })).status).toBe(422);
  expect(shown).toMatchObject({
    state: 'refused',
    sentence: expect.stringContaining('The publisher does not allow downloads'),
  });
});

async function ownNameOf(): Promise<string> {
  await post({ own: JSON.stringify(OWN) });
  return shown?.state === 'read' ? (shown.fields.a ?? '') : '';
}

test('a series is stored in the account of who is signed in and of age; others lose nothing of the page', async () => {
  const stored = { own: JSON.stringify(OWN), do: 'account' };
  await post(stored);
  expect(shown).toMatchObject({ state: 'read', notice: expect.stringContaining('Sign in first') });
  const user = { id: 'u1', email: 'asha@example.com', name: null };
  const cookie = await sessionCookie(await createSession(db(), { user, token: 'none' }));
  expect(cookie).toContain(sessionCookieName());
  await post(stored, { cookie });
  expect(shown).toMatchObject({ notice: expect.stringContaining('18 or over') });
  expect(await storedOwnSeries(db(), user.email)).toEqual([]);
  await declareAdult(db(), user.email, '2.0');
  await post(stored, { cookie });
  expect(shown).toMatchObject({ state: 'read', notice: 'Your data is stored in your account.' });
  expect(await storedOwnSeries(db(), user.email)).toMatchObject([{ name: '=1+1', rows: OWN.rows }]);
});

test('of two series of which one does not fit none is stored, and that is said', async () => {
  const user = { id: 'u2', email: 'ben@example.com', name: null };
  const cookie = await sessionCookie(await createSession(db(), { user, token: 'none' }));
  await declareAdult(db(), user.email, '2.0');
  const stored = { unit: 'INR', kind: 'price', observed: 'close', rows: [['2024-01', 1]] } as const;
  const nineteen = Array.from({ length: 19 }, (_, i) => ({
    ...stored,
    id: `own.${i}`,
    name: 'a',
    rows: [...stored.rows] as [string, number][],
  }));
  await storeOwnSeries(db(), user, nineteen);
  const form = new FormData();
  for (const value of [110, 120])
    form.append(
      'own',
      JSON.stringify({
        ...OWN,
        rows: [
          ['2024-01', 100],
          ['2024-02', value],
        ],
      }),
    );
  form.append('do', 'account');
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  await respond(
    new Request('https://samvit.example/analysis/own/answer', { method: 'POST', body: form, headers }),
  );
  expect(shown).toMatchObject({
    state: 'read',
    notice: expect.stringContaining('no room for these 2. We stored nothing.'),
  });
  expect(await storedOwnSeries(db(), user.email)).toHaveLength(19);
});

test('who loads such an address again is led to the page of own data', async () => {
  const response = await GET(new Request('https://samvit.example/analysis/own/answer'), undefined);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/analysis/own']);
});
