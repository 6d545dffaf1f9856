import { libraryHere } from '@/lib/texts/library-here';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { sessionCookie } from '@/testing/site/session-cookie';
import { declareAdult } from '@/lib/records/declarations';
import { createSession, endAllSessions } from '@/lib/records/sessions';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { popularity } from '@/lib/records/popularity';
import { findings } from '@samvit/research';
import { provider } from '@/lib/provider';
import { ProviderError } from '@/lib/provider/provider-error';
import type { Widget } from '@/lib/contract/widget';
import { GET } from './[feed]/route';
import { POST as countViews } from './views/route';

jest.mock('@/lib/records/popularity', () => {
  const actual = jest.requireActual<{ popularity: typeof popularity }>('@/lib/records/popularity');
  return { popularity: jest.fn(actual.popularity) };
});

// The handlers alone, without middleware.
freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  jest.restoreAllMocks();
  for (const table of ['sessions', 'declarations', 'view_counts', 'view_marks'] as const)
    await db().deleteFrom(table).execute();
});

const EMAIL = 'reader@example.com';

async function signedIn({ declared = true, id = 'u1' } = {}): Promise<string> {
  const token = await createSession(db(), {
    user: { id, email: EMAIL, name: null },
    token: 'secret-of-the-provider',
  });
  if (declared) await declareAdult(db(), EMAIL, '2.0');
  return await sessionCookie(token);
}

const get = (query: string, cookie = '') =>
  GET(new Request(`http://site/api/widgets/${query}`, { headers: { cookie } }), {
    params: Promise.resolve({ feed: query.split('?')[0] ?? '' }),
  });
const see = (ids: string[], cookie: string, site = 'same-origin') =>
  countViews(
    new Request('http://site/api/widgets/views', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/json' },
      body: JSON.stringify({ ids }),
    }),
    undefined,
  );
const items = async (response: Response) => ((await response.json()) as { items: Widget[] }).items;

it('returns nothing without a valid session', async () => {
  const cookie = await signedIn();
  expect((await get('dashboard')).status).toBe(401);
  expect((await get('dashboard', 'next-auth.session-token=made.up')).status).toBe(401);
  expect((await get('dashboard', cookie)).status).toBe(200);
  await endAllSessions(db(), EMAIL);
  // The same cookie, replayed.
  expect((await get('dashboard', cookie)).status).toBe(401);
  expect((await see(['x'], cookie)).status).toBe(401);
});

it('returns nothing before the 18+ declaration', async () => {
  expect((await get('dashboard', await signedIn({ declared: false }))).status).toBe(403);
});

it('never returns the provider’s token, and is never cached', async () => {
  const response = await get('dashboard', await signedIn());
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await response.text()).not.toContain('secret-of-the-provider');
});

it.each(['', '&order=newest'])('returns nine items a page, each once%s', async (order) => {
  const cookie = await signedIn();
  const seen = new Set<string>();
  let last = Infinity;
  for (let page = 1; ; page += 1) {
    const widgets = await items(await get(`dashboard?page=${page}${order}`, cookie));
    for (const { id, createdAt } of widgets) {
      expect(seen.has(id)).toBe(false);
      if (order) expect(Date.parse(createdAt)).toBeLessThanOrEqual(last);
      last = Date.parse(createdAt);
      seen.add(id);
    }
    if (widgets.length < 9) break;
  }
  expect(seen.size).toBeGreaterThanOrEqual(40);
});

it('returns a stable order to a reader who scrolls while others view insights', async () => {
  const cookie = await signedIn();
  const first = (await (await get('trending', cookie)).json()) as { items: Widget[]; cursor: string };
  const before = await items(await get(`trending?page=2&cursor=${first.cursor}`, cookie));
  await see(
    before.slice(-3).map((widget) => widget.id),
    await signedIn({ id: 'u2' }),
  );
  const after = await items(await get(`trending?page=2&cursor=${first.cursor}`, cookie));
  expect(after.map((widget) => widget.id)).toEqual(before.map((widget) => widget.id));
});

it('counts a view once per person and day, sorts Trending by views, and ignores unknown ids', async () => {
  const cookie = await signedIn();
  const [, , third] = await items(await get('dashboard', cookie));
  const id = third?.id ?? '';
  for (let i = 0; i < 3; i += 1) expect((await see([id, id, 'not-ours'], cookie)).status).toBe(204);
  // One reader makes no trend, and no order.
  const newest = findings.insights(libraryHere()).map((each) => each.id);
  const alone = await items(await get('trending', cookie));
  expect(alone.map((each) => each.id)).toEqual(newest.slice(0, alone.length));
  expect(alone.every(({ trending }) => !trending)).toBe(true);
  const [found] = (await items(await get('dashboard', cookie))).filter((each) => each.id === id);
  expect(found).toMatchObject({ id, views: 1, trending: false });
  await see([id], await signedIn({ id: 'u2' }));
  const [top] = await items(await get('trending', cookie));
  expect(top).toMatchObject({ id, views: 2, trending: true, reason: 'No. 1 by recent views' });
  expect((await see([id], cookie, 'cross-site')).status).toBe(403);
});

it.each(['0', '-1', '1000000000', 'x', '1.5', ''])(
  'answer the page "%s" with insights or with none',
  async (page) => {
    const response = await get(`dashboard?page=${page}&cursor=%00${page}`, await signedIn());
    expect(response.status).toBe(200);
  },
);

it('searches title and description of all items', async () => {
  const cookie = await signedIn();
  const wanted = findings
    .insights(libraryHere())
    .filter(({ title, summary }) => `${title}\n${summary}`.toLowerCase().includes('gold'));
  expect(wanted.length).toBeGreaterThan(9);
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(wanted.length / 9); page += 1)
    found.push(...(await items(await get(`dashboard?page=${page}&q=%20GOLD`, cookie))).map(({ id }) => id));
  expect(found.sort()).toEqual(wanted.map(({ id }) => id).sort());
  expect(await items(await get('trending?q=no+insight+says+this', cookie))).toEqual([]);
  expect(await items(await get(`dashboard?q=${'%25'.repeat(5000)}`, cookie))).toEqual([]);
});

it('returns insights without counts if the views cannot be read', async () => {
  const cookie = await signedIn();
  jest.mocked(popularity).mockRejectedValueOnce(new Error('database is locked'));
  const widgets = await items(await get('trending', cookie));
  expect(widgets).toHaveLength(9);
  expect(widgets[0]).toMatchObject({ views: null, trending: false });
});

it('has no other feed', async () => {
  expect((await get('constructor', await signedIn())).status).toBe(404);
});

it.each([
  [
    'refused',
    'User has not completed onboarding',
    422,
    'Welcome! Complete your onboarding to access personalized widgets',
  ],
  ['refused', 'Not in your country', 422, 'Not in your country'],
  ['unreachable', undefined, 503, 'Failed to load widgets'],
  ['invalid', undefined, 503, 'Failed to load widgets'],
] as const)('put a provider’s %s into the words of the yellow box', async (kind, said, status, words) => {
  jest.spyOn(provider(), 'widgets').mockRejectedValue(new ProviderError(kind, 'errors.widgets', { said }));
  const response = await get('dashboard', await signedIn());
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message: words });
});

it('ends the session if the provider no longer accepts its token', async () => {
  jest.spyOn(provider(), 'widgets').mockRejectedValue(new ProviderError('unauthorized', 'errors.widgets'));
  const cookie = await signedIn();
  expect((await get('dashboard', cookie)).status).toBe(401);
  jest.restoreAllMocks();
  expect((await get('dashboard', cookie)).status).toBe(401);
});
