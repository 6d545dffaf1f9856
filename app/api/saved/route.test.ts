import { libraryHere } from '@/lib/texts/library-here';
import { KEYS, type Database } from '@/lib/records/schema';
import { declareAdult } from '@/lib/records/declarations';
import { closeDb, db } from '@/lib/records/database';
import { migrate } from '@/lib/records/migrate';
import { savedItems } from '@/lib/records/saved-items';
import { createSession, endAllSessions } from '@/lib/records/sessions';
import { sharedBy, sharedByToken } from '@/lib/records/shared-insights';
import { findings } from '@samvit/research';
import { isEmbedded } from '@/lib/provider';
import { freshDataDir } from '@/testing/processes/fresh-data-dir';
import { formAgain, responseToForm } from '@/testing/site/form-response';
import { sessionCookie } from '@/testing/site/session-cookie';
import { POST as keys } from '../feed/keys/route';
import { POST as readMarks } from '../feed/read-marks/route';
import { POST as subjects } from '../feed/subjects/route';
import { POST as revoke } from '../shared/revoke/route';
import { POST as share } from '../shared/route';
import { POST as remove } from './delete/route';
import { GET as files } from './files/[name]/route';
import { POST as save } from './route';
import { POST as words } from './words/route';

jest.mock('@/lib/provider', () => ({
  ...jest.requireActual<object>('@/lib/provider'),
  isEmbedded: jest.fn(() => true),
}));

// The handlers alone, without middleware.
freshDataDir();
beforeAll(migrate);
afterAll(closeDb);
afterEach(async () => {
  jest.restoreAllMocks();
  for (const table of Object.keys(KEYS) as (keyof Database)[]) await db().deleteFrom(table).execute();
});

const USER = { id: 'u1', email: 'reader@example.com', name: null };
const IN_HINDI = { 'x-locale': 'hi' };
const ANALYSIS = { kind: 'analysis', item: 'growth/gold-usd-oz/10y' };

async function signedIn({ declared = true } = {}): Promise<string> {
  const token = await createSession(db(), { user: USER, token: 'none' });
  if (declared) await declareAdult(db(), USER.email, '2.0');
  return sessionCookie(token);
}

type Handler = (request: Request, context: undefined) => Promise<Response>;
const request = (fields: Record<string, string>, cookie = '', site = 'same-origin') =>
  new Request('http://site/api/saved', {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  });
const post = async (handler: Handler, ...form: Parameters<typeof request>) =>
  (await responseToForm(handler, request(...form))).response;

it('leads who is not signed in or not declared to be 18 to a page that asks again, and saves nothing', async () => {
  for (const cookie of ['', await signedIn({ declared: false })]) {
    const { status, headers } = await post(save, ANALYSIS, cookie);
    expect(status).toBe(303);
    const location = new URL(headers.get('location') ?? '', 'http://site');
    expect(location.pathname).toBe('/web');
    expect(location.searchParams.get('callbackUrl')).toBe(
      '/web/saved/new?kind=analysis&item=growth/gold-usd-oz/10y',
    );
  }
  expect(await savedItems(db(), USER.id)).toEqual([]);
});

it('saves with the sentence of the moment, and leads to what was saved', async () => {
  const cookie = await signedIn();
  const { headers } = await post(save, ANALYSIS, cookie);
  const [item] = await savedItems(db(), USER.id);
  expect(headers.get('location')).toBe(`/web/saved/${item?.id}`);
  expect(item).toMatchObject({ ...ANALYSIS, sentence: expect.stringContaining('Gold'), locale: 'en' });
  // Another spelling of the same analysis is the same.
  await post(save, ANALYSIS, cookie);
  expect(await savedItems(db(), USER.id)).toHaveLength(1);
});

it('who is not signed in on a Hindi page signs in, declares and confirms in Hindi', async () => {
  const { headers } = await post(save, { ...ANALYSIS, ...IN_HINDI });
  const location = new URL(headers.get('location') ?? '', 'http://site');
  expect(location.pathname).toBe('/hi/web');
  expect(location.searchParams.get('callbackUrl')).toBe(
    '/hi/web/saved/new?kind=analysis&item=growth/gold-usd-oz/10y',
  );
});

it('an analysis of a Hindi page is saved in Hindi, and shown by a Hindi page; an insight is in English', async () => {
  const cookie = await signedIn();
  const { headers } = await post(save, { ...ANALYSIS, ...IN_HINDI }, cookie);
  expect(headers.get('location')).toMatch(/^\/hi\/web\/saved\/[0-9a-f-]{36}$/);
  expect(headers.get('set-cookie')).toContain('Path=/hi/web;');
  expect(await savedItems(db(), USER.id)).toMatchObject([
    { locale: 'hi', sentence: expect.stringMatching(/\p{Script=Devanagari}/u) },
  ]);
  const insight = { kind: 'insight', item: findings.insights(libraryHere())[0]?.id ?? '' };
  await post(save, { ...insight, ...IN_HINDI }, cookie);
  expect(await savedItems(db(), USER.id)).toContainEqual(
    expect.objectContaining({ ...insight, locale: 'en' }),
  );
});

