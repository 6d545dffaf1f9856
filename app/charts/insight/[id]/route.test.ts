import { libraryHere } from '@/lib/texts/library-here';
import { findings } from '@samvit/research';
import { signChart, signChartOfLink } from '@/lib/web/signed-chart';
import { GET } from './route';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';

freshDataDir();

jest.mock('@/lib/services/sign-in/current-session', () => {
  const { HttpError } = jest.requireActual('@/lib/platform/http/http-error');
  return {
    ...jest.requireActual('@/lib/services/sign-in/current-session'),
    requireSession: jest.fn(async ({ headers }: Request) => {
      const name = headers.get('cookie');
      if (!name) throw new HttpError(401, 'errors.signed-out');
      return { user: { email: `${name}@example.com` } };
    }),
  };
});
jest.mock('@/lib/records/database', () => ({ db: () => undefined }));
jest.mock('@/lib/records/shared-insights', () => ({
  isShared: async (_db: unknown, id: string) => id === 'open',
}));
jest.mock('@/lib/services/sign-in/declared', () => ({
  hasDeclared: async (_db: unknown, email: string) => email === 'adult@example.com',
}));

const ask = (address: string, headers: Record<string, string> = {}) => {
  const url = new URL(address, 'http://localhost');
  const id = url.pathname.split('/').at(-1) ?? '';
  return GET(new Request(url, { headers }), { params: Promise.resolve({ id }) });
};
const signedIn = { cookie: 'adult' };
const [newest] = findings.insights(libraryHere());
const path = findings.chartPath(newest?.id ?? '', 'wide');

/** Text that is safe in XML, as React writes it. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('serves the chart of an insight with its texts, and shared caches must not store it', async () => {
  const response = await ask(path, signedIn);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const svg = await response.text();
  expect(svg).toMatch(/^<svg xmlns/);
  expect(svg).toContain(`<title id="title">${escaped(newest?.title ?? '')}</title>`);
});

test('a signed address needs no cookie', async () => {
  expect((await ask(signChart(path))).status).toBe(200);
});

test('the address of a link shows it until the link ends, and is stored nowhere', async () => {
  const [open, ended] = [signChartOfLink(path, 'open'), signChartOfLink(path, 'ended')];
  const response = await ask(open);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const etag = response.headers.get('etag') ?? '';
  for (const headers of [undefined, { 'if-none-match': etag }])
    expect((await ask(ended, headers)).status).toBe(404);
  // Without the link, or with another, the signature is none.
  for (const address of [open.replace('link=open&', ''), ended.replace('link=ended', 'link=open')])
    expect((await ask(address)).status).toBe(401);
});

test('who has the chart already is told that it is the same, once the gate is passed', async () => {
  const etag = (await ask(path, signedIn)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"/);
  const again = await ask(path, { ...signedIn, 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(401);
});

test('without a session the response does not tell whether the chart exists', async () => {
  for (const address of [
    path,
    `${path}?expires=99999999999&signature=a`,
    '/charts/insight/no-such-insight.svg',
  ])
    expect((await ask(address)).status).toBe(401);
});

test('before the 18+ declaration it is rejected', async () => {
  expect((await ask(path, { cookie: 'minor' })).status).toBe(403);
});

test('draws every chart', async () => {
  for (const [i, { id }] of findings.insights(libraryHere()).entries()) {
    // By turns: packages/charts/legible.test.ts draws every chart in each size.
    const response = await ask(findings.chartPath(id, i % 2 ? 'wide' : 'card'), signedIn);
    expect(response.status).toBe(200);
    // Without its typeface, whose base64 may contain any letters.
    expect((await response.text()).replace(/base64,[^)]*/g, '')).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test.each(['no-such-insight.svg', 'no-such-insight-card.svg', 'x.png', '..svg'])(
  '%p is no chart',
  async (name) => {
    expect((await ask(`/charts/insight/${name}`, signedIn)).status).toBe(404);
  },
);
