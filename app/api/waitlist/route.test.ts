import { freshDataDir } from '@/e2e/support/fresh-data-dir';
import { closeDb, db } from '@/lib/db/client';
import { migrate } from '@/lib/db/migrate';
import { wakeDelivery } from '@/lib/waitlist/delivery';
import { DRAFT_COOKIE, readDraft } from '@/lib/waitlist/draft';
import { POST } from './route';

freshDataDir();
beforeAll(migrate);
afterAll(async () => {
  await wakeDelivery();
  await closeDb();
});
afterEach(async () => {
  for (const table of ['waitlist', 'waitlist_keys', 'rate_limits'] as const)
    await db().deleteFrom(table).execute();
});

const send = (body: BodyInit, type = 'application/json', headers: Record<string, string> = {}) =>
  POST(
    new Request('http://site/api/waitlist', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'x-client-address': '192.0.2.1', ...headers },
    }),
    undefined,
  );
const sendJson = (fields: unknown) => send(JSON.stringify(fields));
const FORM = 'application/x-www-form-urlencoded';
const rows = () => db().selectFrom('waitlist').selectAll().execute();

describe('a JSON post', () => {
  it('of the four fields alone is taken', async () => {
    const response = await sendJson({
      email: 'a@example.com',
      phone_number: '1',
      user_type: 'broker',
      message: 'x',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 200 });
    expect(await rows()).toHaveLength(1);
  });

  it('ignores fields it does not know, and takes a long message whole', async () => {
    const message = 'ப'.repeat(20_000);
    expect((await sendJson({ email: 'a@example.com', message, extra: { deep: [1] } })).status).toBe(200);
    expect((await rows())[0]?.message).toBe(message);
  });

  it.each([
    ['the honeypot filled', { website: 'https://spam.example' }, 1],
    ['sent within two seconds', { elapsed_ms: 300 }, 1],
    ['sent after ten seconds', { elapsed_ms: 10_000 }, 0],
    ['odd extras', { elapsed_ms: 'soon', website: 5, idempotency_key: {} }, 0],
  ])('with %s is stored, marked %#', async (_name, extras, suspect) => {
    expect((await sendJson({ email: 'a@example.com', ...extras })).status).toBe(200);
    expect((await rows())[0]?.suspect).toBe(suspect);
  });

  it.each([
    ['no address', {}, 'Please enter a valid email address'],
    ['half an address', { email: 'reader@' }, 'Please enter a valid email address'],
    ['an address in odd Unicode', { email: 'rеader@exаmple.com' }, 'Please enter a valid email address'],
    ['an address with NUL', { email: 'a\u0000@example.com' }, 'Please enter a valid email address'],
    ['an address that is a list', { email: ['a@example.com'] }, 'Please enter a valid email address'],
    [
      'a user type of its own',
      { email: 'a@example.com', user_type: 'admin' },
      'Please choose investor, advisor or broker',
    ],
    [
      'NUL in the message',
      { email: 'a@example.com', message: 'a\u0000b' },
      'Please remove the invisible control characters',
    ],
    [
      'turned reading direction',
      { email: 'a@example.com', message: '\u202Eevil' },
      'Please remove the invisible control characters',
    ],
  ])('with %s is refused with words, and nothing is stored', async (_name, fields, words) => {
    const response = await sendJson(fields);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: words });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['a JSON list', '[1]', 'application/json', 400],
    ['text', 'hello', 'text/plain', 415],
    [
      'more than 64 kB',
      JSON.stringify({ email: 'a@example.com', message: 'x'.repeat(70_000) }),
      'application/json',
      413,
    ],
    ['bytes that are no UTF-8', new Uint8Array([123, 0xff, 125]), 'application/json', 400],
  ] as const)('of %s is a clear 4xx', async (_name, body, type, status) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(/\.$/);
    expect(await rows()).toEqual([]);
  });

  it('says when to come back after too many', async () => {
    for (let i = 0; i < 5; i += 1) await sendJson({ email: 'a@example.com', message: String(i) });
    const response = await sendJson({ email: 'a@example.com', message: 'more' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await response.json()).message).toMatch(
      /^Too many requests\. Please try again in \d+ minutes\.$/,
    );
  });
});

describe('a form post without script', () => {
  it('leads to the page of thanks', async () => {
    const response = await send(
      new URLSearchParams({ email: 'a@example.com', user_type: '', website: '' }),
      FORM,
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/contact/sent');
    expect(await rows()).toHaveLength(1);
  });

  it('comes back with everything typed when something was wrong, and nothing of it in the address', async () => {
    const response = await send(new URLSearchParams({ email: 'nobody', message: 'A long thought' }), FORM);
    expect(response.headers.get('Location')).toBe('/contact');
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    const id = new RegExp(`${DRAFT_COOKIE}=([^;]+)`).exec(cookie)?.[1];
    expect(await readDraft(db(), id)).toMatchObject({
      problem: 'Please enter a valid email address',
      email: 'nobody',
      message: 'A long thought',
    });
    expect(await rows()).toEqual([]);
  });
});