it('answers with the form and what was typed, whatever fails', async () => {
  const cookie = await signedIn();
  await post(save, ANALYSIS, cookie);
  const [item] = await savedItems(db(), USER.id);
  const id = item?.id ?? '';
  const tooLong = await formAgain(words, request({ id, name: 'x'.repeat(81), note: 'My <thought>' }, cookie));
  expect(tooLong.response.status).toBe(400);
  expect(tooLong.html).toContain('My &lt;thought&gt;');
  expect(tooLong.html).toContain('Please write a name of at most 80 characters.');
  expect(tooLong.html).toContain(`action="/api/saved/words"`);
  await endAllSessions(db(), USER.email);
  const ended = await formAgain(words, request({ id, name: '', note: 'My thought' }, cookie));
  expect(ended.response.status).toBe(401);
  expect(ended.html).toMatch(/Please sign in again\..*Sign in, in a new tab.*My thought/s);
  // What is not saved yet keeps what it is about.
  const unsaved = await formAgain(save, request({ ...ANALYSIS, note: 'My thought' }, cookie));
  expect(unsaved.response.status).toBe(401);
  expect(unsaved.html).toMatch(/action="\/api\/saved".*name="item" value="growth\/gold-usd-oz\/10y"/s);
});

it('a form of a Hindi page that failed comes back in Hindi, and stays so', async () => {
  const form = request({ id: 'x', note: 'मेरा विचार', ...IN_HINDI }, await signedIn());
  const { page, html } = await formAgain(words, form);
  expect(page.path).toBe('/hi/form-again/saved');
  expect(html).toContain('name="x-locale" value="hi"');
  expect(html).toContain('मेरा विचार</textarea>');
});

it.each<[string, Handler, Record<string, string>]>([
  ['/hi/web/saved', remove, { id: 'x' }],
  ['/hi/web/shared', revoke, { id: 'x' }],
  ['/hi/web/preferences', subjects, { 'gold-usd-oz': 'more' }],
  ['/hi/web/preferences', readMarks, {}],
  ['/hi/web/preferences', keys, { keys: 'off' }],
])('a form of %s leads back to it, also when it failed', async (page, handler, fields) => {
  const send = async (cookie: string) => responseToForm(handler, request({ ...fields, ...IN_HINDI }, cookie));
  const { response } = await send(await signedIn());
  const done = response.headers.get('set-cookie');
  if (done) expect(done).toMatch(/^sign-in-flash=[^;]*%E0%A4.*; Path=\/hi\/web;/);
  const failed = await send('');
  expect(failed.response.headers.getSetCookie()).toEqual([]);
  expect(failed).toMatchObject({
    response: { status: 401 },
    page: { path: page, problem: { message: expect.stringMatching(/\p{Script=Devanagari}/u) } },
  });
});

it('refuses what is nothing, a form of another site, and everything with another provider', async () => {
  const cookie = await signedIn();
  expect((await post(save, { kind: 'report', item: 'no-such-report' }, cookie)).status).toBe(404);
  expect((await post(save, { kind: 'page', item: 'x' }, cookie)).status).toBe(400);
  expect((await post(save, ANALYSIS, cookie, 'cross-site')).status).toBe(403);
  jest.mocked(isEmbedded).mockReturnValueOnce(false);
  expect((await post(save, ANALYSIS, cookie)).status).toBe(404);
  expect(await savedItems(db(), USER.id)).toEqual([]);
});

it('gives the files to their owner alone', async () => {
  const file = (name: string, cookie = '') =>
    files(new Request(`http://site/api/saved/files/${name}`, { headers: { cookie } }), {
      params: Promise.resolve({ name }),
    });
  expect((await file('saved.csv')).status).toBe(401);
  const cookie = await signedIn();
  await post(save, ANALYSIS, cookie);
  const csv = await file('saved.csv', cookie);
  expect(csv.headers.get('cache-control')).toBe('private, no-store');
  expect(csv.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await csv.text()).split('\r\n')).toHaveLength(3);
  expect(await (await file('saved.json', cookie)).json()).toMatchObject([{ kind: 'analysis' }]);
  expect((await file('saved.xml', cookie)).status).toBe(404);
  const [item] = await savedItems(db(), USER.id);
  await post(remove, { id: item?.id ?? '' }, cookie);
  expect(await savedItems(db(), USER.id)).toEqual([]);
});

it('a new link is in the cookies of the page of links, in each language, and nowhere in the database', async () => {
  const cookie = await signedIn();
  const [finding] = findings.insights(libraryHere());
  const { headers } = await post(share, { insight: finding?.id ?? '' }, cookie);
  expect(headers.get('location')).toBe('/web/shared');
  const [, token = ''] =
    /^new-link=([\w-]{43});.*Path=\/web\/shared;.*HttpOnly/.exec(headers.get('set-cookie') ?? '') ?? [];
  expect(headers.getSetCookie().map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
    '/web/shared',
    '/hi/web/shared',
  ]);
  expect(await sharedByToken(db(), token)).toMatchObject({ insight: finding?.id });
  expect(await sharedBy(db(), USER.id)).toHaveLength(1);
  const none = await post(share, { insight: 'no-such-insight' }, cookie);
  expect(none.status).toBe(404);
  expect(await sharedBy(db(), USER.id)).toHaveLength(1);
});
